import { ATTRIBUTION } from '../../../../shared/places/attribution.ts';
import { DISTANCE_NOT_KNOWN } from '../../../../shared/places/point.ts';
import { describeWalk, useKiosk, useNearest } from '../../state/kiosk.ts';
import styles from './Days.module.css';

/** The nearest to this kiosk first, as a choice; nothing where nobody has said where it stands. */
export function NearestChoice() {
  const { near, isNearest, setNearest } = useKiosk();
  if (!near) return null;
  return (
    <button
      type="button"
      className={styles.day}
      aria-pressed={isNearest}
      onClick={() => setNearest(!isNearest)}
    >
      Nearest first
    </button>
  );
}

/** How far it is on foot from here; nothing where that is not known, but in a list by distance. */
export function FromHere({ id }: { id: string }) {
  const kiosk = useKiosk();
  const isNearest = useNearest() !== null;
  const words = describeWalk(kiosk, id) || (isNearest && DISTANCE_NOT_KNOWN);
  return words && <span data-from-here>{words}</span>;
}

/** Below a list by distance: what its figures are worth, and whose they are. */
export const NearestNote = () =>
  useNearest() && (
    <p>
      Minutes on foot are rough: along straight lines from here, and a third more. {ATTRIBUTION}
    </p>
  );
