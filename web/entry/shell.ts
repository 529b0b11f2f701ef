import { PRINTED_PAGE_CSS } from '../../shared/paper/print-style.ts';
import { AREAS, ROUTES } from '../../shared/paths/areas.ts';
import { parseStyles, stylesFor } from './critical-styles.ts';
import { headOfFamily } from './page-families.ts';

/** The built index.html, cut where a page's own parts go, and what each page's chunk brings along. */
type Shell = {
  beforeHead: string;
  beforeApp: string;
  beforeData: string;
  end: string;
  /** What the page of a route id (a file under web/) adds to the head. */
  assetsOf: (routeIds: string[]) => Promise<PageAssets>;
};

type PageAssets = {
  /** The styles for what a page says, and hints for scripts that it starts at once. */
  headFor: (app: string) => Promise<PageHead>;
  /** What its data's element says to the first script: nothing where the app is started at once and the styles are whole. */
  dataAttributes: string;
};

type PageHead = {
  html: string;
  /** `'sha256-...'` of the one inline style that the page may have, for the Content-Security-Policy. */
  styleHash: string;
};

type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;
type ReadAsset = (path: string) => Promise<string>;

const ENTRY = 'web/index.html';
/** What the first script loads, at once or when it is needed. */
const APP = 'web/entry/browser.tsx';
/** Pages that people open for what only script does. */
const NEEDS_APP = [
  'search/SearchPage.tsx',
  'services/near/NearPage.tsx',
  'site/PrivacyPolicyPage.tsx',
];
/** What a phone keeps of the HTML: its styles are in the copy already, among the files of every page. */
const SHELL_ID = 'offline shell';
const STYLESHEET = /<link rel="stylesheet"[^>]*>/g;
const SCRIPT = /<script type="module"|<link rel="modulepreload"/g;
/** Scripts come later: the page is whole without them, so its words and pictures come first. */
const LATER = 'fetchpriority="low"';
/**
 * The browser styles a page in one task and lays it out in another where its end does not wait for a script
 * (docs/decisions/096-first-frame.md). Vite's dev server has several, in an order.
 */
const ASYNC = import.meta.env.DEV ? '' : 'async ';

/**
 * Reads the shell through the assets binding, once per isolate. A page's whole stylesheet is small enough to travel
 * inside its HTML, so the first paint needs one request and nobody sees an unstyled page.
 */
export async function readShell(readAsset: ReadAsset): Promise<Shell> {
  const [html, manifest] = await Promise.all([
    readAsset(`/${ENTRY}`),
    // Vite's dev server has no manifest: there its own script brings the styles.
    import.meta.env.DEV
      ? {}
      : readAsset('/.vite/manifest.json').then((text): Manifest => JSON.parse(text)),
  ]);
  const parts = html
    .replace(STYLESHEET, '')
    .replace(SCRIPT, `$& ${LATER}`)
    .replace('<script ', `$&${ASYNC}`)
    .split(/<!--(?:head|app|data)-->/);
  const [beforeHead, beforeApp, beforeData, end] = parts;
  if (
    beforeHead === undefined ||
    beforeApp === undefined ||
    beforeData === undefined ||
    end === undefined
  )
    throw new Error('web/index.html has lost one of its markers: head, app, data');

  const known = new Map<string, PageAssets>();
  return {
    beforeHead,
    beforeApp,
    beforeData,
    end,
    async assetsOf(routeIds) {
      const key = routeIds.join();
      const assets = known.get(key) ?? (await collect(manifest, routeIds, readAsset));
      known.set(key, assets);
      return assets;
    },
  };
}

const AREA_NAMES = Object.keys(AREAS) as (keyof typeof AREAS)[];

/** The area whose first route is among these: the routes of the others are the first script's, or linked to by pages. */
const areaOf = (routeIds: string[]) => AREA_NAMES.find((name) => routeIds.includes(name));

async function collect(
  manifest: Manifest,
  routeIds: string[],
  readAsset: ReadAsset,
): Promise<PageAssets> {
  const area = areaOf(routeIds);
  const startsApp = area !== undefined || routeIds.some((id) => NEEDS_APP.includes(id));
  const entry = filesOf(manifest, [ENTRY, APP]);
  const page = filesOf(
    manifest,
    [...routeIds.map((id) => `web/${id}`), ROUTES[area as keyof typeof ROUTES] ?? '']
      .filter((source) => source.endsWith('.tsx'))
      .map((source) => chunkOf(manifest, source)),
  );
  const ownScripts = page.scripts.filter((file) => !entry.scripts.includes(file));
  const ownStyles = page.styles.filter((file) => !entry.styles.includes(file));
  const first = filesOf(manifest, [ENTRY]).scripts;
  const atOnce = [...entry.scripts, ...ownScripts].filter((file) => !first.includes(file));
  const hints = (startsApp ? atOnce : []).map(
    (file) => `<link rel="modulepreload" ${LATER} crossorigin href="/${file}">`,
  );
  // A phone that keeps a page has what starts it: there they are named nowhere else than in what it keeps.
  const isKept = routeIds.includes(SHELL_ID);
  const dataAttributes = area
    ? ''
    : ` data-files="${(isKept ? ownScripts : atOnce).map((file) => `/${file}`).join(' ')}"${startsApp ? ' data-starts' : ''}`;
  if ((area && AREAS[area].linksStyles) || isKept) {
    const links = [...entry.styles, ...ownStyles].map(
      (file) => `<link rel="stylesheet" crossorigin href="/${file}">`,
    );
    const head = { html: [...links, ...hints].join(''), styleHash: await hashOf(PRINTED_PAGE_CSS) };
    return { dataAttributes, headFor: async () => head };
  }
  const sheets = [...entry.styles, ...ownStyles].map((file) => readAsset(`/${file}`));
  const css = (await Promise.all(sheets)).join('');
  // They tell Vite's loader that these sheets are here already. The app fetches them where the page has only a part of them.
  const links = [...entry.styles, ...ownStyles].map(
    (file) => `<link rel="stylesheet" disabled href="/${file}">`,
  );
  const headOf = async (styles: string) => ({
    html: [`<style>${styles}</style>`, ...hints, ...links].join(''),
    styleHash: await hashOf(styles),
  });
  if (area) {
    const head = await headOf(css);
    return { dataAttributes, headFor: async () => head };
  }
  const rules = parseStyles(css);
  return { dataAttributes, headFor: (app) => headOf(stylesFor(rules, app)) };
}

/** The manifest's key for what was built of a source: its path, or that of a chunk which has its name and is nothing else. */
function chunkOf(manifest: Manifest, source: string): string {
  if (manifest[source] || import.meta.env.DEV) return source;
  const file = headOfFamily(source.slice('web/'.length));
  const name = file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length);
  const key = Object.keys(manifest).find((it) => manifest[it]?.name === name);
  if (!key) throw new Error(`The build has no file of ${source}`);
  return key;
}

async function hashOf(css: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/**
 * The files of some chunks and of all that they import. The entry's own styles come first, because they name the
 * cascade layers; after that order does not matter.
 */
function filesOf(manifest: Manifest, keys: string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    scripts.add(chunk.file);
    for (const sheet of chunk.css ?? []) styles.add(sheet);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return { scripts: [...scripts], styles: [...styles] };
}
