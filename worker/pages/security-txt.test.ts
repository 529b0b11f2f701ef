import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { site } from '../../shared/site/site.ts';
import { renderSecurityTxt, SECURITY_TXT } from './security-txt.ts';
import { siteFiles } from './site-files.ts';

const NOON = Date.parse('2026-11-22T12:34:56.789Z');
const LAST_MOMENT = Date.parse('2026-11-22T23:59:59.999Z');
const YEAR = 365 * 24 * 60 * 60_000;

const contacts = { email: 'help@charity.test', contact: 'https://charity.test/contact' };

describe('whom to tell of a weakness', () => {
  it('says it in the form of RFC 9116', () => {
    expect(renderSecurityTxt('https://handbook.test', NOON, contacts)).toBe(
      [
        'Contact: mailto:help@charity.test',
        'Contact: https://charity.test/contact',
        'Expires: 2027-05-21T00:00:00.000Z',
        'Preferred-Languages: en',
        'Canonical: https://handbook.test/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it('is the same all day, and runs out within a year', () => {
    const text = renderSecurityTxt('https://handbook.test', NOON, contacts) ?? '';
    expect(renderSecurityTxt('https://handbook.test', LAST_MOMENT, contacts)).toBe(text);
    expect(renderSecurityTxt('https://handbook.test', LAST_MOMENT + 1, contacts)).not.toBe(text);
    const [, expires = ''] = text.match(/^Expires: (.+)$/m) ?? [];
    expect(Date.parse(expires)).toBeGreaterThan(LAST_MOMENT);
    expect(Date.parse(expires)).toBeLessThan(NOON + YEAR);
  });

  it('does not say where it belongs on a site that has no address yet', () => {
    expect(renderSecurityTxt('', NOON, contacts)).not.toContain('Canonical');
  });

  it('names only what the charity publishes, and is not there without any of it', () => {
    const byPage = renderSecurityTxt('', NOON, { ...contacts, email: '' }) ?? '';
    expect(byPage.match(/^Contact: .+$/gm)).toEqual(['Contact: https://charity.test/contact']);
    expect(renderSecurityTxt('', NOON, { email: '', contact: '' })).toBeNull();
  });
});

it('is served as text that may be kept for a day', async () => {
  const answer = await siteFiles.request(SECURITY_TXT, {}, env);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  const text = await answer.text();
  expect(text).toContain(`Contact: mailto:${site().email}\n`);
  expect(text).toContain(`Canonical: https://handbook.test${SECURITY_TXT}\n`);
  // Who is told of registrations is not published.
  expect(text).not.toContain(env.ADMIN_MAIL);
});
