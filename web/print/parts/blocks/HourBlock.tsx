import { Fragment } from 'react';
import { joinPostcode } from '../../../../shared/contact/postcode.ts';
import { type Given, kindOf, type TodaysPlace } from '../../../../shared/paper/print-today.ts';
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
export function BriefPlace({ place }: { place: TodaysPlace }) {
  return (
    <div className={blocks.brief}>
      <Who place={place} />. <bdi>{joinPostcode(place.address)}</bdi>.
      {sentencesOf(place).map((words) => (
        <Fragment key={words}>
          {' '}
          <bdi>{words}</bdi>
        </Fragment>
      ))}
    </div>
  );
}

function Who({ place: { provider, phone, gives } }: { place: TodaysPlace }) {
  return (
    <>
      <strong>{gives.map(kindOf).join(', ')}</strong>: <bdi>{provider}</bdi>
      {phone && (
        <>
          {' '}
          <span className={blocks.number}>{phone}</span>
        </>
      )}
    </>
  );
}

const sentencesOf = ({ gives }: TodaysPlace) => [...new Set(gives.flatMap(wordsOf))];

/** Says which of several things at one place the words are about. */
function wordsOf({ type, who, note, check }: Given, _at: number, all: Given[]): string[] {
  const sentences = [check, who, note].filter(Boolean).map((it) => it.replace(/\.?$/, '.'));
  if (sentences.length === 0) return [];
  const words = sentences.join(' ');
  return [all.length > 1 ? `${type}: ${words}` : words];
}
