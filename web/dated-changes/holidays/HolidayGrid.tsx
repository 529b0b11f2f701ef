import { useState } from 'react';
import { type Answer, isSameAnswer } from '../../../shared/services/changes/holiday-answer.ts';
import type { Service } from '../../../shared/services/service.ts';
import { serviceLine } from '../../../shared/services/service-line.ts';
import { hoursOn } from '../../../shared/time/hours-on.ts';
import { addDates } from '../../../shared/time/irregular-slots.ts';
import { formatDay } from '../../../shared/time/schedule.ts';
import forms from '../../forms/Forms.module.css';
import buttons from '../../ui/Button.module.css';
import { DayAnswer } from './DayAnswer.tsx';
import { setAnswer, type TypedGrid } from './grid-form.ts';
import styles from './HolidayGrid.module.css';

type Props = {
  days: readonly { date: string; name: string }[];
  services: readonly Service[];
  cells: TypedGrid['cells'];
  error: string | undefined;
  onChange: (cells: TypedGrid['cells']) => void;
};

const CLOSED: Answer = { kind: 'closed', slots: [] };
const AS_USUAL: Answer = { kind: 'as usual', slots: [] };

/**
 * What holds on each day for each service: all at once first, then what differs. On a phone a list, of which single services
 * open on demand; on a desk a row for each service and a column for each day.
 */
export function HolidayGrid({ days, services, cells, error, onChange }: Props) {
  const ids = services.map(({ _id }) => _id);
  const set = (of: readonly string[], at: number | 'all', answer: Answer | null) =>
    onChange(setAnswer(cells, of, at, answer));
  const isOne = services.length === 1;
  return (
    <section
      id="parts"
      tabIndex={-1}
      data-wide
      className={styles.around}
      aria-label="What holds on each day"
    >
      {error && (
        <p className={forms.error}>
          <span className="visually-hidden">Error: </span>
          {error}
        </p>
      )}
      <section className={styles.atOnce} aria-label="All at once">
        <h2>{isOne ? 'On all these days' : 'All services, on all these days'}</h2>
        <button type="button" className={buttons.primary} onClick={() => set(ids, 'all', AS_USUAL)}>
          As usual
        </button>
        <button type="button" className={buttons.primary} onClick={() => set(ids, 'all', CLOSED)}>
          Closed
        </button>
        <p className={styles.hint}>Then change the days that differ, and save.</p>
      </section>
      <div className={styles.grid}>
        {!isOne && (
          <Row
            id="all"
            name="All services"
            days={days}
            none="They differ"
            answers={days.map((_, at) => findShared(ids.map((id) => cells[id]?.[at] ?? null)))}
            onAnswer={(at, answer) => set(ids, at, answer)}
          />
        )}
        {services.map((service) => (
          <Row
            key={service._id}
            id={service._id}
            name={serviceLine(service)}
            days={days}
            none="Choose"
            usual={days.map(({ date }) => usualWords(service, date))}
            answers={cells[service._id] ?? []}
            isFolded={!isOne}
            onAnswer={(at, answer) => set([service._id], at, answer)}
          />
        ))}
      </div>
    </section>
  );
}

/** What all say, null where they differ. */
const findShared = ([first = null, ...others]: (Answer | null)[]): Answer | null =>
  others.every((it) => isSameAnswer(it, first)) ? first : null;

/** What the week has on a date, whatever is decided for it. */
function usualWords(service: Service, date: string): string {
  const { irregularSlots = [] } = service;
  const week = { ...service, irregularSlots: addDates(irregularSlots, date) };
  const { slots, check } = hoursOn(week, [], date);
  if (slots.length > 0) return formatDay(slots);
  return check ? 'not known' : 'closed';
}

type RowProps = {
  id: string;
  name: string;
  days: Props['days'];
  none: string;
  usual?: string[];
  answers: readonly (Answer | null)[];
  /** On a phone its days open on demand. */
  isFolded?: boolean;
  onAnswer: (at: number, answer: Answer | null) => void;
};

function Row({ id, name, days, none, usual, answers, isFolded = false, onAnswer }: RowProps) {
  const [isOpen, setOpen] = useState(!isFolded);
  // No fieldset: a legend cannot be a column of a grid.
  return (
    <div role="group" aria-labelledby={`${id}-name`} className={styles.row}>
      <div className={styles.name}>
        <strong id={`${id}-name`}>{name}</strong>
        {isFolded && (
          <>
            <span className={styles.summary}>{summaryOf(answers)}</span>
            <button
              type="button"
              className={`${buttons.secondary} ${styles.fold}`}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Close' : 'Change'}
              <span className="visually-hidden"> {name}</span>
            </button>
          </>
        )}
      </div>
      <div className={styles.days} data-open={isOpen}>
        {days.map((day, at) => (
          <DayAnswer
            key={day.date}
            id={`${id}-${day.date}`}
            day={day}
            usual={usual?.[at]}
            none={none}
            answer={answers[at] ?? null}
            onChange={(answer) => onAnswer(at, answer)}
          />
        ))}
      </div>
    </div>
  );
}

/** 'closed 4, as usual 5' days. */
function summaryOf(answers: readonly (Answer | null)[]): string {
  const kinds = { closed: 0, 'as usual': 0, hours: 0, none: 0 };
  for (const answer of answers) kinds[answer?.kind ?? 'none'] += 1;
  const words = {
    closed: 'closed',
    'as usual': 'as usual',
    hours: 'other hours',
    none: 'not said',
  };
  const parts = Object.entries(kinds).filter(([, count]) => count > 0);
  return parts
    .map(([kind, count]) => {
      const of = words[kind as keyof typeof words];
      return parts.length === 1 && answers.length > 1 ? `${of} on all days` : `${of}: ${count}`;
    })
    .join(', ');
}
