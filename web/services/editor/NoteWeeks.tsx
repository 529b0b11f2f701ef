import { weeksInNote } from '../../../shared/services/notes/note-weeks.ts';
import { SERVICE_KINDS } from '../../../shared/services/subtypes-and-availability.ts';
import { DAYS, type Day } from '../../../shared/time/schedule.ts';
import { listDays } from '../../../shared/time/words/day-runs.ts';
import { Suggestion } from './Suggestion.tsx';
import type { Prefill } from './schedule/AddTimes.tsx';
import type { TypedService } from './service-form.ts';

type Props = {
  typed: TypedService;
  /** Begins times of some weeks, to which the hours have to be added. */
  onTimes: (prefill: Prefill) => void;
  onUnknownDays: (days: Day[]) => void;
  onAvailability: (choice: string) => void;
};

/** Where a note speaks of weeks: nothing counts with a note, so what it says is offered as times. */
export function NoteWeeks({ typed, onTimes, onUnknownDays, onAvailability }: Props) {
  const { note, type, schedule, irregularSlots, unknownDays, availability } = typed;
  const found = weeksInNote(note);
  if (!found) return null;
  if (found.kind === 'appointment') {
    const choices: readonly string[] = type ? SERVICE_KINDS[type].availability : [];
    const choice = choices.find((it) => /appointment/i.test(it));
    if (!choice || choice === availability) return null;
    return (
      <Suggestion
        question="Does everybody need an appointment? Then people should read “Check first”, not “Open now”."
        action={`Choose “${choice}”`}
        onTake={() => onAvailability(choice)}
      />
    );
  }
  const { days } = found;
  if (found.kind === 'days') {
    const missing = days.filter(
      (day) =>
        schedule[day].length === 0 &&
        !unknownDays.includes(day) &&
        !irregularSlots.some((slot) => slot.day === day),
    );
    if (missing.length === 0) return null;
    return (
      <Suggestion
        question="Nobody who asks for a day finds it by this note. If you know the times, add them above."
        action={`Say “open, times not known” of ${listDays(missing)}`}
        onTake={() =>
          onUnknownDays(DAYS.filter((day) => [...unknownDays, ...missing].includes(day)))
        }
      />
    );
  }
  const isThere = irregularSlots.some(({ day, week, everyOtherFrom }) =>
    days.includes(day) && found.kind === 'week of month' ? week === found.week : everyOtherFrom,
  );
  if (isThere) return null;
  const choice = found.kind === 'week of month' ? found.week : 'other';
  const weeks =
    choice === 'other' ? `every other ${listDays(days)}` : `${choice} ${listDays(days)}`;
  return (
    <Suggestion
      question="Only times decide what people read. Shall this be one of them?"
      action={`Add times: ${weeks}`}
      onTake={() => onTimes({ days, choice })}
    />
  );
}
