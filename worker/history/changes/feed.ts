import { Hono } from 'hono';
import {
  changePath,
  changeTitle,
  changeWords,
  type PublicChange,
} from '../../../shared/history/changes.ts';
import { escapeMarkup } from '../../../shared/markup/escape.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { site } from '../../../shared/site/site.ts';
import { startOfDate } from '../../../shared/time/city-time.ts';
import { publicDirectory } from '../../directory/snapshot.ts';
import { backgroundContext } from '../../http/background-context.ts';
import type { Env } from '../../platform/env.ts';
import { logFault } from '../../telemetry/faults.ts';
import { publicChanges } from './public-changes.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text as XML has it; characters that XML 1.0 forbids are left out. */
const xml = (text: string) => escapeMarkup(text.replace(FORBIDDEN, ''));

/** The changes of the last month as an Atom feed, for a reader or a mail programme to fetch. */
export const changesFeed = new Hono<{ Bindings: Env }>().get(paths.changesFeed, async (c) => {
  const { PUBLIC_ORIGIN, DB } = c.env;
  const now = Date.now();
  const found = await publicDirectory
    .read(c.env, now, backgroundContext(c))
    .then(({ directory }) => publicChanges(DB, directory, null, now))
    .catch((error: unknown) => {
      logFault('The feed could not be made:', error);
      return null;
    });
  if (!found) return c.text('The changes could not be read.', 503, { 'retry-after': '60' });
  const { since, changes } = found;
  const updated = changes[0]?.at ?? new Date(startOfDate(since)).toISOString();
  const feed = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">',
    `<id>${xml(PUBLIC_ORIGIN + paths.changesFeed)}</id>`,
    `<title>${xml(site().name)}: what changed</title>`,
    `<updated>${updated}</updated>`,
    `<author><name>${xml(site().charityName)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${xml(PUBLIC_ORIGIN + paths.changesFeed)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(`${PUBLIC_ORIGIN}/print/changes`)}"/>`,
    ...changes.map((change) => entry(change, PUBLIC_ORIGIN)),
    '</feed>\n',
  ];
  return c.body(feed.join('\n'), 200, {
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'public, max-age=300',
  });
});

/** What happens to a record again is an entry of its own. */
function entry(change: PublicChange, origin: string): string {
  const { kind, _id, at } = change;
  const id = `${origin}${paths.changesFeed}#${kind}-${_id}-${Date.parse(at).toString(36)}`;
  return [
    '<entry>',
    `<id>${xml(id)}</id>`,
    `<title>${xml(changeTitle(change))}: ${xml(changeWords(change))}</title>`,
    `<updated>${at}</updated>`,
    `<link rel="alternate" type="text/html" href="${xml(origin + changePath(change))}"/>`,
    `<summary>${xml(changeWords(change))}.</summary>`,
    '</entry>',
  ].join('');
}
