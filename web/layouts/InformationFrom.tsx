import { formatDate, formatTime } from '../../shared/city-time.ts';

/** Says that what is shown may not be the newest, and what to do about it. `at` is an ISO instant. */
export function InformationFrom({ at }: { at: string }) {
  const instant = Date.parse(at);
  return (
    <p>
      <strong>
        Information from {formatTime(instant)} on {formatDate(instant)}.
      </strong>{' '}
      We could not get newer. Call before you travel.
    </p>
  );
}
