import { decodeSegment } from '../paths.ts';

/**
 * A public page's address as paper prints it, to be read and typed: host and path without the scheme, spaces and signs as
 * they are. A browser encodes them again.
 */
export function paperAddress(origin: string, path: string): string {
  const host = origin.replace(/^https?:\/\//, '');
  const readable = path.split('/').map((segment) => decodeSegment(segment) ?? segment);
  return `${host}${readable.join('/')}`.replace(/\/$/, '');
}

const NO_BREAK = '\u00a0';

/** A text whose postcodes and numbers stay on one line. */
export const unbroken = (text: string): string =>
  text.replaceAll(/\b([A-Z]{1,2}\d[A-Z\d]?) (\d[A-Z]{2})\b/g, `$1${NO_BREAK}$2`);

/** A readable number whose groups stay on one line. */
export const unbrokenPhone = (display: string): string => display.replaceAll(' ', NO_BREAK);
