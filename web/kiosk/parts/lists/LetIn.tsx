import { type ReactNode, useState } from 'react';
import type { ConditionKey } from '../../../../shared/conditions/conditions.ts';
import { filtersFor, splitByFit } from '../../../../shared/conditions/fitting.ts';
import type { PublicService, ServiceType } from '../../../../shared/services/service.ts';
import { useKiosk } from '../../state/kiosk.ts';
import { ScreenPart } from '../screen/Screen.tsx';
import styles from './Days.module.css';
import { NearestChoice } from './Nearest.tsx';

/** The choices that a kiosk offers for these types: nothing that a room should not see somebody choose. */
const offeredFor = (types: readonly ServiceType[]) =>
  filtersFor(types).filter(([, , , offKiosk]) => !offKiosk);

/** What this person asks for, of what is offered for these types. */
export function useFits(types: readonly ServiceType[]): ConditionKey[] {
  const { fits } = useKiosk();
  return offeredFor(types).flatMap(([key]) => (fits.includes(key) ? [key] : []));
}

/**
 * "Will they let me in?": what a list is narrowed by, and beside it whether the nearest come first. Both are the person's, and
 * go when they go.
 */
export function LetInChoice({ types }: { types: readonly ServiceType[] }) {
  const { fits, setFits } = useKiosk();
  const [isOpen, setOpen] = useState(false);
  const offered = offeredFor(types);
  const chosen = offered.filter(([key]) => fits.includes(key)).map(([, label]) => label);
  return (
    <div className={styles.letIn}>
      <div className={styles.choices}>
        <button
          type="button"
          className={styles.day}
          aria-expanded={isOpen}
          data-chosen={chosen.length > 0 || undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {['Will they let me in?', chosen.join(', ')].filter(Boolean).join(' ')}
        </button>
        <NearestChoice />
      </div>
      {isOpen && (
        <div role="group" className={styles.choices} aria-label="Will they let me in?">
          {offered.map(([key, label]) => (
            <button
              key={key}
              type="button"
              className={styles.day}
              aria-pressed={fits.includes(key)}
              onClick={() =>
                setFits(fits.includes(key) ? fits.filter((its) => its !== key) : [...fits, key])
              }
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

type FittingProps = {
  services: readonly PublicService[];
  asked: readonly ConditionKey[];
  children: (services: readonly PublicService[]) => ReactNode;
};

/** A list by what this person asks for: known to fit, not said, and how many are left out. */
export function LetInParts({ services, asked, children }: FittingProps) {
  if (asked.length === 0) return children(services);
  const { fit, unsaid, out } = splitByFit(services, asked);
  return (
    <>
      <ScreenPart title={`Known to fit: ${fit.length}`}>
        {fit.length > 0 && children(fit)}
      </ScreenPart>
      {unsaid.length > 0 && (
        <ScreenPart title={`Not said, ask first: ${unsaid.length}`}>{children(unsaid)}</ScreenPart>
      )}
      {out > 0 && <p>Left out, because they say no: {out}.</p>}
    </>
  );
}

/** The services that are left in, in the order of the parts: for the paper of the screen. */
export function filterLetIn(services: readonly PublicService[], asked: readonly ConditionKey[]) {
  const { fit, unsaid } = splitByFit(services, asked);
  return asked.length === 0 ? services : [...fit, ...unsaid];
}
