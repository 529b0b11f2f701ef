import { decodeSegment } from '../../paths/paths.ts';

/**
 * A public page's address as paper prints it, to be read and typed: host and path without the scheme, spaces and signs as
 * they are. A browser encodes them again.
 */
export function paperAddress(origin: string, path: string): string {
  const host = origin.replace(/^https?:\/\//, '');
  const [, page = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const readable = page.split('/').map((segment) => decodeSegment(segment) ?? segment);
  return `${host}${readable.join('/')}`.replace(/\/$/, '') + rest;
}

/** A readable number whose groups stay on one line. */
export const unbrokenPhone = (display: string): string => display.replaceAll(' ', '\u00a0');
