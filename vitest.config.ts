import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import { defineConfig } from 'vitest/config';
import { pdfkitWithoutProfile } from './scripts/build/pdfkit-without-profile.ts';
import { quickFolder } from './scripts/local/quick-folder.ts';
import { ONE, productAsOne } from './scripts/test/product-as-one.ts';
import { readPdf } from './worker/pdf/testing/read-pdf.ts';

/** What the simulator of mail has written, under the folder that each run of Miniflare has: text and HTML of one id. */
function mailbox() {
  const runs = readdirSync(tmpdir()).filter((name) => name.startsWith('miniflare-'));
  return runs.flatMap((run) => {
    const [texts, htmls] = ['text', 'html'].map((what) =>
      join(tmpdir(), run, 'email', `email-${what}`),
    ) as [string, string];
    const names = existsSync(texts) ? readdirSync(texts) : [];
    const written = names.flatMap((name) => {
      try {
        const at = statSync(join(texts, name)).mtimeMs;
        const text = readFileSync(join(texts, name), 'utf8');
        const html = readFileSync(join(htmls, name.replace(/txt$/, 'html')), 'utf8');
        return [{ at, text, html }];
      } catch (error) {
        // Another run that has just ended took its mails away.
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
        throw error;
      }
    });
    return written.sort((one, other) => one.at - other.at);
  });
}

/** Serves those files beside the Worker that need no build: the shell of every page, and what is copied as it is. */
function asset(path: string): Response {
  const file = path === '/web/index.html' ? 'web/index.html' : join('web/public', path);
  return existsSync(file) ? new Response(readFileSync(file)) : new Response(null, { status: 404 });
}

/** Has data files and a plugin of its own. */
const NOT_BUNDLED = 'pdfkit';

/** The packages that the API's sources import, as these name them. */
function importedPackages(): string[] {
  const sources = ['worker', 'shared'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  const IMPORT = /^import (?!type )[^;]*? from '([a-z@][\w@/.-]*)'/gm;
  const names = new Set(sources.flatMap((text) => [...text.matchAll(IMPORT)].map((it) => it[1])));
  return [...names].filter((name) => name !== undefined && name !== NOT_BUNDLED) as string[];
}

/** Has Miniflare keep each file's database, and its mails, where writing is quick. */
const quickDatabases = {
  name: 'quick-databases',
  config: () => {
    process.env.TMPDIR = quickFolder();
  },
};

/** Modules in whose place the API's tests have another of the same name. */
const STAND_INS = readdirSync('worker/testing/stand-ins').map((name) => ({
  find: new RegExp(`^.*/${name}$`),
  replacement: resolve('worker/testing/stand-ins', name),
}));

/** What types a command or starts a server. */
const COMMANDS = 'scripts/**/*.command.test.ts';

/** Reads a PDF back, which does not run in workerd. */
const PAPERS = 'worker/pdf/**/*.node.test.ts';

/** Asks every route, reads every page, or lives through months or every migration: minutes, where another file takes seconds. */
const CRAWLS = 'worker/**/*.crawl.test.ts';

/** A project of files that are run in workerd. */
const inWorkerd = (
  name: string,
  include: string[],
  exclude: string[] = [],
  testTimeout = 60_000,
) => ({
  plugins: [
    pdfkitWithoutProfile,
    quickDatabases,
    ...(process.env.PRODUCT_AS_ONE ? [productAsOne()] : []),
    cloudflareTest(async () => ({
      miniflare: {
        modulesRules: [{ type: 'ESModule', include: [`**/${ONE}`] }],
        compatibilityDate: '2026-08-01',
        compatibilityFlags: ['nodejs_compat'],
        d1Databases: ['DB', 'UNMIGRATED_DB'],
        kvNamespaces: ['KV', 'EMPTY_KV'],
        serviceBindings: {
          MAILBOX: () => Response.json(mailbox()),
          ASSETS: ({ url }) => asset(new URL(url).pathname),
          READ_PDF: async (request) =>
            Response.json(await readPdf(new Uint8Array(await request.arrayBuffer()))),
        },
        email: { send_email: [{ name: 'MAIL' }] },
        ratelimits: {
          SIGN_IN_LIMIT: { namespace_id: '1', simple: { limit: 5, period: 60 } },
          WRITE_LIMIT: { namespace_id: '2', simple: { limit: 10, period: 60 } },
        },
        bindings: {
          PUBLIC_ORIGIN: 'https://handbook.test',
          JWT_SECRET: 'a secret that only tests know, and nobody else',
          MAIL_FROM: 'handbook@handbook.test',
          ADMIN_MAIL: 'admin@charity.test',
          TEST_MIGRATIONS: await readD1Migrations('migrations'),
        },
      },
    })),
  ],
  test: {
    name,
    // Every file has an isolate of its own, into which each module travels alone: packages do as one each.
    alias: STAND_INS,
    deps: { optimizer: { ssr: { enabled: true, include: importedPackages() } } },
    include,
    exclude,
    setupFiles: ['worker/testing/migrate.ts'],
    testTimeout,
  },
});

/** The rules, papers and commands on Node, the API and its crawls in workerd against a real D1. Journeys in a browser are Playwright's. */
export default defineConfig({
  test: {
    // Its own choice would leave a core free: of two, half.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: [
            'shared/**/*.test.ts',
            'scripts/**/*.test.ts',
            'web/**/*.test.{ts,tsx}',
            'worker/**/*.node.test.ts',
          ],
          exclude: [COMMANDS, PAPERS],
          // Files share their imports, which take longer than what they ask; what one stubs is put back after each test.
          isolate: false,
          unstubEnvs: true,
          unstubGlobals: true,
          // Milliseconds are enough, unless the machine has much else to do. Who asks thousands of cases says so.
          testTimeout: 10_000,
        },
      },
      {
        test: {
          name: 'papers',
          environment: 'node',
          include: [PAPERS],
          alias: [
            { find: /^pdfkit$/, replacement: resolve('node_modules/pdfkit/js/pdfkit.browser.mjs') },
          ],
          // A whole handbook takes seconds.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'commands',
          environment: 'node',
          include: [COMMANDS],
          // They start wrangler several times: 15 seconds, and 50 on a machine with much else to do.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      inWorkerd('worker', ['worker/**/*.test.ts'], [CRAWLS, 'worker/**/*.node.test.ts']),
      // Months take ten seconds, and seventy on a machine with much else to do.
      inWorkerd('crawls', [CRAWLS], [], 180_000),
    ],
  },
});
