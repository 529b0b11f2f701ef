import { joinPostcode } from '../../../../shared/contact/postcode.ts';
import type { BriefEntry } from '../../../../shared/paper/sheet/sheet.ts';
import styles from './Blocks.module.css';
import { PhoneWords } from './Place.tsx';

/** Whom to ring, the number on the same line where there is room, and below it what else is to be known. */
export function BriefBlock({ entry: { name, phone, lines } }: { entry: BriefEntry }) {
  return (
    <div className={styles.brief}>
      <span className={styles.line}>
        <bdi className={styles.name}>{name}</bdi>
        {phone && (
          <span>
            <PhoneWords {...phone} />
          </span>
        )}
      </span>
      {lines.map((line) => (
        <bdi key={line} className={styles.fact}>
          {joinPostcode(line)}
        </bdi>
      ))}
    </div>
  );
}
