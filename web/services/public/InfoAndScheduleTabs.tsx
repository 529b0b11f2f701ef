import type { KeyboardEvent } from 'react';
import styles from './InfoAndScheduleTabs.module.css';

export type CardTab = 'info' | 'schedule';

const TABS: { tab: CardTab; label: string }[] = [
  { tab: 'info', label: 'Service Info' },
  { tab: 'schedule', label: 'Schedule' },
];

type Props = { id: string; of: string; tab: CardTab; setTab: (tab: CardTab) => void };

/** The tabs of one card (ARIA Authoring Practices: one tab stop, arrows, Home and End). */
export function InfoAndScheduleTabs({ id, of, tab, setTab }: Props) {
  const choose = (chosen: CardTab, list: HTMLElement) => {
    setTab(chosen);
    list.querySelector<HTMLElement>(`[data-tab="${chosen}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const other = tab === 'info' ? 'schedule' : 'info';
    const chosen = (
      { ArrowRight: other, ArrowLeft: other, Home: 'info', End: 'schedule' } as const
    )[event.key];
    if (!chosen) return;
    event.preventDefault();
    choose(chosen, event.currentTarget);
  };
  return (
    <div role="tablist" aria-label={of} className={styles.tabs} onKeyDown={onKeyDown}>
      {TABS.map(({ tab: its, label }) => (
        <button
          key={its}
          type="button"
          role="tab"
          id={`${its}-tab-${id}`}
          data-tab={its}
          aria-controls={`${its}-${id}`}
          aria-selected={tab === its}
          tabIndex={tab === its ? 0 : -1}
          className={styles.tab}
          onClick={() => setTab(its)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
