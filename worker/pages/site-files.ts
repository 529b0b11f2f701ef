import { type Context, Hono } from 'hono';
import { escapeMarkup } from '../../shared/markup/escape.ts';
import { paths } from '../../shared/paths/paths.ts';
import { shortWrong, somethingWrong } from '../../shared/paths/report-paths.ts';
import { allListings } from '../../shared/reports/find-listing.ts';
import { findByCode } from '../../shared/reports/short-code.ts';
import { site, siteDescription } from '../../shared/site/site.ts';
import { publicDirectory } from '../directory/snapshot.ts';
import { backgroundContext } from '../http/background-context.ts';
import type { Env } from '../platform/env.ts';
import { partPages } from './part-pages.ts';
import { PUBLIC_PAGES } from './public-pages.ts';
import { renderSecurityTxt, SECURITY_TXT } from './security-txt.ts';

const manifest = () => ({
  name: site().name,
  short_name: 'Handbook',
  description: siteDescription(),
  lang: 'en-GB',
  id: paths.home,
  start_url: paths.home,
  scope: paths.home,
  // A page of its own, but with Back where the system can give it.
  display: 'standalone',
  display_override: ['minimal-ui', 'standalone'],
  background_color: '#ffffff',
  theme_color: '#00514f',
  shortcuts: [
    { name: 'Immediate support', url: paths.immediateSupport },
    { name: 'What is open now', url: `${paths.home}#open-now` },
    { name: 'Organisations', url: paths.organisations },
    { name: 'Search', url: paths.search() },
  ],
  icons: [
    { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
});

/** The directory, which brings what the site is called now; null where it cannot be read, and then what was known stands. */
const readSettings = (c: Context<{ Bindings: Env }>) =>
  publicDirectory.read(c.env, Date.now(), backgroundContext(c)).catch(() => null);

/** Files that name a day may be reused for that long. */
const A_DAY = 'public, max-age=86400';

/** The files that search engines, home screens and people who have found a weakness ask for. */
export const siteFiles = new Hono<{ Bindings: Env }>()
  .get('/robots.txt', (c) =>
    c.text(
      `User-agent: *\nDisallow: /api/\nDisallow: ${paths.search()}\nDisallow: ${somethingWrong()}\nDisallow: ${shortWrong('')}\n\nSitemap: ${c.env.PUBLIC_ORIGIN}/sitemap.xml\n`,
    ),
  )
  .get(SECURITY_TXT, async (c) => {
    await readSettings(c);
    const text = renderSecurityTxt(c.env.PUBLIC_ORIGIN, Date.now());
    return text ? c.text(text, 200, { 'cache-control': A_DAY }) : c.text('Not found', 404);
  })
  .get('/manifest.webmanifest', async (c) => {
    await readSettings(c);
    return c.body(JSON.stringify(manifest()), 200, { 'content-type': 'application/manifest+json' });
  })
  .get(shortWrong(), (c) => c.redirect(somethingWrong()))
  .get(shortWrong(':code'), async (c) => {
    const reading = await readSettings(c);
    const listings = reading ? allListings(reading.directory) : [];
    return c.redirect(somethingWrong(findByCode(listings, c.req.param('code') ?? '')?._id));
  })
  .get('/sitemap.xml', async (c) => {
    const reading = await readSettings(c);
    const parts = reading ? partPages(reading.directory) : [];
    const urls = [...PUBLIC_PAGES, ...parts].map(
      (path) => `<url><loc>${escapeMarkup(c.env.PUBLIC_ORIGIN + path)}</loc></url>`,
    );
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
      200,
      { 'content-type': 'application/xml; charset=utf-8' },
    );
  });
