/**
 * A pattern of any of the phrases that stand line by line, in words as `plainly` has them: a star stands for any ending, three
 * dots for up to three words of which nothing is asked. Where a regular expression would have a star it says `{0,}`.
 */
export const anyPhrase = (lines: TemplateStringsArray, ...parts: string[]): RegExp =>
  new RegExp(
    `\\b(${String.raw(lines, ...parts)
      .trim()
      .replace(/\s*\n\s*/g, '|')
      .replaceAll('*', '\\w*')
      .replaceAll('... ', '(\\w+ ){0,3}')})\\b`,
  );

/** Who is near enough to have power over somebody; a landlord or a hostel that keeps things is a different trouble. */
export const CLOSE =
  'husband wife boyfriend bf girlfriend gf partner ex dad father stepdad mum mother family uncle brother he she him her hes shes man bloke fella hubby boss pimp parents';
export const THEM = `(${CLOSE.replaceAll(' ', '|')})`;

/** Whom somebody shares a home with, or has: `HIT` by one of these is a harm at home, whatever else is told. */
export const AT_HOME =
  '(husband|wife|boyfriend|bf|girlfriend|gf|partner|ex|dad|father|stepdad|mum|mother|family|uncle|brother|sister|son|daughter|grandson|he|she|hes|shes|fella|hubby|parents)';

/** What a hand does to somebody. */
export const HIT =
  '(hit|beat|bash|batter|punch|kick|slap|smack|headbutt|chok|strangl|throttl|burn|push|shov|drag|pin|grab|spit|spat|slam|whip|thump|clout)*';

/** How drugs are called by who is made to carry them. */
export const DRUGS = '(drugs?|gear|weed|crack|packages|parcels)';

/** Somebody young who carries or sells for others. */
export const CHILD_CARRIES =
  '(kid|child|lad|boy|girl|son|daughter|nephew|1[0-7]|olds?) (\\w+ ){0,3}(carr|hold|runn|sell|deal|mov)* ... ';
