import { ForgotPasswordInput } from '../../shared/account/account.ts';

type Settings = {
  databaseId: unknown;
  kvId: unknown;
  publicOrigin: unknown;
  mailFrom: unknown;
  adminMail: unknown;
  /** The names of the site's secrets; null where nobody asked. */
  secrets: string[] | null;
};

/** What keeps a site from being deployed, one sentence each. */
export function deployFaults({
  databaseId,
  kvId,
  publicOrigin,
  mailFrom,
  adminMail,
  secrets,
}: Settings): string[] {
  const faults: string[] = [];
  if (!isId(databaseId))
    faults.push('database_id: the id that `wrangler d1 create handbook --jurisdiction eu` prints.');
  if (!isId(kvId))
    faults.push('kv_namespaces id: the id that `wrangler kv namespace create handbook` prints.');
  if (!isOrigin(publicOrigin))
    faults.push(
      'PUBLIC_ORIGIN: the site’s address, as in "https://handbook.example.org", no slash after it.',
    );
  if (!isEmail(mailFrom))
    faults.push('MAIL_FROM: the address that mails come from, of a domain that may send them.');
  if (!isEmail(adminMail)) faults.push('ADMIN_MAIL: who is told when an organisation registers.');
  if (secrets && !secrets.includes('JWT_SECRET'))
    faults.push(
      'JWT_SECRET: not in this file. `openssl rand -base64 32 | npx wrangler secret put JWT_SECRET` makes one.',
    );
  return faults;
}

/** That of a fresh clone is all zeros. */
const isId = (text: unknown) => typeof text === 'string' && /[1-9a-f]/.test(text);

const isEmail = (text: unknown) => ForgotPasswordInput.safeParse({ email: text }).success;

/** https and a host, nothing after them. */
function isOrigin(text: unknown): boolean {
  if (typeof text !== 'string' || !URL.canParse(text)) return false;
  const { protocol, origin } = new URL(text);
  return protocol === 'https:' && origin === text;
}
