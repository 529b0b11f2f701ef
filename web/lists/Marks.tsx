import { LISTING_FAULTS, type ListingFault } from '../../shared/directory/listing-faults.ts';
import styles from '../ui/records/Marks.module.css';

type Props = {
  faults: readonly ListingFault[];
  /** False for a record that the charity has taken down. */
  published?: boolean;
};

/** What is wrong with a listing, in words. */
export function Marks({ faults, published = true }: Props) {
  if (faults.length === 0 && published) return null;
  return (
    <ul className={styles.marks}>
      {!published && <li className={styles.down}>Taken down</li>}
      {faults.map((fault) => (
        <li key={fault} className={styles.mark}>
          {LISTING_FAULTS[fault]}
        </li>
      ))}
    </ul>
  );
}
