import { createContext, type ReactNode, useState } from 'react';
import type { CardTab } from './InfoAndScheduleTabs.tsx';
import { useTabletWidth } from './use-tablet-width.ts';

type Choice = { tab: CardTab; setTab: (tab: CardTab) => void };

/** Which tab the cards of a page show; null where services are no cards with tabs. */
export const CardTabs = createContext<Choice | null>(null);

/** One choice of tab for all cards inside, however many lists they stand in (docs/product.md#timetable). */
export function OneCardTab({ children }: { children: ReactNode }) {
  const isTablet = useTabletWidth();
  const [tab, setTab] = useState<CardTab>('info');
  return (
    <CardTabs value={isTablet ? { tab, setTab } : null}>
      {isTablet && (
        <p role="status" className="visually-hidden">
          {tab === 'info' ? 'Service Info' : 'Schedule'} is shown for all services.
        </p>
      )}
      {children}
    </CardTabs>
  );
}
