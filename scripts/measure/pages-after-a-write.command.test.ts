import { expect, it } from 'vitest';
import { paths } from '../../shared/paths/paths.ts';
import { freePort } from '../local/free-port.ts';
import { openWorker } from '../local/local-worker.ts';
import { fillSite, sampleDirectory } from '../site/sample-site.ts';

it('changes the pages that show what was written, and of the others the data version alone', async () => {
  const port = await freePort();
  const worker = await openWorker({ port, isQuiet: true });
  try {
    const db = await fillSite(worker, sampleDirectory());
    const read = async (path: string) => {
      const text = await (await fetch(`http://localhost:${port}${path}`)).text();
      const [, version] = /"dataVersion":(\d+)/.exec(text) ?? [];
      return { text: text.replace(`"dataVersion":${version}`, ''), version: Number(version) };
    };
    const shown = paths.timetable('Toilets');
    const others = [paths.joinUs, paths.timetable('Breakfast'), paths.orgCategory('Young People')];
    const before = await Promise.all(others.map(read));
    await read(shown);
    await db.batch([
      db.prepare("UPDATE services SET note = 'Knock three times' WHERE type = 'Toilets'"),
      db.prepare('UPDATE directory SET version = version + 1'),
    ]);
    await expect.poll(async () => (await read(shown)).text).toContain('Knock three times');

    const { version } = await read(shown);
    for (const [index, other] of others.entries()) {
      await expect.poll(async () => (await read(other)).version).toBe(version);
      const { text } = await read(other);
      // The minute may have changed meanwhile, and with it what is open.
      if (timeOf(text) === timeOf(before[index]?.text)) expect(text).toBe(before[index]?.text);
    }
    expect(before.map((one) => one.version)).toEqual(others.map(() => version - 1));
  } finally {
    await worker.dispose();
  }
});

const timeOf = (text = '') => /"now":"[^"]*"/.exec(text)?.[0];
