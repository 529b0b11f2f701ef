import { HELPLINE_TYPES } from '../../../shared/helplines/helpline.ts';
import { CATEGORIES } from '../../../shared/organisations/organisation.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { SERVICE_TYPES } from '../../../shared/services/service.ts';
import { pick, type Random } from '../../../shared/testing/random.ts';
import type { Send } from '../../local/http.ts';
import { type Watch, wait } from './watch.ts';

const PAGES = [
  paths.home,
  paths.home,
  paths.immediateSupport,
  paths.organisations,
  paths.print,
  paths.login,
  ...SERVICE_TYPES.map(paths.timetable),
  ...HELPLINE_TYPES.map(paths.helplineType),
  ...CATEGORIES.map(paths.orgCategory),
];
const LISTS = [
  '/api/services/public',
  '/api/organisations/public',
  '/api/helplines/public',
  '/api/directory',
  '/api/health',
];
const WORDS = ['food', 'shower', 'kitchen', 'st mungo', 'zzz', 'legal', 'é'];

/** Somebody who reads: pages, lists with the tag of the copy they have, searches; with pauses up to so many milliseconds. */
export async function visit(
  send: Send,
  watch: Watch,
  random: Random,
  { pause = 100, words = WORDS } = {},
) {
  const tags = new Map<string, string>();
  while (!watch.isOver()) {
    const chance = random();
    if (chance < 0.6) await readPage(pick(random, PAGES), 'page');
    else if (chance < 0.7) await readPage(paths.search(pick(random, words)), 'search');
    else await readList(pick(random, LISTS));
    await wait(random() * pause);
  }

  async function readPage(path: string, kind: 'page' | 'search') {
    const { text } = await watch.expect(200, kind, send, 'GET', path);
    if (!text.endsWith('</html>') && !text.trimEnd().endsWith('</html>'))
      watch.fault(`GET ${path}: half a page`);
  }

  async function readList(path: string) {
    const tag = tags.get(path);
    const headers: Record<string, string> = tag ? { 'If-None-Match': tag } : {};
    const { reply } = await watch.ask('public API', send, 'GET', path, { headers });
    const { etag } = reply.headers;
    if (etag) tags.set(path, etag);
    if (reply.status === 304 && tag) return;
    if (reply.status !== 200) return watch.fault(`GET ${path}: ${reply.status}`);
    try {
      JSON.parse(reply.text);
    } catch {
      watch.fault(`GET ${path}: half a list`);
    }
  }
}
