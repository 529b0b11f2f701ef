// Draws web/icons/icons.svg, the one file of all pictures but a kiosk's and those of conditions, from Lucide's, and the
// site's own icons in web/public from its mark. Usage: npm run icons
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CONDITIONS } from '../../shared/conditions/conditions.ts';
import { SERVICE_ICONS } from '../../shared/services/service.ts';
import { site } from '../../shared/site/site.ts';
import { ICONS } from '../../web/icons/icon-names.ts';
import { KIOSK_ICONS } from '../../web/kiosk/parts/touch/kiosk-icon-names.ts';
import { requireBrowser } from '../test/browser.ts';

const names: Record<string, string> = {
  ...ICONS,
  ...Object.fromEntries(Object.values(SERVICE_ICONS).map((icon) => [icon, icon])),
};

/** On each symbol: a picture that is used from another document inherits nothing of this one. */
const STROKES =
  'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

/** A Lucide picture as a symbol of the sprite. */
function symbol([id, lucide]: [string, string]): string {
  const source = readFileSync(`node_modules/lucide-static/icons/${lucide}.svg`, 'utf8');
  const shapes = source.slice(
    source.indexOf('>', source.indexOf('<svg')) + 1,
    source.indexOf('</svg>'),
  );
  return `<symbol id="${id}" viewBox="0 0 24 24" ${STROKES}>${joinPaths(shapes.replaceAll(/\s*\/>\s*/g, '/>').trim())}</symbol>`;
}

/** Paths that follow each other as one, where the second begins with a place of its own: every phone fetches these pictures. */
function joinPaths(shapes: string): string {
  const joined = shapes.replace(/<path d="([^"]*)"\/><path d="(M[^"]*)"\/>/, '<path d="$1$2"/>');
  return joined === shapes ? shapes : joinPaths(joined);
}

for (const [file, its] of [
  ['web/icons/icons.svg', names],
  ['web/kiosk/parts/touch/kiosk-icons.svg', KIOSK_ICONS],
  [
    'web/directory/conditions/conditions.svg',
    Object.fromEntries(Object.entries(CONDITIONS).map(([key, { icon }]) => [key, icon])),
  ],
] as const)
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg">
<!-- Lucide, ISC: NOTICE.md. By npm run icons. -->
${Object.entries(its).sort().map(symbol).join('\n')}
</svg>
`,
  );

/** A Lucide picture as paths, which are all that a PDF can draw. */
function pathsOf(lucide: string): string[] {
  const source = readFileSync(`node_modules/lucide-static/icons/${lucide}.svg`, 'utf8');
  const shapes = [...source.matchAll(/<(path|circle|rect|line|polyline|ellipse)\b([^>]*)\/>/g)];
  return shapes.map(([, shape = '', text = '']) => drawShape(shape, attributesOf(text)));
}

const attributesOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );

function drawShape(shape: string, its: Record<string, string>): string {
  const of = (name: string) => Number(its[name] ?? 0);
  if (shape === 'path') return its.d ?? '';
  if (shape === 'polyline') return `M${its.points}`;
  if (shape === 'line') return `M${its.x1} ${its.y1}L${its.x2} ${its.y2}`;
  if (shape === 'rect') {
    const [w, h, r] = [of('width'), of('height'), of('rx')];
    const corner = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
    return `M${of('x') + r} ${of('y')}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}z`;
  }
  const [rx, ry] = shape === 'circle' ? [of('r'), of('r')] : [of('rx'), of('ry')];
  return `M${of('cx') - rx} ${of('cy')}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

const paths = Object.values(SERVICE_ICONS).map(
  (icon) => `  ${JSON.stringify(icon)}: ${JSON.stringify(pathsOf(icon))},`,
);
writeFileSync(
  'shared/paper/sheet/icon-paths.ts',
  `import type { ServiceIcon } from '../../services/service.ts';

/** Lucide, ISC licence, lucide.dev, 24 units high, drawn with a pen of 2. Made by npm run icons. */
export const ICON_PATHS: Record<ServiceIcon, readonly string[]> = {
${paths.join('\n')}
};
`,
);

/** What the pocket guide shows beside services; no screen carries these. */
const PAPER_PICTURES = ['ambulance', 'house', 'moon', 'phone', 'siren', 'sun'];
writeFileSync(
  'shared/paper/pocket/pictures.ts',
  `/** Lucide, ISC licence, lucide.dev, 24 units high, drawn with a pen of 2. Made by npm run icons. */
export const PAPER_PICTURES = {
${PAPER_PICTURES.map((icon) => `  ${icon}: ${JSON.stringify(pathsOf(icon))},`).join('\n')}
} as const;

export type PaperPicture = keyof typeof PAPER_PICTURES;
`,
);
execFileSync('node_modules/.bin/biome', [
  ...['format', '--write'],
  ...['shared/paper/sheet/icon-paths.ts', 'shared/paper/pocket/pictures.ts'],
]);

const mark = readFileSync('web/public/icon.svg', 'utf8');
/** A picture for browsers and phones: our mark on a square, with room around it where the phone cuts a shape. */
const square = (share: number, background: string) =>
  `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${background}"><div style="width:${share}vw">${mark}</div></body>`;

/** What is shown beside a shared link. */
const preview = `<body style="margin:0;display:flex;flex-direction:column;justify-content:center;gap:40px;height:100vh;box-sizing:border-box;padding:80px;background:#00514f;color:#fff;font-family:system-ui,'DejaVu Sans',sans-serif">
<div style="width:150px;padding:10px;border-radius:36px;background:#fff">${mark}</div>
<div style="font-size:84px;font-weight:700;line-height:1.1">${site().name}</div>
<div style="font-size:42px;line-height:1.3">Help in ${site().city} if you are homeless: food, showers, day centres, advice, and what is open now</div></body>`;

const browser = await chromium.launch({ executablePath: requireBrowser(), args: ['--no-sandbox'] });
for (const [file, width, height, html] of [
  ['icon-180.png', 180, 180, square(100, '#00514f')],
  ['icon-192.png', 192, 192, square(100, 'transparent')],
  ['icon-512.png', 512, 512, square(100, 'transparent')],
  ['icon-maskable.png', 512, 512, square(76, '#00514f')],
  ['preview.png', 1200, 630, preview],
] as const) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  await page.screenshot({ path: `web/public/${file}`, omitBackground: true });
  await page.close();
}
await browser.close();
