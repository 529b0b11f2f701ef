import { readFileSync } from 'node:fs';
import type { Fetcher } from '@cloudflare/workers-types';
import { expect, it } from 'vitest';
import type { Directory } from '../directory/build/build.ts';
import { loadPdfRenderer, PaperTooLarge } from './render-pdf.ts';
import { FRIDAY, ORIGIN, sampleDirectory, sampleFile } from './testing/rendered.ts';

const ASSETS = {
  fetch: async (url: string) => new Response(readFileSync(`web/public${new URL(url).pathname}`)),
} as unknown as Fetcher;

it('a paper of more than there is memory for is refused before it is begun, and a timetable of it is made', async () => {
  const render = await loadPdfRenderer({ ASSETS });
  const organisations = Array.from({ length: 16 }, (_, at) =>
    sampleFile.organisations.map((it) => ({ ...it, name: `${it.name} ${at}` })),
  ).flat();
  const directory = sampleDirectory({ ...sampleFile, organisations }) as unknown as Directory;
  const env = { PUBLIC_ORIGIN: ORIGIN };
  const renderPdf = (type: 'Dinner' | null) =>
    render({ type, size: 'clear' }, directory, env, FRIDAY);
  expect(() => renderPdf(null)).toThrow(PaperTooLarge);
  expect(renderPdf('Dinner').length).toBeGreaterThan(10_000);
});
