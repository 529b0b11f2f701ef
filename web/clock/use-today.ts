import { cityTime } from '../../shared/time/city-time.ts';
import { usePresent } from './clock.tsx';

/** The city's date, YYYY-MM-DD, for what begins or ends on a day. */
export const useToday = (): string => cityTime(usePresent()).date;
