import { filterUnanswered } from '../../shared/services/editing/walls-question.ts';
import type { OnWalls } from '../../shared/services/on-walls.ts';
import type { Service } from '../../shared/services/service.ts';
import { serviceLine } from '../../shared/services/service-line.ts';
import { ActionButton } from '../forms/ActionButton.tsx';
import forms from '../forms/Forms.module.css';
import { servicesApi } from '../records/services-api.ts';
import { RecordActions } from '../ui/records/RecordActions.tsx';

type Props = { services: readonly Service[]; onSaid: () => Promise<void> };

/**
 * Asks whether services for people whom somebody may look for may stand on screens and posters: once, for all of which nobody
 * has said it. Each can be answered otherwise in its form.
 */
export function WallsQuestion({ services, onSaid }: Props) {
  const asked = filterUnanswered(services);
  if (asked.length === 0) return null;
  const answer = (onWalls: OnWalls) => async () => {
    for (const { _id } of asked) await servicesApi.sayOnWalls(_id, onWalls);
    await onSaid();
  };
  return (
    <section className={forms.note} aria-labelledby="on-walls">
      <h2 id="on-walls">May everybody in a room read this?</h2>
      <p>
        Somebody may be looking for the people who come here. So it is left off screens on walls and
        kiosks at rest until you agree. Lists and pages show it either way.
      </p>
      <ul>
        {asked.map((service) => (
          <li key={service._id}>{serviceLine(service)}</li>
        ))}
      </ul>
      <RecordActions>
        <ActionButton label="Yes, show it there" busyLabel="Saving..." act={answer('yes')} />
        <ActionButton label="No, keep it off" busyLabel="Saving..." act={answer('no')} />
      </RecordActions>
    </section>
  );
}
