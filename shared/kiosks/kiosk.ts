import { formatDate, formatTime } from '../time/city-time.ts';
import { DAY, MINUTE } from '../time/units.ts';

/** A touchscreen that people use, or a screen on a wall that nobody touches. */
export const KIOSK_SCREENS = ['touch', 'wall'] as const;
export type KioskScreen = (typeof KIOSK_SCREENS)[number];

/** How often a kiosk says that it runs, in milliseconds (docs/decisions/073-the-charity-sees-its-kiosks.md). */
export const TELLS_EVERY = 30 * MINUTE;

/** So many days one is listed that is not heard of: of those that an admin has called theirs, and of the others. */
export const KIOSK_DAYS = 90;
export const NEW_KIOSK_DAYS = 7;

/** What a kiosk's information may be old, in milliseconds, before it says by itself that nobody can tell what is open. */
const OLD_INFORMATION = DAY;

/** One kiosk as admins see it: of a device, never of the people who stood before it. Instants are ISO texts. */
export type KioskListed = {
  _id: string;
  /** As its set-up names it. */
  place: string;
  screen: KioskScreen;
  /** Whether an admin has said that it is the charity's: anybody can tell of any. */
  isOurs: boolean;
  seenAt: string;
  /** The build that it has; '' where its browser keeps none. */
  build: string;
  /** Whether that is the one which the site has now; null where nobody knows. */
  isNewest: boolean | null;
  /** When the information was last right that it showed when it was seen; null where it had none. */
  directoryFrom: string | null;
};

/** Whether nothing was heard of it for a day, at an instant (epoch ms). */
export const isMissed = ({ seenAt }: Pick<KioskListed, 'seenAt'>, now: number): boolean =>
  now - Date.parse(seenAt) >= DAY;

const timeOf = (instant: string) =>
  `${formatTime(Date.parse(instant))} on ${formatDate(Date.parse(instant))}`;

/** What is known of a kiosk at an instant (epoch ms), a line each, and what is to be done where something is wrong. */
export function kioskWords(kiosk: KioskListed, now: number) {
  const { seenAt, build, isNewest, directoryFrom } = kiosk;
  const missed = isMissed(kiosk, now);
  const isOld =
    directoryFrom === null || Date.parse(seenAt) - Date.parse(directoryFrom) >= OLD_INFORMATION;
  const todo: string[] = [];
  if (missed)
    todo.push(
      'Ring the place. Is it switched on, and does it have a network? Switch it off and on again. If it was taken away, remove it here.',
    );
  else {
    if (isOld)
      todo.push(
        'It runs, but does not get newer information. Switch it off and on again; then look at its network.',
      );
    if (isNewest === false)
      todo.push(
        'It takes the newest version by itself while nobody uses it. If it still has not tomorrow, switch it off and on again.',
      );
  }
  return {
    seen: missed ? `Not seen since ${timeOf(seenAt)}` : `Seen at ${timeOf(seenAt)}`,
    version: versionWords(build, isNewest),
    information: directoryFrom ? `From ${timeOf(directoryFrom)}` : 'It had none',
    todo,
  };
}

function versionWords(build: string, isNewest: boolean | null): string {
  if (!build) return 'Not kept on the device: it does not start without a network';
  if (isNewest === null) return build;
  return isNewest ? `The newest, ${build}` : `An older one, ${build}`;
}
