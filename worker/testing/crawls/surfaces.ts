import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { expect, vi } from 'vitest';
import worker from '../../index.ts';
import { testNow } from '../directory.ts';

// What a visitor reads, wherever it stands: tests of what has to be the same everywhere.

/** A visitor's answer at the tests' instant, from the whole Worker: a test that calls this has its clock stopped there. */
export async function visit(address: string): Promise<Response> {
  vi.setSystemTime(testNow());
  const context = createExecutionContext();
  const request = new Request(`https://handbook.test${address}`);
  const answer = (await worker.fetch(request as never, env, context)) as unknown as Response;
  await waitOnExecutionContext(context);
  expect([address, answer.status]).toEqual([address, 200]);
  return answer;
}

/** Without white space, as what is drawn on paper comes. */
export const dense = (text: string) => text.replaceAll(/\s/g, '');

/** What a person reads there, without white space: of a page its text without its data, of a paper what is drawn. */
export async function readSurface(address: string): Promise<string> {
  const answer = await visit(address);
  const type = answer.headers.get('Content-Type') ?? '';
  if (type === 'application/pdf') {
    const body = await answer.arrayBuffer();
    const paper = await env.READ_PDF.fetch('http://pdf.test/', { method: 'POST', body });
    const { pages } = (await paper.json()) as { pages: { texts: { text: string }[] }[] };
    return dense(pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(''));
  }
  const text = await answer.text();
  if (!type.startsWith('text/html')) return dense(text);
  const body = text.slice(text.indexOf('<body'));
  return dense(body.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/<[^>]*>/g, ''));
}
