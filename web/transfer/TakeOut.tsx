import { cityTime } from '../../shared/time/city-time.ts';
import { ActionButton } from '../forms/ActionButton.tsx';
import { saveFile } from '../ui/save-file.ts';
import styles from './Transfer.module.css';
import { transferApi } from './transfer-api.ts';

const FILES = [
  { file: 'directory.json', label: 'Everything, as a directory file' },
  { file: 'organisations.csv', label: 'Organisations, as a spreadsheet (CSV)' },
  { file: 'services.csv', label: 'Services, as a spreadsheet (CSV)' },
  { file: 'helplines.csv', label: 'Helplines, as a spreadsheet (CSV)' },
  { file: 'dated-changes.csv', label: 'Closed days and other times, as a spreadsheet (CSV)' },
];

/** Files to keep. Passwords and sign-ins are in none of them. */
export const TakeOut = () => (
  <ul className={styles.files}>
    {FILES.map(({ file, label }) => (
      <li key={file}>
        <ActionButton
          label={label}
          busyLabel="Preparing..."
          act={async () => {
            const { date } = cityTime(Date.now());
            saveFile(await transferApi.download(file), file.replace('.', `-${date}.`));
          }}
        />
      </li>
    ))}
  </ul>
);
