import { useId } from 'react';
import type { Provider } from '../../../shared/lists/list-page.ts';
import forms from '../../forms/Forms.module.css';

type Props = {
  label: string;
  optional?: boolean;
  /** By name. */
  providers: Provider[];
  /** In place of a choice. */
  none: string;
  /** Why one of them cannot be chosen; '' where it can. */
  hindrance?: (provider: Provider) => string;
  value: string;
  onChange: (id: string) => void;
};

/** Whose a new record is to be. */
export function ProviderSelect(props: Props) {
  const { label, optional, providers, none, hindrance = () => '', value, onChange } = props;
  const id = useId();
  return (
    <div className={forms.field}>
      <label htmlFor={id} className={forms.label}>
        {label}
        {optional && <span className={forms.optional}> (optional)</span>}
      </label>
      <select
        id={id}
        className={forms.input}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{none}</option>
        {providers.map((provider) => {
          const why = hindrance(provider);
          return (
            <option key={provider._id} value={provider._id} disabled={why !== ''}>
              {provider.name}
              {why && ` (${why})`}
            </option>
          );
        })}
      </select>
    </div>
  );
}
