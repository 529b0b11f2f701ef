import styles from './Transfer.module.css';

export type Options = { overwrite: boolean; checked: boolean; also: string[] };

const CHOICES: ['overwrite' | 'checked', string][] = [
  ['checked', 'Somebody has checked these facts today'],
  ['overwrite', 'Also replace what was edited here since, and bring back what was deleted here'],
];

type Props = { options: Options; onChange: (options: Options) => void };

/** How to bring it in. */
export const Choices = ({ options, onChange }: Props) => (
  <div>
    {CHOICES.map(([name, label]) => (
      <label key={name} className={styles.choice}>
        <input
          type="checkbox"
          checked={options[name]}
          onChange={({ target }) => onChange({ ...options, [name]: target.checked })}
        />
        {label}
      </label>
    ))}
  </div>
);
