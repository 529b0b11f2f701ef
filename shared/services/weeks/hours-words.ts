import { weekWords } from '../../time/words/week-summary.ts';
import type { PublicService } from '../service.ts';

/**
 * When a service is open, in a line: its week and what holds in some weeks; '' where nobody knows. Where something was
 * decided for coming dates it is what holds on the next seven.
 */
export function hoursLine(service: PublicService): string {
  const { schedule, weeklySchedule = schedule, changes, timesInWords = [] } = service;
  const week = weekWords(changes ? schedule : weeklySchedule);
  return [week, ...timesInWords].filter(Boolean).join('; ');
}
