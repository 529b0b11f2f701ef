import { fullOf } from '../../../shared/services/full/full-mark.ts';
import { describeFull } from '../../../shared/services/full/full-words.ts';
import type { Service } from '../../../shared/services/service.ts';
import { serviceLine } from '../../../shared/services/service-line.ts';
import { cityTime, formatTime } from '../../../shared/time/city-time.ts';
import { FULL_NAMES, isFull } from '../../../shared/time/full.ts';
import { usePresent } from '../../clock/clock.tsx';
import { ActionButton } from '../../forms/ActionButton.tsx';
import { servicesApi } from '../../records/services-api.ts';

const UNDO = { beds: 'There is room again', meals: 'There are meals again' };

type Props = {
  service: Service;
  /** What to do once it was said. */
  onSaid: () => void;
};

/** One tap that says that a service has no bed or meal left, and one that takes it back; nothing where it gives neither. */
export function FullNow({ service, onSaid }: Props) {
  const now = usePresent();
  const what = fullOf(service);
  if (!what) return null;
  const isNow = isFull(service.full, now);
  return (
    <ActionButton
      key={String(isNow)}
      label={isNow ? UNDO[what] : FULL_NAMES[what]}
      busyLabel="Saving..."
      about={serviceLine(service)}
      act={async () => {
        await (isNow ? servicesApi.sayRoom(service._id) : servicesApi.sayFull(service._id));
        onSaid();
      }}
    />
  );
}

/** That it is full now, since when and until when; nothing where it is not. */
export function FullWords({ service: { full } }: { service: Service }) {
  const now = usePresent();
  if (!isFull(full, now)) return null;
  const until = Date.parse(full.until);
  const { day, date, minute } = cityTime(until);
  // Midnight is the end of the day before.
  const on = minute === 0 || date === cityTime(now).date ? '' : ` on ${day}`;
  return (
    <p>
      <strong>{describeFull(full)}.</strong> It ends by itself at {formatTime(until)}
      {on}.
    </p>
  );
}
