import { lazy, Suspense } from 'react';
import type { PartedProps } from './PartedList.tsx';

/** Few cities have a list so large: no phone downloads what shows its parts before it needs it; the server has it at hand. */
const Parts = import.meta.env.SSR
  ? (await import('./PartedList.tsx')).PartedList
  : lazy(async () => ({ default: (await import('./PartedList.tsx')).PartedList }));

/** A large list in parts (docs/product.md#large-lists). */
export const LargeList = (props: PartedProps) => (
  <Suspense>
    <Parts {...props} />
  </Suspense>
);
