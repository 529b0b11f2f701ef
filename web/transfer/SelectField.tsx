import forms from '../forms/Forms.module.css';

type Props = {
  id: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  onChange: (value: string) => void;
};

/** A choice that is made while a file is read; nothing is saved by it. */
export const SelectField = ({ id, label, value, options, onChange }: Props) => (
  <div className={forms.field}>
    <label htmlFor={id} className={forms.label}>
      {label}
    </label>
    <select
      id={id}
      className={forms.input}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map(([option, words], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same words, and none changes its place
        <option key={at} value={option}>
          {words}
        </option>
      ))}
    </select>
  </div>
);
