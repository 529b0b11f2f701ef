import type { Turned } from '../../shared/lists/list-page.ts';
import styles from './ManagedList.module.css';

type Props = {
  list: Turned<unknown>;
  /** One of them and many. */
  noun: [one: string, many: string];
};

/** Which of a list's records are shown, and of how many. */
export const ShownOf = ({ list, noun }: Props) => (
  <p role="status" className={styles.total}>
    {words(list, noun)}
  </p>
);

function words({ total, page, pages, perPage }: Turned<unknown>, [one, many]: Props['noun']) {
  const count = total.toLocaleString('en-GB');
  if (pages === 1) return `${count} ${total === 1 ? one : many}`;
  const first = (page - 1) * perPage + 1;
  return `${first} to ${Math.min(first + perPage - 1, total)} of ${count} ${many}`;
}
