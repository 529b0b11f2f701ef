/** The paper's own two weights, and who stands in for letters that they lack. */
export const FONT_FILES = {
  regular: 'hyperlegible-400',
  bold: 'hyperlegible-700',
  wider: 'noto-sans-500',
  arabic: 'noto-sans-arabic-500',
  hebrew: 'noto-sans-hebrew-500',
} as const;

export type FontName = keyof typeof FONT_FILES;
export type Weight = 'regular' | 'bold';

/** The bytes of font files; those that stand in are there only where a text wants them. */
export type FontBytes = Partial<Record<FontName, Uint8Array>> & Record<Weight, Uint8Array>;

/** The paper's own: letters that stand beside each other, without joining or marks that move. */
export const isPlain = (face: FontName): face is Weight => face === 'regular' || face === 'bold';

/** What in a text may be in need of a face. */
const WANTED: Record<Exclude<FontName, Weight>, RegExp> = {
  wider: /[\u0100-\u052f\u1e00-\u1eff\u2116]/,
  arabic: /\p{Script=Arabic}/u,
  hebrew: /\p{Script=Hebrew}/u,
};

/** The faces to load for a text: a plain one costs two small files. */
export function chooseFonts(text: string): FontName[] {
  const wanted = Object.entries(WANTED).filter(([, pattern]) => pattern.test(text));
  return ['regular', 'bold', ...wanted.map(([face]) => face as FontName)];
}
