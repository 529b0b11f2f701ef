import type { ReactNode } from 'react';
import { type Formerly, isOrWas } from '../../../shared/directory/formerly.ts';
import { useHashHighlight } from '../../page/use-hash-highlight.ts';
import card from '../../ui/Card.module.css';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import styles from './CardList.module.css';

type Props<Item> = {
  items: readonly Item[];
  /** Beside each other where two fit. */
  columns?: boolean;
  /** Whether a card is taller than most: a phone reserves the room for it before it lays it out. */
  isTall?: (item: Item) => boolean;
  /** What a card holds; its heading has tabindex -1, for the focus of a hash. */
  children: (item: Item) => ReactNode;
};

/**
 * Cards, each with its own address: a hash that names one marks it for a moment, without script for as long as it stays.
 * One that was merged with others has their addresses too.
 */
export function CardList<Item extends { _id: string } & Formerly>({
  items,
  columns,
  isTall,
  children,
}: Props<Item>) {
  const highlighted = useHashHighlight();
  const hydrated = useHydrated();
  return (
    <ul className={columns ? styles.columns : styles.list} data-live={hydrated || undefined}>
      {items.map((item) => (
        <li
          key={item._id}
          id={item._id}
          className={card.card}
          data-tall={isTall?.(item) || undefined}
          data-highlighted={(highlighted && isOrWas([highlighted])(item)) || undefined}
        >
          {item.formerly?.reduce(
            (inside, id) => (
              <section key={id} id={id}>
                {inside}
              </section>
            ),
            children(item),
          ) ?? children(item)}
        </li>
      ))}
    </ul>
  );
}
