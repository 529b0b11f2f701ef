import { notPublicWords } from '../../../shared/addresses/secret-places.ts';
import { conditionLines } from '../../../shared/conditions/condition-words.ts';
import { publishWeek } from '../../../shared/services/changes/publish-week.ts';
import { noteDates } from '../../../shared/services/notes/note-dates.ts';
import type { ServiceType } from '../../../shared/services/service.ts';
import { limitsOf } from '../../../shared/services/who/who-may-come.ts';
import { cityTime } from '../../../shared/time/city-time.ts';
import { useNow } from '../../clock/clock.tsx';
import { OneCardTab } from '../public/card-tabs.tsx';
import { ServiceTable } from '../public/ServiceTable.tsx';
import styles from './ServicePreview.module.css';
import type { TypedService } from './service-form.ts';
import { useReadablePhone } from './use-readable-phone.ts';

type Props = {
  typed: TypedService & { type: ServiceType };
  /** The organisation, with the first phone of its profile, '' for none. */
  provider: { _id: string; name: string; phone: string };
};

/** A service as its timetable would show it, if it were saved now. */
export function ServicePreview({ typed, provider: { _id, name, phone } }: Props) {
  const now = useNow();
  const readable = useReadablePhone(phone);
  const lines = conditionLines(typed.conditions, typed.type);
  const saved = now === null ? '' : new Date(now).toISOString();
  return (
    <div
      className={styles.preview}
      onClickCapture={(event) => {
        // Nothing inside may lead away from the form.
        if ((event.target as Element).closest('a')) event.preventDefault();
      }}
    >
      <OneCardTab>
        <ServiceTable
          heading="h3"
          caption="What people will read"
          groups={[
            {
              services: [
                {
                  ...typed,
                  irregularSlots: [],
                  ...(now !== null && publishWeek(typed, [], cityTime(now).date)),
                  ...readable,
                  ...(typed.addressPublic === 'no' && {
                    serviceAddress: notPublicWords({
                      phoneDisplay: phone && readable.phoneDisplay,
                      website: '',
                    }),
                  }),
                  _id: 'preview',
                  provider: { _id, name },
                  availability: [typed.availability],
                  lastCheckedAt: saved,
                  ...noteDates(typed.note),
                  ...limitsOf({ ...typed, availability: [typed.availability] }),
                  ...(lines.length > 0 && { conditionLines: lines }),
                },
              ],
            },
          ]}
        />
      </OneCardTab>
    </div>
  );
}
