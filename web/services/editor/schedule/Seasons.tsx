import { seasonWords } from '../../../../shared/services/weeks/irregular-words.ts';
import type { DateSpan } from '../../../../shared/time/date-spans.ts';
import { LIMITS } from '../../../../shared/validation/limits.ts';
import buttons from '../../../ui/Button.module.css';
import styles from './ScheduleEditor.module.css';
import { YearlyDays } from './weeks/YearlyDays.tsx';

/** A winter, as most places that open for a part of the year mean it. */
const WINTER: DateSpan = { from: '11-01', to: '03-31' };

type Props = {
  seasons: readonly DateSpan[];
  /** `words` say what was taken away; '' for any other change. */
  onChange: (seasons: DateSpan[], words: string) => void;
};

/** The parts of the year in which the whole service is open: none stands for all of it. */
export function Seasons({ seasons, onChange }: Props) {
  return (
    <section id="seasons" tabIndex={-1} aria-label="Parts of the year" className={styles.part}>
      {seasons.length === 0 && <p>Open all year.</p>}
      {seasons.map((season, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a season is its place: two may be alike
        <div key={index} className={styles.season}>
          <YearlyDays
            id={`seasons.${index}`}
            value={season}
            onChange={(changed) => onChange(seasons.with(index, changed), '')}
          />
          <button
            type="button"
            className={buttons.secondary}
            onClick={() => onChange(seasons.toSpliced(index, 1), `Removed ${seasonWords(season)}.`)}
          >
            Remove<span className="visually-hidden"> {seasonWords(season)}</span>
          </button>
        </div>
      ))}
      {seasons.length < LIMITS.seasons.value && (
        <button
          type="button"
          className={buttons.secondary}
          onClick={() => onChange([...seasons, WINTER], '')}
        >
          {seasons.length > 0 ? 'Add another part' : 'Open for part of the year only'}
        </button>
      )}
    </section>
  );
}
