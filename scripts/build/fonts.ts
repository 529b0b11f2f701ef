// Cuts the fonts of kiosk, print and PDF from their owners' files, which it downloads: the results are committed, so that
// nobody needs 20 MB of fonts to build. Usage: npm run fonts
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withPlainZero } from './plain-zero.ts';

const PACKAGES = [
  'subset-font@2.9.0',
  '@expo-google-fonts/atkinson-hyperlegible-next@0.4.1',
  '@expo-google-fonts/noto-sans@0.4.2',
  '@expo-google-fonts/noto-sans-arabic@0.4.3',
  '@expo-google-fonts/noto-sans-hebrew@0.4.1',
];

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** English, Welsh and every language of Europe in Latin letters, with the signs of a handbook. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}ȘșȚțẀẁẂẃẄẅỲỳẞ–—‘’‚“”„…•‹›€−×`;
/** What the paper's own face lacks: the rest of Latin, Vietnamese, Greek, Cyrillic. */
const WIDER = `${range(0x20, 0x7e)}${range(0xa0, 0x24f)}${range(0x300, 0x36f)}${range(0x370, 0x3ff)}${range(0x400, 0x52f)}${range(0x1e00, 0x1eff)}–—‘’“”…•€№`;
/** Arabic with Persian, Urdu, Kurdish and Pashto, its joined forms following by themselves; ZWNJ and ZWJ. */
const ARABIC = `${range(0x20, 0x7e)}${range(0x600, 0x6ff)}${range(0x750, 0x77f)}\u200c\u200d–—‘’“”…`;
const HEBREW = `${range(0x20, 0x7e)}${range(0x591, 0x5f4)}–—‘’“”…₪`;

const PAPER = 'web/public/fonts';
const SCREEN = 'web/styles/fonts';

const folder = mkdtempSync(join(tmpdir(), 'handbook-fonts-'));
writeFileSync(join(folder, 'package.json'), '{}');
execFileSync('npm', ['install', '--no-audit', '--no-fund', ...PACKAGES], {
  cwd: folder,
  stdio: 'inherit',
});
const subsetFont = createRequire(join(folder, 'package.json'))('subset-font');
const google = (file: string) => join(folder, 'node_modules/@expo-google-fonts', file);

const ATKINSON = 'atkinson-hyperlegible-next';
/** The number of its zero in that version; that of the tabular figures is made of it. */
const ATKINSON_ZERO = 365;
const FONTS = [
  [`${ATKINSON}/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf`, LATIN, 'hyperlegible-400'],
  [`${ATKINSON}/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf`, LATIN, 'hyperlegible-700'],
  ['noto-sans/500Medium/NotoSans_500Medium.ttf', WIDER, 'noto-sans-500'],
  ['noto-sans-arabic/500Medium/NotoSansArabic_500Medium.ttf', ARABIC, 'noto-sans-arabic-500'],
  ['noto-sans-hebrew/500Medium/NotoSansHebrew_500Medium.ttf', HEBREW, 'noto-sans-hebrew-500'],
] as const;

for (const path of [PAPER, SCREEN]) mkdirSync(path, { recursive: true });
for (const [source, characters, name] of FONTS) {
  const file = readFileSync(google(source));
  const font = source.startsWith(ATKINSON) ? Buffer.from(withPlainZero(file, ATKINSON_ZERO)) : file;
  write(`${PAPER}/${name}.ttf`, await subsetFont(font, characters, { targetFormat: 'truetype' }));
  if (source.startsWith(ATKINSON))
    write(`${SCREEN}/${name}.woff2`, await subsetFont(font, characters, { targetFormat: 'woff2' }));
}
for (const family of [ATKINSON, 'noto-sans', 'noto-sans-arabic', 'noto-sans-hebrew'])
  copyFileSync(google(`${family}/LICENSE_FONT`), `${PAPER}/${family}-OFL.txt`);
copyFileSync(google(`${ATKINSON}/LICENSE_FONT`), `${SCREEN}/${ATKINSON}-OFL.txt`);
rmSync(folder, { recursive: true });

function write(path: string, bytes: Uint8Array) {
  writeFileSync(path, bytes);
  console.log(`${path}  ${Math.round(bytes.length / 1024)} kB`);
}
