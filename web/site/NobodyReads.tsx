import { NOBODY_READS } from '../../shared/reports/report.ts';

/** What every page about something wrong begins with. */
export const NobodyReads = () => (
  <strong>
    {NOBODY_READS} <a href="tel:999">999</a>.
  </strong>
);
