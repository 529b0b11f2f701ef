import { daysInNote, type NotedDays } from '../../../shared/services/changes/note-change.ts';
import { spanWords } from '../../../shared/services/notes/note-dates.ts';
import { cityTime } from '../../../shared/time/city-time.ts';
import { useNow } from '../../clock/clock.tsx';

type Props = {
  /** What somebody writes about a place. */
  text: string;
  /** Where these days become a dated change. */
  datePath: (days: NotedDays) => string;
};

/** Where a text says that a place closes on some days: the way to a dated change of these days, in a page of its own. */
export function DatedChangeQuestion({ text, datePath }: Props) {
  const now = useNow();
  const next = now === null ? undefined : daysInNote(text, cityTime(now).date);
  if (!next) return null;
  return (
    <p>
      {/* In a page of its own: what is typed here stays. */}
      <a href={datePath(next)} target="_blank" rel="noreferrer">
        Shall this be a dated change? Then they read “Closed {spanWords(next)}”
        <span className="visually-hidden"> (opens a new tab)</span>
      </a>
    </p>
  );
}
