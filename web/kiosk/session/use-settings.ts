import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Formerly, findRecord } from '../../../shared/directory/formerly.ts';
import { kioskPaths, TO_BOARD } from '../../../shared/paths/kiosk-paths.ts';
import {
  DEFAULT_SETTINGS,
  type KioskSettings,
  readSettings,
  turnOf,
  writeSettings,
} from '../settings/settings.ts';

/** Under which the device keeps its settings, which stay from one person to the next. */
export const SETTINGS_KEY = 'kiosk-settings';

const readStored = () =>
  readSettings(new URLSearchParams(localStorage.getItem(SETTINGS_KEY) ?? '')) ?? DEFAULT_SETTINGS;

/** The device's settings: those in the address it was started with, which are then kept and taken out of the address. */
export function useSettings(): KioskSettings {
  const [settings, setSettings] = useState(DEFAULT_SETTINGS);
  const navigate = useNavigate();

  useLayoutEffect(() => {
    const given = readSettings(new URLSearchParams(location.search), readStored());
    const screen = location.hash === TO_BOARD ? kioskPaths.board : location.pathname;
    if (given) localStorage.setItem(SETTINGS_KEY, writeSettings(given).toString());
    if (given || screen !== location.pathname) void navigate(screen, { replace: true });
    setSettings(given ?? readStored());
  }, [navigate]);

  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--mount', String(settings.mount));
    style.setProperty('--mm', `${settings.pxPerMm}px`);
  }, [settings.pxPerMm, settings.mount]);

  return settings;
}

/** The settings with the organisation whose place this is: the one that stands for it now, where it was merged into another. */
export function useOwn(
  settings: KioskSettings,
  directory: { organisations: readonly ({ _id: string } & Formerly)[] } | undefined | null,
): KioskSettings {
  const own = findRecord(directory?.organisations ?? [], settings.own)?._id ?? settings.own;
  return useMemo(() => (own === settings.own ? settings : { ...settings, own }), [own, settings]);
}

/** Which way the page has to be turned on this screen. */
export function useTurn({ orientation }: KioskSettings) {
  const [turn, setTurn] = useState<ReturnType<typeof turnOf>>('none');
  useEffect(() => {
    const look = () => setTurn(turnOf(orientation, window.innerWidth, window.innerHeight));
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [orientation]);
  return turn;
}
