import { Link } from 'react-router-dom';
import { paths } from '../../../shared/paths/paths.ts';
import type {
  PlacesTogether,
  TypeTogether,
} from '../../../shared/services/holidays/days-together.ts';
import { whomToAsk } from '../../../shared/services/whom-to-ask.ts';
import styles from './HolidaysTogether.module.css';

type Props = {
  types: readonly TypeTogether[];
  /** Which days these are, in words. */
  dates: string;
};

/** All the days as one list, for paper: each place is named once, with what is known of its days. */
export const HolidaysTogether = ({ types, dates }: Props) => (
  <>
    <p className={styles.lead}>
      <strong>{dates}.</strong>
    </p>
    <p className={styles.lead}>
      <strong>
        On a day that a line does not name the place is closed. A bank holiday that it does not
        name: nobody has told us. Call first.
      </strong>
    </p>
    <div className={styles.types}>
      {types.map(({ type, known, unknown, closed }) => (
        <section key={type}>
          <h2 className={styles.type}>
            <Link to={paths.timetable(type)}>{type}</Link>
          </h2>
          <Places groups={known} />
          <Places title="Hours not known:" groups={unknown} saysWhomToAsk />
          <Places title="Not known to be open on any of these days:" groups={closed} />
        </section>
      ))}
    </div>
  </>
);

type PlacesProps = {
  title?: string;
  groups: readonly PlacesTogether[];
  saysWhomToAsk?: boolean;
};

function Places({ title, groups, saysWhomToAsk }: PlacesProps) {
  if (groups.length === 0) return null;
  return (
    <>
      {title && <p className={styles.title}>{title}</p>}
      <ul className={styles.places}>
        {groups.map(({ name, phone, phoneHref, lines }) => (
          <li key={name + phone + lines[0]?.places}>
            <strong translate="no">
              <bdi>{name}</bdi>
            </strong>
            {phone && (
              <>
                ,{' '}
                <span className={styles.phone}>
                  <a href={phoneHref}>{phone}</a>.
                </span>
                {saysWhomToAsk && ` ${whomToAsk(true)}.`}
              </>
            )}
            {!phone && (saysWhomToAsk ? `. ${whomToAsk(false)}.` : '.')}
            {lines.map(({ places, days }) => (
              <span key={places.join() + days.join()} className={styles.line}>
                {' '}
                {places.length > 0 && <bdi>{`${places.join('; ')}. `}</bdi>}
                {days.length > 0 && (
                  <strong>{days.map((words) => words.replace(/\.?$/, '.')).join(' ')}</strong>
                )}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
