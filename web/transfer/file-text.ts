import { ApiError } from '../api/api-error.ts';

const SAVE_AS_CSV = 'Open it in its own program, save it as CSV, then choose that file here.';

/** What begins with these bytes, in hexadecimal, and what to do with it. The first that fits is said. */
const BINARY: readonly [bytes: RegExp, words: string][] = [
  // A workbook is read before anything comes here (workbook/read-workbook.ts).
  [/^504b(0304|0506)/, `This is no Excel file that can be read. ${SAVE_AS_CSV}`],
  [/^d0cf11e0/, `This is an older Excel file, not its text. ${SAVE_AS_CSV}`],
  [
    /^25504446/,
    'This is a PDF. Type its rows into a spreadsheet, save that as CSV, then choose it.',
  ],
  [
    /^(89504e47|ffd8ff|47494638|52494646.{8}57454250|424d|49492a00|4d4d002a)/,
    'This is a picture. Type its rows into a spreadsheet, save that as CSV, then choose it.',
  ],
];

const NO_TEXT = `This is not a text file. If it is a spreadsheet: ${SAVE_AS_CSV.toLowerCase()}`;

/** Those that no text has: all but tab, line ends, form feed and the end mark of old systems. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u0019\u001b-\u001f]/;

/**
 * The text of a file that somebody chose, whichever program wrote it: UTF-8, UTF-16 as Excel's "Unicode text", or the
 * Windows code page of its plain CSV. Throws an ApiError that says what to do where it is no text.
 */
export function textOfFile(bytes: Uint8Array): string {
  const head = Array.from(bytes.subarray(0, 12), (byte) => byte.toString(16).padStart(2, '0'));
  for (const [begin, words] of BINARY) if (begin.test(head.join(''))) throw new ApiError(0, words);
  const text = decode(bytes);
  requireText(text);
  return text;
}

/** Throws an ApiError where a text holds what no text has: a file that was opened as one and pasted. */
export function requireText(text: string) {
  if (CONTROL.test(text)) throw new ApiError(0, NO_TEXT);
}

function decode(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Tells the encoding by its mark; without one by the zero beside nearly every letter of a European text. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 200);
  const zeros = [0, 0];
  start.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const most = start.length * 0.4;
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : null;
}
