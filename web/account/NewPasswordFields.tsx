import type { FieldState } from '../forms/Field.tsx';
import { PasswordField } from '../forms/PasswordField.tsx';

type Props = {
  password: FieldState;
  /** The new password once more, against a slip of the hand. */
  again: FieldState;
};

/** A password that somebody makes up now. */
export const NewPasswordFields = ({ password, again }: Props) => (
  <>
    <PasswordField
      label="New Password"
      hint="At least 6 characters. A few words that only you would put together are good."
      autoComplete="new-password"
      {...password}
    />
    <PasswordField label="Confirm New Password" autoComplete="new-password" {...again} />
  </>
);
