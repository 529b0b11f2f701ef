import { DEMO_ACCOUNTS } from '../../local/demo-accounts.ts';
import { Cut, type connect, type Reply, type Send } from '../../local/http.ts';

/** What people read, of any version; those that an older one does not have are found out before anything is migrated. */
const PUBLIC = [
  '/',
  '/immediate-support',
  '/organisations',
  '/timetable/Breakfast',
  '/timetable/Toilets?when=tomorrow',
  '/open/eat',
  '/tonight',
  '/holidays',
  '/search?q=food',
  '/print/handbook',
  '/print/today',
  '/kiosk',
  '/changes.xml',
  '/timetable/Breakfast.ics',
  '/api/health',
  '/api/directory',
  '/api/services/public',
  '/api/organisations/public',
  '/api/helplines/public',
  '/api/changes',
];
const SERVICES = '/api/services';
const OF_ADMINS = [
  '/api/organisations',
  SERVICES,
  '/api/helplines',
  '/api/dated-changes',
  '/api/history',
];
const EXPORT = '/api/export/directory.json';
const LOGIN = '/api/auth/login';
const READERS = 3;

type Connect = () => ReturnType<typeof connect>;

/** People who use a Worker until they are stopped. */
export type Crowd = {
  failures: string[];
  /** The note of each service whose saving was confirmed, by its id. */
  saved: Map<string, string>;
  /** Whether this version has sign-ins. */
  signsIn: boolean;
  /** Addresses that this version does not answer, and nobody asks for. */
  left: string[];
  answers: () => number;
  slowest: () => number;
  stop: () => Promise<void>;
};

/**
 * Three people who read, an organisation that keeps its services and an admin who looks through lists, all at once; in a
 * version that has no sign-in or services yet, those who can be there.
 * @param signsIn false where nobody was given a sign-in
 */
export async function createCrowd(open: Connect, signsIn = true): Promise<Crowd> {
  const connections: ReturnType<Connect>[] = [];
  const failures: string[] = [];
  const saved = new Map<string, string>();
  let answers = 0;
  let slowest = 0;
  let isOver = false;
  const enter = (): Send => {
    const connection = open();
    connections.push(connection);
    return connection.send;
  };

  /** Asks, and notes what is not the answer that is expected. A connection that was closed as idle is opened anew. */
  const ask = async (send: Send, expected: number, ...asked: Parameters<Send>): Promise<Reply> => {
    const from = performance.now();
    const reply = await send(...asked).catch((error: unknown) => {
      if (error instanceof Cut && error.wasReused && asked[0] === 'GET') return send(...asked);
      throw error;
    });
    answers++;
    slowest = Math.max(slowest, Math.round(performance.now() - from));
    if (reply.status !== expected)
      failures.push(`${asked[0]} ${asked[1]}: ${reply.status} ${reply.text.slice(0, 120)}`);
    return reply;
  };

  /** Null where nobody could sign in yet. */
  const signIn = async ({ email, password }: { email: string; password: string }) => {
    if (!signsIn) return null;
    const send = enter();
    if ((await send('POST', LOGIN, { body: {} })).status === 404) return null;
    const { text } = await ask(send, 200, 'POST', LOGIN, {
      body: { email, password },
    });
    const headers = { Authorization: `Bearer ${JSON.parse(text).accessToken}` };
    return ((method, path, options) => send(method, path, { ...options, headers })) as Send;
  };

  /** Those of some addresses that are answered at present. */
  const answered = async (send: Send, paths: readonly string[]) => {
    const there: string[] = [];
    for (const path of paths) if ((await send('GET', path)).status === 200) there.push(path);
    return there;
  };

  const read = async (send: Send, paths: readonly string[], first: number) => {
    for (let at = first; !isOver; at++)
      await ask(send, 200, 'GET', paths[at % paths.length] as string);
  };

  const keep = async (as: Send) => {
    const body = { type: 'Lunch', serviceAddress: '1 Quay Street' };
    for (let count = 1; !isOver; count++) {
      const made = await ask(as, 201, 'POST', SERVICES, { body });
      if (made.status !== 201) continue;
      const path = `${SERVICES}/${JSON.parse(made.text)._id}`;
      const note = `Rehearsed ${count} times`;
      const put = await ask(as, 200, 'PUT', path, { body: { note } });
      if (count % 2 === 0) await ask(as, 200, 'DELETE', path);
      else if (put.status === 200) saved.set(path.split('/').at(-1) as string, note);
      await ask(as, 200, 'GET', SERVICES);
    }
  };

  const first = enter();
  const paths = await answered(first, PUBLIC);
  const organisation = await signIn(DEMO_ACCOUNTS.organisation);
  const admin = await signIn(DEMO_ACCOUNTS.admin);
  const lists = admin ? await answered(admin, [...OF_ADMINS, EXPORT]) : [];
  const hasServices = organisation && (await answered(organisation, [SERVICES])).length > 0;
  const roles = [
    ...Array.from({ length: READERS }, (_, at) => read(enter(), paths, at * 7)),
    ...(hasServices ? [keep(organisation)] : []),
    ...(admin && lists.length > 0 ? [read(admin, lists, 0)] : []),
  ].map((role) => role.catch((error) => void failures.push(String(error))));
  return {
    failures,
    saved,
    signsIn: organisation !== null,
    left: [...PUBLIC, ...OF_ADMINS, EXPORT].filter(
      (path) => !paths.includes(path) && !lists.includes(path),
    ),
    answers: () => answers,
    slowest: () => slowest,
    stop: async () => {
      isOver = true;
      await Promise.all(roles);
      for (const { close } of connections) close();
    },
  };
}
