import { Fragment } from 'react';
import { joinPostcode } from '../../../../shared/contact/postcode.ts';
import type { PaperPhone, TimetableRow } from '../../../../shared/paper/handbook/sections.ts';
import styles from './Blocks.module.css';

/** Who gives a service, for whom, where and whom to ring, in the order of the file: beside its times in every form. */
function PlaceFacts({ row }: { row: TimetableRow }) {
  const { provider, subtype, address, who, phone, note } = row;
  return (
    <>
      <bdi className={styles.name}>{provider}</bdi>
      {subtype && <span className={styles.fact}>{subtype}</span>}
      <span className={styles.fact}>{who}</span>
      {address && <bdi className={styles.fact}>{joinPostcode(address)}</bdi>}
      {note && <bdi className={styles.fact}>{note}</bdi>}
      {phone && (
        <span className={styles.fact}>
          <PhoneWords {...phone} />
        </span>
      )}
    </>
  );
}

/** A number to read aloud and to dial. */
export const PhoneWords = ({ label, display, isFree }: PaperPhone) => (
  <>
    {label && `${label} `}
    <strong className={styles.number}>{display}</strong>
    {isFree && ' (free call)'}
  </>
);

/** A place with its days as a list beside it or, in large print, below: one person's choice, the handbook, large sheets. */
export function PlaceBlock({ row }: { row: TimetableRow }) {
  const { hours, announced, check, checked } = row;
  return (
    <div className={styles.pair} id={row.id}>
      <div>
        <PlaceFacts row={row} />
      </div>
      <div>
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
        {[...announced, check].filter(Boolean).map((words) => (
          <strong key={words} className={styles.fact}>
            {words}
          </strong>
        ))}
        {checked && <span className={styles.fact}>{checked}</span>}
      </div>
    </div>
  );
}
