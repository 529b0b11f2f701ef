import { Fragment } from 'react';
import { joinPostcode } from '../../../../shared/contact/postcode.ts';
import type { TodaysPlace } from '../../../../shared/paper/today/print-today.ts';
import { kindsOf, sentencesOf } from '../../../../shared/paper/today/today-words.ts';
import blocks from './Blocks.module.css';
import hours from './HourBlock.module.css';

/** A place at one time of the day: what it gives, who gives it, where, and what else one has to know. */
export function HourBlock({ place }: { place: TodaysPlace }) {
  return (
    <div className={hours.hour}>
      <span>{place.time}</span>
      <span>
        <Who place={place} />
        <bdi className={blocks.fact}>{joinPostcode(place.address)}</bdi>
        {sentencesOf(place).map((words) => (
          <bdi key={words} className={blocks.fact}>
            {words}
          </bdi>
        ))}
      </span>
    </div>
  );
}

/** A place whose times nobody knows, in as few lines as it takes: a day's sheet is one piece of paper. */
export const BriefPlace = ({ place }: { place: TodaysPlace }) => (
  <div className={blocks.brief}>
    <InARun place={place} />
  </div>
);

/** A place at one time of the day in as few lines as it takes, for a sheet that is one page. */
export const BriefHour = ({ place }: { place: TodaysPlace }) => (
  <div className={hours.hour}>
    <span>{place.time}</span>
    <span className={blocks.fact}>
      <InARun place={place} />
    </span>
  </div>
);

/** `placeInARun` says the same in plain text. */
const InARun = ({ place }: { place: TodaysPlace }) => (
  <>
    <Who place={place} />. <bdi>{joinPostcode(place.address)}</bdi>.
    {sentencesOf(place).map((words) => (
      <Fragment key={words}>
        {' '}
        <bdi>{words}</bdi>
      </Fragment>
    ))}
  </>
);

function Who({ place }: { place: TodaysPlace }) {
  const { provider, phone } = place;
  return (
    <>
      <strong>{kindsOf(place)}</strong>: <bdi>{provider}</bdi>
      {phone && (
        <>
          {' '}
          <span className={blocks.number}>{phone}</span>
        </>
      )}
    </>
  );
}
