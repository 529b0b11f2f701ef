import { kioskPaths } from '../../../shared/paths/kiosk-paths.ts';
import { mustStayOffWalls } from '../../../shared/services/on-walls.ts';

/** What a kiosk is heard by: nothing, headphones that only who uses it hears, or a loudspeaker that a room hears. */
export const SOUNDS = ['none', 'headphones', 'speaker'] as const;
export type Sound = (typeof SOUNDS)[number];

/** Screens of numbers for people in danger, and of what somebody typed or complains about. */
const NEVER_ALOUD = [
  kioskPaths.emergency,
  kioskPaths.helplines,
  kioskPaths.helpline(''),
  kioskPaths.search,
  kioskPaths.wrong(''),
];
/** Screens about one listing: where a room should not hear part of it, none of it is read. */
const OF_ONE = [kioskPaths.service(''), kioskPaths.organisation('')];

/** What concerns abuse, and people whom somebody may look for: words of listings, as their providers write them. */
const OF_ABUSE =
  /\b(?:abus\w*|violen\w*|refuges?|rap(?:e|ed|ist)|assault\w*|stalk\w*|traffick\w*|slavery|survivors?|victims?|exploit\w*|grooming|fgm|(?:not )?safe at home|hurts? (?:you|me|by)|hurting you|in danger|women only)\b/i;

const isOf = (path: string, screens: readonly string[]) =>
  screens.some((screen) => (screen.endsWith('/') ? path.startsWith(screen) : path === screen));

/** Whether a screen may be read aloud with this sound at all. */
export const isHeard = (path: string, sound: Sound): boolean =>
  sound === 'headphones' || (sound === 'speaker' && !isOf(path, NEVER_ALOUD));

/** Whether a whole room may hear a text (docs/product.md#kiosk). */
export const mayBeAloud = (text: string): boolean =>
  !OF_ABUSE.test(text) && !mustStayOffWalls({ availability: [text], note: text });

/** What is said of a screen's texts: all by headphones, and by a loudspeaker what a room may hear. */
export function listSpeech(texts: readonly string[], path: string, sound: Sound): string[] {
  if (!isHeard(path, sound)) return [];
  if (sound === 'headphones') return [...texts];
  const aloud = texts.filter(mayBeAloud);
  return isOf(path, OF_ONE) && aloud.length < texts.length ? [] : aloud;
}

/** As a voice reads it: spans as "to", blanks and stops once. */
export const spellForSpeech = (text: string): string =>
  text
    .replace(/\s*[–—]\s*(?=\d)/g, ' to ')
    .replace(/\s+/g, ' ')
    .replace(/(?:\s*,)+\s*(?=[,.;:!?])/g, '')
    .replace(/([.;:!?]),/g, '$1')
    .replace(/^[\s,]+|[\s,]+$/g, '');
