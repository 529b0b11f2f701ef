import { base64url } from 'jose';
import { requireSecret } from '../../access/tokens.ts';

// A shared secret must be read again to check a code, so that it cannot be kept as a digest. Who has the database alone,
// like a backup, cannot make codes: the key comes from JWT_SECRET, which is in neither.

const IV_BYTES = 12;
const utf8 = (text: string) => new TextEncoder().encode(text);

async function keyFrom(secret: string | undefined): Promise<CryptoKey> {
  const bytes = new Uint8Array(requireSecret(secret));
  const base = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey']);
  const use = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: utf8('second factor'),
  };
  const cipher = { name: 'AES-GCM', length: 256 };
  return crypto.subtle.deriveKey(use, base, cipher, false, ['encrypt', 'decrypt']);
}

/** A text that only this site's secret opens, and only for the same account. */
export async function seal(secret: string | undefined, accountId: string, text: string) {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const how = { name: 'AES-GCM', iv, additionalData: utf8(accountId) };
  const sealed = await crypto.subtle.encrypt(how, await keyFrom(secret), utf8(text));
  return `${base64url.encode(iv)}.${base64url.encode(new Uint8Array(sealed))}`;
}

/** The text again; null where it was sealed with another secret of the site, or for another account. */
export async function unseal(
  secret: string | undefined,
  accountId: string,
  sealed: string,
): Promise<string | null> {
  const [iv = '', text = ''] = sealed.split('.');
  const key = await keyFrom(secret);
  try {
    const how = {
      name: 'AES-GCM',
      iv: new Uint8Array(base64url.decode(iv)),
      additionalData: utf8(accountId),
    };
    const opened = await crypto.subtle.decrypt(how, key, new Uint8Array(base64url.decode(text)));
    return new TextDecoder().decode(opened);
  } catch {
    return null;
  }
}
