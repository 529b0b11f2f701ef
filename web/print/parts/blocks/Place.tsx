import { Fragment } from 'react';
import { joinPostcode } from '../../../../shared/contact/postcode.ts';
import type { PaperPhone, TimetableRow } from '../../../../shared/paper/handbook/sections.ts';
import styles from './Blocks.module.css';

/** Who gives a service, where, for whom and what else one has to know: beside its times in every form. */
function PlaceFacts({ row }: { row: TimetableRow }) {
  const { provider, subtype, address, who, phone, note, check, announced } = row;
  return (
    <>
      <bdi className={styles.name}>{provider}</bdi>
      {subtype && <span className={styles.fact}>{subtype}</span>}
      {address && <bdi className={styles.fact}>{joinPostcode(address)}</bdi>}
      {phone && (
        <span className={styles.fact}>
          <PhoneWords {...phone} />
        </span>
      )}
      <span className={styles.fact}>{who}</span>
      {note && <bdi className={styles.fact}>{note}</bdi>}
      {announced.map((words) => (
        <strong key={words} className={styles.fact}>
          {words}
        </strong>
      ))}
      {check && <strong className={styles.fact}>{check}</strong>}
    </>
  );
}

/** A number to read aloud and to dial. */
export const PhoneWords = ({ label, display, isFree }: PaperPhone) => (
  <>
    {label} <strong className={styles.number}>{display}</strong>
    {isFree && ' (free call)'}
  </>
);

/** A place with its days as a list beside it or, in large print, below: one person's choice, the handbook, large sheets. */
export function PlaceBlock({ row }: { row: TimetableRow }) {
  const { hours } = row;
  return (
    <div className={styles.pair} id={row.id}>
      <div>
        <PlaceFacts row={row} />
      </div>
      {hours.kind === 'once' ? (
        <strong className={styles.fact}>{hours.text}</strong>
      ) : (
        <dl className={styles.week}>
          {hours.runs.map(({ days, slots }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>
                {slots.map((slot) => (
                  <Fragment key={slot}>
                    <span className={styles.slot}>{slot}</span>{' '}
                  </Fragment>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
