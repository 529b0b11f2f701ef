import { Link } from 'react-router-dom';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { dateWords } from '../../shared/time/city-time.ts';
import forms from '../forms/Forms.module.css';
import type { AskedHoliday } from '../records/holidays-api.ts';
import buttons from '../ui/Button.module.css';

/** Stands on the dashboard's home while the hours on a coming holiday are not said. */
export function HolidayPrompt({ holidays }: { holidays: readonly AskedHoliday[] }) {
  const open = holidays.filter(({ answeredAt }) => !answeredAt);
  if (open.length === 0) return null;
  return (
    <section className={forms.note} aria-label="Your hours on holidays">
      {open.map(({ from, to, title }) => (
        <div key={from}>
          <h2>Are you open at {title}?</h2>
          <p>
            {from === to ? dateWords(from) : `${dateWords(from)} to ${dateWords(to)}`}. It takes a
            minute. Until you say, people are told to check first on bank holidays.
          </p>
          <p>
            <Link to={dashboardPaths.holidays(from)} className={buttons.primary}>
              Say your hours<span className="visually-hidden"> for {title}</span>
            </Link>
          </p>
        </div>
      ))}
    </section>
  );
}
