import { type PageHandle, pageHandle } from '../../page/head.ts';
import type { ScreenKind } from './idle.ts';

export type KioskHandle = PageHandle & { screen: ScreenKind };

/** A screen's `handle`: its name in the tab, never indexed, and how long people look at it. */
export const kioskHandle = (title: string, screen: ScreenKind = 'list'): KioskHandle => ({
  ...pageHandle(() => ({ title, description: 'For a touchscreen in a day centre.', path: null })),
  screen,
});
