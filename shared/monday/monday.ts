import type { RecordKind } from '../directory/record-kind.ts';
import type { Twins } from '../merges/merge.ts';
import { sum } from '../numbers/sum.ts';
import { dateWords } from '../time/city-time.ts';

/** What the charity looks at once a week, in the order in which it does: who waits first, then what people may be told wrongly. */
const MONDAY_TOPICS = [
  'pending',
  'reported',
  'mails',
  'kiosks',
  'lines',
  'calls',
  'unchecked',
  'twins',
  'takenDown',
  'holidays',
  'searches',
  'changes',
] as const;
export type MondayTopic = (typeof MONDAY_TOPICS)[number];

/** How many of a topic the page names; the page that the topic leads to has them all. */
export const MONDAY_NAMED = 5;

/** The first of so many. */
type FirstOf<Item> = { items: Item[]; total: number };

/** A listing that the charity has taken down. */
export type TakenDownListing = {
  kind: RecordKind;
  _id: string;
  name: string;
  version: number;
};

/** A listing that nobody has checked for long; '' for never. */
export type OldListing = {
  kind: RecordKind;
  _id: string;
  name: string;
  lastCheckedAt: string;
};

/** A mail that was tried and has not gone. Instants are ISO texts. */
type FailingMail = {
  _id: string;
  to: string;
  since: string;
  tries: number;
  error: string;
  /** The organisation of the account that it goes to; '' where it goes to no account. */
  organisation: string;
};

/** `GET /monday`: what waits for the charity. */
export type Monday = {
  pending: number;
  /** Listings of which somebody has told something that nobody has answered. */
  reported: number;
  mails: FirstOf<FailingMail>;
  /** The charity's own that were not heard of for a day. */
  kiosks: FirstOf<{ _id: string; place: string; seenAt: string }>;
  /** Emergency lines to check. */
  lines: number;
  /** Who has to be rung: organisations, and helplines that none offers. */
  calls: { organisations: number; helplines: number };
  /** What nobody has checked for 180 days. */
  unchecked: { organisations: number; services: number; helplines: number };
  /** The first of it that the public sees, the oldest check first. */
  oldest: OldListing[];
  /** What looks like the same twice. */
  twins: FirstOf<Twins>;
  takenDown: FirstOf<TakenDownListing>;
  /** Each open question, with how many have not answered and how many of those may be asked by mail. */
  holidays: { title: string; from: string; to: string; notYet: number; reachable: number }[];
  searches: FirstOf<{ words: string; times: number }>;
  /** Changes of listings in the last seven days, from this date on, and how many listings were said to be still right. */
  changes: { from: string; byOrganisations: number; byCharity: number; stillRight: number };
};

/** One topic in words: how much of it there is, and the one thing to do next. */
export type MondayWords = { topic: MondayTopic; total: number; title: string; todo: string };

const some = (total: number, one: string, many: string) =>
  `${total.toLocaleString('en-GB')} ${total === 1 ? one : many}`;

/** Each topic with something in it, in their order: what the page's headings and the mail say. */
export function mondayWords(monday: Monday): MondayWords[] {
  const told: Record<MondayTopic, Omit<MondayWords, 'topic'>> = {
    pending: {
      total: monday.pending,
      title: `${some(monday.pending, 'organisation waits', 'organisations wait')} for approval`,
      todo: 'Look at each, then approve or delete it.',
    },
    reported: {
      total: monday.reported,
      title: `${some(monday.reported, 'listing was', 'listings were')} reported`,
      todo: 'Read what people say, put it right, and say what was done.',
    },
    mails: {
      total: monday.mails.total,
      title: `${some(monday.mails.total, 'email does', 'emails do')} not get through`,
      todo: 'Is the address right? Then send them again.',
    },
    kiosks: {
      total: monday.kiosks.total,
      title: `${some(monday.kiosks.total, 'kiosk was', 'kiosks were')} not seen for a day`,
      todo: 'Ring the place: is it switched on, and does it have a network?',
    },
    lines: {
      total: monday.lines,
      title: `${some(monday.lines, 'emergency line', 'emergency lines')} to check`,
      todo: 'Ring each number, or read its owner’s page.',
    },
    calls: {
      total: sum(Object.values(monday.calls)),
      title: `${rungWords(monday.calls)} to ring`,
      todo: 'They have not answered our emails, or nobody signs in. Ask whether what people read is still right.',
    },
    unchecked: {
      total: sum(Object.values(monday.unchecked)),
      title: `${some(sum(Object.values(monday.unchecked)), 'listing was', 'listings were')} not checked for six months`,
      todo: 'Visitors are told to check these first. Look at each. Still right? Say so.',
    },
    twins: {
      total: monday.twins.total,
      title: `${some(monday.twins.total, 'pair looks', 'pairs look')} like twins`,
      todo: 'Compare the two. The same? Make one of them.',
    },
    takenDown: {
      total: monday.takenDown.total,
      title: `${some(monday.takenDown.total, 'listing is', 'listings are')} taken down`,
      todo: 'Right again? Put it back. Gone for good? Delete it.',
    },
    holidays: {
      total: sum(monday.holidays.map(({ notYet }) => notYet)),
      title: `Not answered: ${monday.holidays.map(({ title, notYet }) => `${title}, ${notYet}`).join('; ')}`,
      todo: 'Remind them by email, and ring who cannot be reminded.',
    },
    searches: {
      total: monday.searches.total,
      title: `${some(monday.searches.total, 'search', 'searches')} found nothing, on three days or more`,
      todo: 'Say where these words lead, or find out who offers it.',
    },
    changes: {
      total: monday.changes.byOrganisations + monday.changes.byCharity + monday.changes.stillRight,
      title: `${some(monday.changes.byOrganisations + monday.changes.byCharity, 'change', 'changes')} since ${dateWords(monday.changes.from)}`,
      todo: `${monday.changes.byOrganisations} by organisations, ${monday.changes.byCharity} by you and your colleagues. ${some(monday.changes.stillRight, 'listing was', 'listings were')} said to be still right. Read them through.`,
    },
  };
  return MONDAY_TOPICS.map((topic) => ({ topic, ...told[topic] })).filter(({ total }) => total > 0);
}

const rungWords = ({ organisations, helplines }: Monday['calls']): string =>
  [
    organisations > 0 && some(organisations, 'organisation', 'organisations'),
    helplines > 0 && some(helplines, 'helpline', 'helplines'),
  ]
    .filter(Boolean)
    .join(' and ');

/** How many things wait for somebody; that listings were changed waits for nobody. */
export const countWaiting = (words: readonly MondayWords[]): number =>
  sum(words.filter(({ topic }) => topic !== 'changes').map(({ total }) => total));
