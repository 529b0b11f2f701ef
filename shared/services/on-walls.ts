// What hangs where everybody in a room reads it: boards of a kiosk at rest, wall screens and posters
// (docs/product.md#not-on-the-wall). Lists and pages, which one person reads, have everything.

/** Whether its provider agrees that a service stands there; '' where nobody was asked. */
export const ON_WALLS = ['yes', 'no'] as const;
export type OnWalls = (typeof ON_WALLS)[number];

/** As it is stored: what is not known is no agreement. */
export const readOnWalls = (stored: string): OnWalls | '' =>
  ON_WALLS.find((it) => it === stored) ?? '';

/** What a form says for each value of whether a service stands on walls. */
export const ON_WALLS_WORDS: Record<OnWalls | '', string> = {
  '': 'Not on screens and posters until we say so',
  yes: 'We agree that it is shown there',
  no: 'Keep it off screens and posters',
};

const WOMEN = /\b(?:wom[ae]n|ladies|girls|females?)\b/i;
const MEN = /\b(?:men|males?|everyone|anyone)\b/i;
const ASYLUM = /\b(?:asylum|refugees?)\b/i;
/** People whom somebody has hurt. Abuse of alcohol is not meant, nor "violence is not tolerated". */
const SURVIVORS =
  /\b(?:survivors?|refuges?|domestic (?:abuse|violence)|sexual(?:ly)? (?:abus|assault|violen|exploit)\w*|(?:been|were|are) (?:assaulted|exploited|abused)|rap(?:e|ed)|stalk(?:ed|ing)|fgm|forced marriage|honour[- ]based|sex work\w*|modern slavery|traffick(?:ed|ing))\b/i;

type Described = {
  availability: readonly string[];
  note: string;
  limit?: string | undefined;
  addressNotPublic?: true | undefined;
};

/**
 * Whether somebody may be looked for where a service is: it is for women only, for survivors or for people seeking asylum,
 * or its address is not public.
 */
export function mustStayOffWalls({
  availability,
  note,
  limit,
  addressNotPublic,
}: Described): boolean {
  const who = [...availability, limit ?? ''];
  return (
    addressNotPublic === true ||
    who.some((words) => (WOMEN.test(words) && !MEN.test(words)) || ASYLUM.test(words)) ||
    [...who, note].some((words) => SURVIVORS.test(words))
  );
}

/** Those of the services that may stand on a board or a poster. */
export const filterForWalls = <S extends { offWalls?: true | undefined }>(
  services: readonly S[],
): S[] => services.filter(({ offWalls }) => !offWalls);
