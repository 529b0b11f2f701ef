import {
  ADDRESS_PUBLIC_WORDS,
  type AddressPublic,
} from '../../../shared/addresses/secret-places.ts';
import { askAboutAddress } from '../../../shared/addresses/secret-question.ts';
import { Field } from '../../forms/Field.tsx';

type Props = {
  /** The id of the organisation that waits. */
  id: string;
  /** The words that raise the question. */
  words: string;
  value: AddressPublic | '';
  onChange: (choice: AddressPublic | '') => void;
};

/** What is asked before an organisation is approved that may be a place to hide in (docs/product.md#secret-places). */
export function AddressQuestion({ id, words, value, onChange }: Props) {
  const name = `address-public-${id}`;
  const control = { name, onBlur: async () => {}, onChange: async () => {}, ref: () => {} };
  return (
    <Field label="May everybody see its address?" hint={askAboutAddress(words)} control={control}>
      {({ ref: _, ...input }) => (
        <select
          {...input}
          value={value}
          onChange={({ target }) => onChange(target.value as AddressPublic | '')}
        >
          <option value="">Choose before you approve</option>
          <option value="yes">{ADDRESS_PUBLIC_WORDS.yes}</option>
          <option value="no">{ADDRESS_PUBLIC_WORDS.no}</option>
        </select>
      )}
    </Field>
  );
}
