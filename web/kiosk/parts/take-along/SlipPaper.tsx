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
  const { title, path, notices, entries, tonight, footer } = slip;
  return (
    <article className={styles.slip} data-page="slip" lang="en-GB">
      <h1>
        <bdi>{title}</bdi>
      </h1>
      {notices.map((line) => (
        <p key={line}>
          <strong>{line}</strong>
        </p>
      ))}
      {entries.map(({ id, name, phone, lines }) => (
        <section key={id} className={styles.part}>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          {phone && <p className={styles.number}>{phone.display}</p>}
          {lines.map((line) => (
            <p key={line}>
              <bdi>{joinPostcode(line)}</bdi>
            </p>
          ))}
        </section>
      ))}
      <section className={styles.part}>
        <h2>{tonight.heading}</h2>
        <p>{tonight.name}</p>
        <p className={styles.number}>{tonight.phone}</p>
        <p>
          <strong>{tonight.danger}</strong>
        </p>
      </section>
      <section className={styles.part}>
        {footer.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <QrSquare text={origin + path} name={title} className={styles.square} />
      </section>
    </article>
  );
}
