import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Tells one content from another: 128 bits of its SHA-256, fit for a header. */
export async function fingerprint(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes), 0, 16);
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** 256 random bits, as they stand in a cookie or a link. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. It is random, so that a fast digest without salt hides it. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Seals a text with a secret (HMAC-SHA256), so that nobody without it can make the seal or try which text it is of. */
export const sealText = (secret: string, text: string, form: 'hex' | 'base64url' = 'base64url') =>
  createHmac('sha256', secret).update(text).digest(form);
