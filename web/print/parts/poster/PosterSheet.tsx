import { useContext } from 'react';
import { type FittedPoster, fitPoster } from '../../../../shared/paper/poster/fit.ts';
import type { Poster } from '../../../../shared/paper/poster/poster.ts';
import type { PosterRow } from '../../../../shared/paper/poster/rows.ts';
import type { Paper } from '../../../../shared/paper/print-choice.ts';
import { UNSURE } from '../../../../shared/paper/today/today-words.ts';
import { shortWrong } from '../../../../shared/paths/report-paths.ts';
import sheet from '../sheet/Paper.module.css';
import type { Front } from '../sheet/PaperHeader.tsx';
import { PaperIcon } from '../sheet/PaperIcon.tsx';
import { PublicOrigin } from '../sheet/public-origin.ts';
import { Qr } from '../sheet/Qr.tsx';
import { SAYS_WRONG } from '../sheet/SayWrong.tsx';
import styles from './Poster.module.css';

type Props = { poster: Poster; paper: Paper; front: Front & { title: string } };

/** One sheet for a wall: its title, its places with their times, what else there is, and until when it may hang. */
export function PosterSheet({ poster: whole, paper, front }: Props) {
  const origin = useContext(PublicOrigin);
  const poster = fitPoster(whole, paper, { ...front, origin });
  const { title, under, icon, alerts, rows, unsure, notes, footer, wrong } = poster;
  return (
    <article
      aria-labelledby="poster-title"
      className={`${sheet.paper} ${styles.poster}`}
      data-page={`${paper.toLowerCase()}-poster`}
    >
      <div className={styles.head}>
        <h1 id="poster-title" className={styles.title} data-icon={icon ?? undefined}>
          {icon && <PaperIcon name={icon} />}
          {title}
        </h1>
        {under && <p className={styles.under}>{under}</p>}
      </div>
      {alerts.map((alert) => (
        <p key={alert} className={styles.alert}>
          {alert}
        </p>
      ))}
      {rows.map((row) => (
        <Row key={row.id} row={row} name="h2" />
      ))}
      {unsure.length > 0 && (
        <section aria-labelledby="poster-unsure">
          <h2 id="poster-unsure" className={styles.group}>
            {UNSURE}
          </h2>
          {unsure.map((row) => (
            <Row key={row.id} row={row} name="h3" />
          ))}
        </section>
      )}
      {notes.map(({ lead, text }) => (
        <p key={lead + text} className={styles.note}>
          {lead && <strong>{lead} </strong>}
          <bdi>{text}</bdi>
        </p>
      ))}
      {wrong && (
        <ByCode
          lines={[{ text: wrong, isBold: true }]}
          url={origin + shortWrong()}
          name={SAYS_WRONG}
        />
      )}
      <ByCode lines={footer} url={origin + poster.path} />
    </article>
  );
}

/** The place comes first for people who hear it, its times for people who see it. */
function Row({ row: { times, name, lines }, name: Name }: { row: PosterRow; name: 'h2' | 'h3' }) {
  return (
    <section className={styles.row}>
      <div className={styles.place}>
        <Name>
          <bdi>{name}</bdi>
        </Name>
        {lines.map(({ text, isBold }) => (
          <p key={text}>{isBold ? <strong>{text}</strong> : <bdi>{text}</bdi>}</p>
        ))}
      </div>
      <div className={styles.times}>
        {times.map(({ slots, days, warning }) => (
          <div key={slots.join() + days}>
            {slots.map((slot) => (
              <p key={slot} className={styles.slot}>
                {slot}
              </p>
            ))}
            {(days || warning) && (
              <p className={styles.days}>
                {warning && <strong>{warning} </strong>}
                {days}
              </p>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

type ByCodeProps = { lines: FittedPoster['footer']; url: string; name?: string };

/** Words beside the code of the page that they are about. */
function ByCode({ lines, url, name }: ByCodeProps) {
  return (
    <div className={styles.footer}>
      <Qr text={url} {...(name && { name })} />
      <div>
        {lines.map(({ text, isBold }) => (
          <p key={text}>{isBold ? <strong>{text}</strong> : text}</p>
        ))}
      </div>
    </div>
  );
}
