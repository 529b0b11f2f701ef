import { timesInWords } from '../../shared/services/weeks/irregular-words.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { emptySchedule } from '../../shared/time/empty-schedule.ts';
import { weekWords } from '../../shared/time/words/week-summary.ts';
import type { ReadTable } from './source.ts';
import styles from './Transfer.module.css';

type Props = { number: number; name: string; file: ReadTable['file']; paths: readonly string[] };

/** What a row says, in the words that the public will read. */
export function LineOfRow({ number, name, file, paths }: Props) {
  const entries = paths.map((path) => ({ path, entry: entryAt(file, path) }));
  return (
    <>
      <h4 className={styles.rowName}>
        Row {number}: {name}
      </h4>
      {entries.map(({ path, entry }) => (
        <p key={path} className={styles.read}>
          {describe(entry)}
        </p>
      ))}
    </>
  );
}

type Fields = Record<string, unknown>;

/** What stands at such a path of a directory file: `organisations[3].services[1]`. */
function entryAt(file: Fields, path: string): Fields {
  const steps = path.match(/[^.[\]]+/g) ?? [];
  return steps.reduce<unknown>((value, step) => (value as Fields)?.[step], file) as Fields;
}

function describe(entry: Fields): string {
  const text = (field: string) => String(entry[field] ?? '');
  const phones = Array.isArray(entry.phone)
    ? entry.phone.filter(Boolean).join(', ')
    : text('phone');
  const parts =
    entry.type && !entry.name
      ? [text('type'), text('subtype'), text('serviceAddress'), hours(entry), text('note')]
      : [text('name'), text('type'), text('description'), phones, text('email'), text('website')];
  return parts.filter(Boolean).join(' · ');
}

/** What cannot be told of a week that has faults is not told. */
function hours(entry: Fields): string {
  const schedule = { ...emptySchedule(), ...(entry.schedule as object) };
  const weeks = {
    irregularSlots: [],
    seasons: [],
    unknownDays: [],
    ...(entry as object),
  } as unknown as Parameters<typeof timesInWords>[0];
  try {
    const { date } = cityTime(Date.now());
    return (
      [weekWords(schedule), ...timesInWords(weeks, date)].filter(Boolean).join('; ') ||
      'Times not known'
    );
  } catch {
    return '';
  }
}
