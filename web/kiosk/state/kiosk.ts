import { createContext, useContext } from 'react';
import type { ConditionKey } from '../../../shared/conditions/conditions.ts';
import type { PublicDirectory } from '../../../shared/directory/directory.ts';
import { type NoticePlace, noticesAt, type PublicNotice } from '../../../shared/notices/notice.ts';
import type { NearBy } from '../../../shared/places/near.ts';
import { createBranchNames } from '../../../shared/services/board/places.ts';
import type { PublicService } from '../../../shared/services/service.ts';
import type { KioskSettings } from '../settings/settings.ts';

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
  /** How far everything is from this kiosk; null where nobody has said where it stands. */
  near: NearBy | null;
  /** Whether this person wants the nearest first. */
  isNearest: boolean;
  setNearest: (isNearest: boolean) => void;
  /** Notes the screen that a link leaves. */
  leave: () => void;
};

/** The instant at which all that the kiosk shows was right (epoch ms): of its papers. */
export const informationInstant = ({ from, now, directory }: Kiosk): number =>
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

/** The kiosk's own organisation may have other houses: so many metres from here, none of them is this one. */
const ANOTHER_HOUSE = 300;

/** Whether a service is that of the place where the kiosk stands, and not in another of its houses. */
export const isHere = ({ settings, near }: Kiosk, { _id, provider }: PublicService): boolean =>
  provider._id === settings.own && (near?.metres(_id) ?? 0) < ANOTHER_HOUSE;

/** So many metres from here it is the same house, or one beside it: nobody is told to walk. */
const SAME_HOUSE = 60;

/** How far it is on foot from here; '' where that is not known. */
export function describeWalk({ near }: Kiosk, id: string): string {
  const metres = near?.metres(id) ?? null;
  if (!near || metres === null) return '';
  return metres < SAME_HOUSE ? 'In this house or next door' : near.words(id);
}

/** How a list calls the branches of a provider that has many of one type, by all that the directory has (board/places.ts). */
export const useBranchNames = () => createBranchNames(useKiosk().directory?.services ?? []);

/** What lists are ordered by where somebody wants the nearest first; null where nobody does. */
export function useNearest(): NearBy | null {
  const { near, isNearest } = useKiosk();
  return isNearest ? near : null;
}

export function useKiosk(): Kiosk {
  const kiosk = useContext(Context);
  if (!kiosk) throw new Error('Every screen of the kiosk stands inside its frame');
  return kiosk;
}
