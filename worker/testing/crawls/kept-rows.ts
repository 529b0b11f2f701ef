import { DAY } from '../../../shared/time/units.ts';

// Rows that go by themselves, one of each kind for each of 200 organisations, and how many days they are kept.

/** 9 in the morning, a Tuesday. */
export const MADE = '2026-06-02T09:00:00.000Z';
export const HOUSES = 200;

export const madeAt = (days: number, hours = 0) =>
  new Date(Date.parse(MADE) + days * DAY + hours * 3_600_000).toISOString();

/** A row of each table for the organisation of a number, and how many days after they were made all have gone; or emptied. */
type Kept = {
  sql: (n: number) => SqlRow;
  left?: string;
  goneAfter: number;
};

export type SqlRow = [string, ...(string | number)[]];

export const insertRow = (table: string, values: Record<string, string | number>): SqlRow => [
  `INSERT INTO ${table} (${Object.keys(values).join(', ')}) VALUES (${Object.keys(values)
    .map(() => '?')
    .join(', ')})`,
  ...Object.values(values),
];

export const house = (n: number) => `house-${n}`;
export const line = (n: number) => `line-${n}`;

export const KEPT_ROWS: Record<string, Kept> = {
  attempts: {
    sql: (n) =>
      insertRow('attempts', {
        key: `k${n}`,
        count: 1,
        next_at: 0,
        expires_at: Date.parse(madeAt(1)),
      }),
    left: 'SELECT count(*) AS left FROM attempts WHERE length(key) < 5',
    goneAfter: 1,
  },
  creations: {
    sql: (n) =>
      insertRow('creations', {
        key: `k${n}`,
        digest: 'd',
        made_id: house(n),
        expires_at: madeAt(1),
      }),
    goneAfter: 1,
  },
  imported: {
    sql: (n) =>
      insertRow('imported', {
        ...{ import_id: 'i', at: madeAt(0), account_id: 'a', kind: 'organisation' },
        ...{ record_id: house(n), version: 1 },
      }),
    goneAfter: 1,
  },
  'digests of reports': {
    sql: (n) =>
      insertRow('reports', {
        ...{ id: `d${n}`, kind: 'organisation', listing_id: house(n), what: 'closed' },
        ...{ words: 'Whispered.', at: madeAt(0), digest: `digest-${n}` },
      }),
    left: "SELECT count(*) AS left FROM reports WHERE digest <> ''",
    goneAfter: 7,
  },
  'new kiosks': {
    sql: (n) =>
      insertRow('kiosks', {
        id: `n${n}`,
        place: `Place ${n}`,
        screen: 'touch',
        is_ours: 0,
        seen_at: madeAt(0),
      }),
    left: 'SELECT count(*) AS left FROM kiosks WHERE is_ours = 0',
    goneAfter: 7,
  },
  report_keys: {
    sql: (n) =>
      insertRow('report_keys', { week: Math.floor(Date.parse(MADE) / (7 * DAY)) - n, key: 'k' }),
    goneAfter: 14,
  },
  merges: {
    sql: (n) =>
      insertRow('merges', {
        ...{ gone_id: `gone-${n}`, kind: 'organisation', kept_id: house(n) },
        ...{ merge_id: `m${n}`, at: madeAt(0), before: '{}' },
      }),
    left: "SELECT count(*) AS left FROM merges WHERE before <> ''",
    goneAfter: 30,
  },
  stand_ins: {
    sql: (n) =>
      insertRow('stand_ins', {
        ...{ account_id: `account-of-${n}`, email: `sam-${n}@handbook.test` },
        ...{ until_date: madeAt(59).slice(0, 10), named_at: madeAt(0) },
      }),
    goneAfter: 60,
  },
  one_time_tokens: {
    sql: (n) =>
      insertRow('one_time_tokens', {
        ...{ digest: `t${n}`, account_id: `account-of-${n}`, purpose: 'still-right' },
        ...{ created_at: madeAt(0), expires_at: madeAt(30) },
      }),
    left: 'SELECT count(*) AS left FROM one_time_tokens WHERE length(digest) < 5',
    goneAfter: 30,
  },
  sessions: {
    sql: (n) =>
      insertRow('sessions', {
        ...{ id: `s${n}`, account_id: `account-of-${n}`, digest: `s${n}`, rotated_at: madeAt(0) },
        ...{ created_at: madeAt(0), expires_at: madeAt(30) },
      }),
    goneAfter: 30,
  },
  registrations: {
    sql: (n) =>
      insertRow('registrations', {
        ...{
          organisation_id: `waiting-${n}`,
          account_id: `account-of-${n}`,
          registered_at: madeAt(0),
        },
      }),
    goneAfter: 30,
  },
  reports: {
    sql: (n) =>
      insertRow('reports', {
        ...{ id: `r${n}`, kind: 'organisation', listing_id: house(n), what: 'not safe' },
        ...{ words: 'Whispered.', at: madeAt(0) },
      }),
    left: "SELECT count(*) AS left FROM reports WHERE id GLOB 'r*'",
    goneAfter: 90,
  },
  fruitless_searches: {
    sql: (n) =>
      insertRow('fruitless_searches', { day: MADE.slice(0, 10), words: `words${n}`, times: 1 }),
    goneAfter: 90,
  },
  sign_ins: {
    sql: (n) =>
      insertRow('sign_ins', {
        ...{
          who: house(n),
          hour: madeAt(0),
          worked: 1,
          has_account: 1,
          times: 1,
          last_at: madeAt(0),
        },
      }),
    goneAfter: 90,
  },
  kiosks: {
    sql: (n) =>
      insertRow('kiosks', {
        id: `o${n}`,
        place: `Ours ${n}`,
        screen: 'touch',
        is_ours: 1,
        seen_at: madeAt(0),
      }),
    left: 'SELECT count(*) AS left FROM kiosks WHERE is_ours = 1',
    goneAfter: 90,
  },
  'calls of askings': {
    sql: (n) =>
      insertRow('askings', {
        ...{
          organisation_id: house(n),
          asked_at: '',
          rung_at: madeAt(0),
          rung_note: 'Back on Monday.',
        },
      }),
    left: "SELECT count(*) AS left FROM askings WHERE rung_at || rung_note <> ''",
    // Twelve months.
    goneAfter: 365,
  },
  'what can be taken back of askings': {
    sql: (n) =>
      insertRow('askings', {
        organisation_id: `waiting-${n}`,
        asked_at: '',
        undo: JSON.stringify({ at: madeAt(0), before: [] }),
      }),
    left: "SELECT count(*) AS left FROM askings WHERE undo <> ''",
    goneAfter: 1,
  },
  'calls of helpline_calls': {
    sql: (n) =>
      insertRow('helpline_calls', {
        helpline_id: line(n),
        rung_at: madeAt(0),
        rung_note: 'Back on Monday.',
      }),
    left: "SELECT count(*) AS left FROM helpline_calls WHERE rung_at || rung_note <> ''",
    goneAfter: 365,
  },
  audit: {
    sql: (n) =>
      insertRow('audit', {
        at: madeAt(0),
        action: 'organisation:update',
        kind: 'organisation',
        record_id: house(n),
      }),
    left: `SELECT count(*) AS left FROM audit WHERE at = '${MADE}'`,
    goneAfter: 365,
  },
  holiday_answers: {
    sql: (n) =>
      insertRow('holiday_answers', {
        ...{ organisation_id: house(n), from_date: '2026-05-25', to_date: '2026-06-02' },
        ...{ asked_at: madeAt(0), answered_at: madeAt(0), answered_by: 'somebody' },
      }),
    left: "SELECT count(*) AS left FROM holiday_answers WHERE from_date = '2026-05-25'",
    goneAfter: 366,
  },
  dated_changes: {
    sql: (n) =>
      insertRow('dated_changes', {
        ...{ id: `c${n}`, scope: 'organisation', organisation_id: house(n), kind: 'closed' },
        ...{ from_date: '2026-06-01', to_date: '2026-06-02', updated_at: madeAt(0) },
      }),
    left: "SELECT count(*) AS left FROM dated_changes WHERE to_date = '2026-06-02'",
    goneAfter: 366,
  },
  notices: {
    sql: (n) =>
      insertRow('notices', {
        ...{ id: `n${n}`, words: 'Cold weather.', begins: '2026-06-01T00:00' },
        ...{ ends: '2026-06-02T10:00', updated_at: madeAt(0) },
      }),
    left: "SELECT count(*) AS left FROM notices WHERE ends = '2026-06-02T10:00'",
    goneAfter: 365,
  },
  page_counts: {
    sql: (n) => insertRow('page_counts', { day: MADE.slice(0, 10), kind: `kind${n}`, times: 1 }),
    // 24 months, of which the one that runs is the last.
    goneAfter: 730,
  },
};

/** Counts the rows that are left of a kind. */
export const leftSql = ([name, { left }]: [string, Kept]): string =>
  left ?? `SELECT count(*) AS left FROM ${name}`;
