import { Secret, TOTP } from 'otpauth/slim';
import { site } from '../../../shared/site/site.ts';

/** What every authenticator app takes without being asked (RFC 6238): six digits, a new code each 30 seconds. */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** The code before and the one after count too: a phone's clock is seldom right to the second. */
const WINDOW = 1;

const totpOf = (secret: string, email = '') =>
  new TOTP({ ...FORM, issuer: site().name, label: email, secret: Secret.fromBase32(secret) });

/** 160 random bits as apps take them, in base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an app reads from a QR code: the secret, and whose sign-in it is for. */
export const addressOf = (secret: string, email: string): string =>
  totpOf(secret, email).toString();

/** The time step that a code of six digits belongs to at an instant (milliseconds); null for a wrong code. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / FORM.period) + delta;
}
