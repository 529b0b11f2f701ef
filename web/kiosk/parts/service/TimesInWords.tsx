import type { PublicService } from '../../../../shared/services/service.ts';

/** What the week of a service does not say: 'First Tuesday of the month 10:00–12:00'. */
export const TimesInWords = ({ service }: { service: PublicService }) =>
  service.timesInWords?.map((line) => <span key={line}>{line}</span>);
