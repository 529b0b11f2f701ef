import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { CALL_BEFORE_YOU_TRAVEL } from '../../../shared/paper/handbook/sections.ts';
import { type NearPlace, nearestText, nearestThree } from '../../../shared/paper/nearest-three.ts';
import { smsHref } from '../../../shared/paper/share-text.ts';
import { ATTRIBUTION } from '../../../shared/places/attribution.ts';
import type { NearBy } from '../../../shared/places/near.ts';
import type { PublicService } from '../../../shared/services/service.ts';
import { formatDate } from '../../../shared/time/city-time.ts';
import { useNow } from '../../clock/clock.tsx';
import button from '../../ui/Button.module.css';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import styles from './NearestThree.module.css';

type Props = { near: NearBy; services: readonly PublicService[] };

/**
 * The nearest three of a list as a text message, and on paper. The phone makes both: a page of the server's would be told
 * which three they are, and so where somebody is.
 */
export function NearestThree({ near, services }: Props) {
  const now = useNow();
  const hydrated = useHydrated();
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const end = () => setPrinting(false);
    addEventListener('afterprint', end, { once: true });
    print();
    return () => removeEventListener('afterprint', end);
  }, [isPrinting]);
  const [{ type } = { type: '' }] = services;
  const places = nearestThree(services, near, now);
  if (places.length === 0) return null;
  const which = places.length === 1 ? 'the nearest' : `the nearest ${places.length}`;
  return (
    <p className={styles.ways}>
      <a className={button.secondary} href={smsHref(nearestText(type, places))}>
        Text {which}
      </a>
      {hydrated && (
        <button type="button" className={button.secondary} onClick={() => setPrinting(true)}>
          Print {which}
        </button>
      )}
      {isPrinting && createPortal(<Paper type={type} places={places} now={now} />, document.body)}
    </p>
  );
}

type PaperProps = { type: string; places: readonly NearPlace[]; now: number | null };

/** In place of the page on paper, and nowhere on a screen. */
const Paper = ({ type, places, now }: PaperProps) => (
  <section className={styles.paper} aria-hidden="true">
    <h1>{type}, the nearest first</h1>
    <p>
      {now !== null && `Correct on ${formatDate(now)}. `}
      <strong>{CALL_BEFORE_YOU_TRAVEL}.</strong> {location.host}
    </p>
    {places.map(({ id, lines: [name, ...lines] }) => (
      <div key={id}>
        <h2>{name}</h2>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    ))}
    <p>{ATTRIBUTION}</p>
  </section>
);
