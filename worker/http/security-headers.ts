import type { MiddlewareHandler } from 'hono';

/** On every answer of the Worker; `npm run verify` looks for them. */
export const SECURITY_HEADERS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * The policy of every page: our own scripts, our own styles and the one block it names, nothing else inline, nothing from
 * anyone else. Vite's dev server injects both styles and scripts, so only there it is loosened.
 */
function contentSecurityPolicy(styleHash: string | undefined): string {
  const dev = import.meta.env?.DEV;
  return [
    `default-src 'none'`,
    `script-src 'self'${dev ? ` 'unsafe-inline'` : ''}`,
    `style-src 'self' ${dev ? `'unsafe-inline'` : (styleHash ?? '')}`.trim(),
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** A file runs nothing; its viewer, which is a page of the browser's own, has its styles inside. */
const FOR_PDF = `default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'`;

export type PageVariables = {
  /** The hash of the one inline style that the page may have: its critical block, or what a Print button inserts. */
  styleHash?: string;
};

/** Puts the security headers on every answer; what sets no Cache-Control of its own is not stored. */
export const securityHeaders: MiddlewareHandler<{ Variables: PageVariables }> = async (c, next) => {
  await next();
  const { headers } = c.res;
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
  const isPdf = headers.get('Content-Type') === 'application/pdf';
  const policy = isPdf ? FOR_PDF : contentSecurityPolicy(c.var.styleHash);
  headers.set('Content-Security-Policy', policy);
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
};
