import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { textOfFile } from './file-text.ts';
import { readSource } from './source.ts';

const TEXT = 'Name,Description\r\nThe Café,Hot meals for £2\r\n';

const bytesOf = (hex: string, rest = 'x\u0000\u0001 and more') =>
  new Uint8Array([...Buffer.from(hex, 'hex'), ...new TextEncoder().encode(rest)]);
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

describe('a file that is no text says what to do', () => {
  it.each([
    ['an archive', bytesOf('504b0304'), /no Excel.*save it as CSV/],
    ['an empty archive', bytesOf('504b0506'), /no Excel.*save it as CSV/],
    ['an XLS file', bytesOf('d0cf11e0a1b11ae1'), /older Excel.*save it as CSV/],
    ['a PDF', bytesOf('255044462d312e37'), /PDF.*CSV/],
    ['a PNG', bytesOf('89504e470d0a1a0a'), /picture.*CSV/],
    ['a JPEG', bytesOf('ffd8ffe0'), /picture.*CSV/],
    ['a WebP', bytesOf('524946461234567857454250'), /picture.*CSV/],
    ['anything else', bytesOf('0102030405'), /not a text file/],
  ])('%s', (_what, bytes, words) => {
    expect(() => textOfFile(bytes)).toThrow(ApiError);
    expect(() => textOfFile(bytes)).toThrow(words);
  });

  it('nor is one taken that was opened as text and pasted', async () => {
    await expect(readSource('PK\u0003\u0004\u0014\u0000xl/workbook')).rejects.toThrow(/not a text/);
  });
});

describe('a text is read whichever program wrote it', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(TEXT)],
    ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${TEXT}`)],
    ['UTF-16 with its mark', utf16(`\ufeff${TEXT}`)],
    ['UTF-16 without one', utf16(TEXT)],
    ['big-endian UTF-16', utf16(`\ufeff${TEXT}`).swap16()],
    ['big-endian UTF-16 without its mark', utf16(TEXT).swap16()],
    ['the Windows code page', Buffer.from(TEXT, 'latin1')],
  ])('%s', (_what, bytes) => {
    expect(textOfFile(bytes)).toBe(TEXT);
  });

  it('a file with nothing in it is an empty text', () => {
    expect(textOfFile(new Uint8Array())).toBe('');
  });
});
