import { joinPostcode } from '../../../../shared/contact/postcode.ts';
import type { Slip } from '../../../../shared/paper/kiosk/slip.ts';
import { QrSquare } from './QrSquare.tsx';
import styles from './Slip.module.css';

type Props = {
  slip: Slip;
  /** `https://...`, what the square begins with. */
  origin: string;
};

/** A screen on a roll of 80 mm: where to go, whom to ring tonight, and the page that says more. */
export function SlipPaper({ slip, origin }: Props) {
  const { title, path, made, notices, entries, tonight, footer } = slip;
  return (
    <article className={styles.slip} data-page="slip" lang="en-GB">
      <h1>
        <bdi>{title}</bdi>
      </h1>
      {made && (
        <p>
          <Whole>{made}</Whole>
        </p>
      )}
      {notices.map((line) => (
        <p key={line}>
          <strong>
            <Whole>{line}</Whole>
          </strong>
        </p>
      ))}
      {entries.map(({ id, name, phone, lines }) => (
        <section key={id} className={styles.part}>
          <h2 className={styles.name}>
            <bdi>{name}</bdi>
          </h2>{' '}
          {phone && <p className={styles.beside}>{phone.display}</p>}
          {lines.map((line) => (
            <p key={line}>
              <bdi>
                <Whole>{joinPostcode(line)}</Whole>
              </bdi>
            </p>
          ))}
        </section>
      ))}
      {tonight && (
        <section className={styles.part}>
          <h2>{tonight.heading}</h2>
          <p>
            {tonight.name} <strong className={styles.number}>{tonight.phone}</strong>
          </p>
          <p>
            <strong>{tonight.danger}</strong>
          </p>
        </section>
      )}
      <section className={styles.part}>
        {footer.map((line) => (
          <p key={line}>
            <Whole>{line}</Whole>
          </p>
        ))}
        <QrSquare text={origin + path} name={title} className={styles.square} />
      </section>
    </article>
  );
}

/** Times with all that belongs to them, such as 10:00–12:00: a browser breaks a line after the dash. */
const TIMES = /(\d{1,2}[:.]\d{2}(?:–\d{1,2}[:.]\d{2})?(?: ?[ap]m)?)/;

/** A text whose times each stay in one line. */
const Whole = ({ children }: { children: string }) =>
  children.split(TIMES).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
      <span key={at} className={styles.times}>
        {part}
      </span>
    ),
  );
