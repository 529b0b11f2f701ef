import { site } from '../../../shared/site/site.ts';
import { Done } from '../../forms/MovingOn.tsx';
import buttons from '../../ui/Button.module.css';
import { saveFile } from '../../ui/save-file.ts';
import styles from './SecondFactor.module.css';

type Props = { codes: string[]; onKept: () => void };

/** The one time that recovery codes are shown. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const text = `Recovery codes for the ${site().name}. Each works once.\n\n${codes.join('\n')}\n`;
  return (
    <Done message="The code is on. Keep your recovery codes">
      <p>
        If you lose your phone, one of these lets you in instead. Each works once. Print them or
        save them somewhere safe, not on your phone. They are not shown again.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className={styles.ways}>
        <button
          type="button"
          className={buttons.secondary}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          Save as a file
        </button>
        <button type="button" className={buttons.secondary} onClick={() => print()}>
          Print
        </button>
        <button type="button" className={buttons.primary} onClick={onKept}>
          I have kept them
        </button>
      </p>
    </Done>
  );
}
