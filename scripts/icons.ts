// Draws web/ui/icons.svg, the one file of all pictures, from Lucide's. Usage: npm run icons
import { readFileSync, writeFileSync } from 'node:fs';
import { SERVICE_ICONS } from '../shared/service.ts';
import { ICONS } from '../web/ui/icon-names.ts';

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
  return `<symbol id="${id}" viewBox="0 0 24 24" ${STROKES}>${shapes.replaceAll(/\n\s*/g, '')}</symbol>`;
}

writeFileSync(
  'web/ui/icons.svg',
  `<svg xmlns="http://www.w3.org/2000/svg">
<!-- Lucide, ISC licence, lucide.dev. Drawn by npm run icons. -->
${Object.entries(names).sort().map(symbol).join('\n')}
</svg>
`,
);
