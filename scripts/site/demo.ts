// Adds the demo's sign-ins, and an invented organisation with services, to this machine's sample directory; nothing where
// somebody has made an account, or loaded a directory of their own.
// Usage: node scripts/site/demo.ts
import { readFileSync } from 'node:fs';
import { readDirectoryFile } from '../../shared/directory/directory-file.ts';
import { planAccount, planAdmin } from '../../worker/account/account-plan.ts';
import { hashNow } from '../../worker/account/passwords/passwords.ts';
import { planLoad } from '../../worker/transfer/load-plan.ts';
import { command, d1, read, readStored, UserError, write } from '../local/d1.ts';
import { DEMO_ACCOUNTS } from '../local/demo-accounts.ts';

await command(() => {
  const run = d1(false);
  const [accounts = [], [directory] = []] = read(run, [
    'SELECT id FROM accounts LIMIT 1',
    'SELECT is_sample FROM directory',
  ]);
  if (accounts.length > 0 || !directory?.is_sample) return;

  const demo = readDirectoryFile(JSON.parse(readFileSync('data/demo.json', 'utf8')));
  const [organisation] = demo.organisations;
  if (!organisation || demo.faults.length > 0)
    throw new UserError(`data/demo.json has faults: ${JSON.stringify(demo.faults)}`);
  const now = new Date().toISOString();
  const options = { now, checkedAt: now, overwrite: false, isSample: true };
  const account = (who: keyof typeof DEMO_ACCOUNTS) => ({
    id: `demo-${who}`,
    email: DEMO_ACCOUNTS[who].email,
    passwordHash: hashNow(DEMO_ACCOUNTS[who].password),
    now,
  });
  write(run, [
    ...planLoad(demo, readStored(run), options).statements,
    ...planAdmin(account('admin')),
    planAccount({ ...account('organisation'), organisationId: organisation._id }),
  ]);
});
