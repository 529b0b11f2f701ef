import { createContext, useContext } from 'react';
import type { ConditionKey } from '../../../shared/conditions/conditions.ts';
import type { PublicDirectory } from '../../../shared/directory/directory.ts';
import { type NoticePlace, noticesAt, type PublicNotice } from '../../../shared/notices/notice.ts';
import type { KioskSettings } from './settings.ts';

export type Kiosk = {
  /** null where there was no directory to be had: the emergency numbers stand all the same. */
  directory: PublicDirectory | null;
  /** The city's present as epoch ms; null when it is not known, and with it no status. */
  now: number | null;
  /** When the server last said that the information stands, epoch ms; null while it does. */
  from: number | null;
  /** What the charity says to everybody, those to come included, as it was heard last. */
  notices: readonly PublicNotice[] | undefined;
  /** The site's own origin, for the codes: never that of the request. */
  origin: string;
  settings: KioskSettings;
  /** What is typed in the search; the person's, so it goes when they go. */
  query: string;
  setQuery: (query: string) => void;
  /** What lists are narrowed by; the person's too. */
  fits: readonly ConditionKey[];
  setFits: (fits: ConditionKey[]) => void;
  /** Notes the screen that a link leaves. */
  leave: () => void;
};

/** The instant at which all that the kiosk shows was right (epoch ms): of its papers. */
export const toldAt = ({ from, now, directory }: Kiosk): number =>
  from ?? now ?? Date.parse(directory?.now ?? '');

/** The notices that hold, of those places; without a time to trust, by the device's. */
export const noticesOn = (
  { notices, now }: Pick<Kiosk, 'notices' | 'now'>,
  isHere: (place: NoticePlace) => boolean,
): PublicNotice[] => noticesAt(notices, now ?? Date.now(), isHere);

/** Whether a notice is for every screen of a kiosk. */
export const isForKiosks = (place: NoticePlace): boolean => place === 'all' || place === 'kiosks';

const Context = createContext<Kiosk | null>(null);

export const KioskProvider = Context.Provider;

export function useKiosk(): Kiosk {
  const kiosk = useContext(Context);
  if (!kiosk) throw new Error('Every screen of the kiosk stands inside its frame');
  return kiosk;
}
