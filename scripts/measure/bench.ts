// Measures the built Worker against a bare route on the same machine and writes docs/performance.md and docs/costs.md.
// Usage: npm run bench [-- --quick] [-- --lighthouse]
//   --quick only shows that it works, and writes nothing; --lighthouse adds what npm run lighthouse says
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { manyTimes } from '../../shared/testing/many-times.ts';
import { command } from '../local/d1.ts';
import { sampleDirectory } from '../site/sample-site.ts';
import { costsPage } from './bench/costs-page.ts';
import { criteria, type Results } from './bench/criteria.ts';
import { type Growth, measureGrowth } from './bench/growth.ts';
import { measureMemory } from './bench/memory.ts';
import { measureOrdering } from './bench/ordering.ts';
import { measurePapers } from './bench/papers.ts';
import { report } from './bench/report.ts';
import { createLogbook, measureRows } from './bench/rows.ts';
import { openBare, openFull } from './bench/sites.ts';
import { measureRepeat, measureSizes } from './bench/sizes.ts';
import { measureSpeed } from './bench/speed.ts';

await command(async () => {
  const { values } = parseArgs({
    options: { quick: { type: 'boolean' }, lighthouse: { type: 'boolean' } },
  });
  const isQuick = values.quick ?? false;
  const effort = isQuick ? { rounds: 1, seconds: 0.4 } : { rounds: 5, seconds: 2 };
  const busy = loadavg()[0] ?? 0;

  say('Opening the Workers');
  const bare = await openBare();
  const full = await openFull(sampleDirectory());
  const sizes = await measureSizes(full.port);
  const repeat = await measureRepeat(full.port);
  const startUp = { bare: await bare.restart(), full: await full.restart(), bundle: bundleSize() };
  say('Speed');
  const speed = await measureSpeed(bare, full, effort);
  await Promise.all([bare.close(), full.close()]);

  say('Rows and memory');
  const book = createLogbook();
  const logged = await openFull(sampleDirectory(), book.log);
  const rows = await measureRows(logged, book);
  const memory = await measureMemory(logged);
  await logged.close();

  const growth: Growth[] = [];
  for (const times of isQuick ? [1, 10] : [1, 10, 100]) {
    say(`${times} times the data`);
    const large = await openFull(manyTimes(sampleDirectory(), times));
    growth.push(...(await measureGrowth(large, times, effort)));
    await large.close();
  }
  say('Papers');
  const papers = await measurePapers(sampleDirectory(), isQuick);
  const results: Results = {
    date: new Date().toISOString().slice(0, 10),
    isQuick,
    busy,
    versions: { Node: process.versions.node, workerd: versionOf('workerd') },
    speed,
    rows,
    sizes,
    repeat,
    growth,
    papers,
    lighthouse: values.lighthouse ? lighthouse() : undefined,
    memory,
    ordering: measureOrdering(),
    startUp,
  };
  const page = report(results);
  const costs = costsPage(results);
  console.log(`${page}\n${costs}`);
  if (!isQuick) {
    writeFileSync(join('docs', 'performance.md'), page);
    writeFileSync(join('docs', 'costs.md'), costs);
  }
  if (!isQuick && criteria(results).some(({ isMet }) => !isMet)) process.exitCode = 1;
});

function say(what: string) {
  console.error(`${what} ...`);
}

/** Needs a browser, and fetches Lighthouse. */
function lighthouse(): string {
  say('Lighthouse');
  return execFileSync(process.execPath, ['e2e/drivers/lighthouse.ts'], { encoding: 'utf8' });
}

function bundleSize() {
  const folder = join('dist', 'handbook');
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file)));
  const sum = (bytesOf: (file: Buffer) => number) =>
    scripts.reduce((total, file) => total + bytesOf(file), 0);
  return {
    plain: sum((file) => file.length),
    gzip: sum((file) => gzipSync(file).length),
    brotli: sum((file) => brotliCompressSync(file).length),
  };
}

function versionOf(name: string): string {
  return JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')).version;
}
