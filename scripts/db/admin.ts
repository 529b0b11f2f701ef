// Makes an admin, or gives one a new password: prints a link with which it is set, once. The first one makes the charity's
// own organisation.
// Usage: npm run admin -- EMAIL [--remote]
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ForgotPasswordInput } from '../../shared/account/account.ts';
import { mailedPaths } from '../../shared/paths/mailed-paths.ts';
import { planAdmin, planLink, selectAccount } from '../../worker/account/account-plan.ts';
import { LINK_MINUTES } from '../../worker/links/lifetimes.ts';
import { randomToken } from '../../worker/platform/crypto.ts';
import { command, d1, inline, read, UserError, write } from '../local/d1.ts';

const USAGE = `Usage: npm run admin -- EMAIL [options]
  --remote         the deployed site, not this machine's`;

await command(async () => {
  const { email, remote } = readArguments();
  const now = new Date().toISOString();
  const run = d1(remote);
  const [[account] = []] = read(run, [inline(selectAccount(email))]);
  if (account && account.role !== 'admin')
    throw new UserError(
      `${email} signs in for ${account.name}. An admin needs an email of its own.`,
    );

  const token = randomToken();
  const admin = { id: randomUUID(), email, passwordHash: null, now };
  write(run, [...planAdmin(admin), ...planLink(email, token, now)]);
  console.log(
    [
      account ? `${email} is an admin.` : `${email} is an admin now.`,
      `Set the password within ${LINK_MINUTES} minutes, at:`,
      (await origin(remote)) + mailedPaths.resetPassword(token),
    ].join('\n'),
  );
});

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { remote: { type: 'boolean' } },
    });
    const typed = ForgotPasswordInput.safeParse({ email: positionals[0] });
    if (typed.success && positionals.length === 1)
      return { email: typed.data.email, remote: values.remote ?? false };
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${USAGE}`);
  }
  throw new UserError(USAGE);
}

async function origin(remote: boolean): Promise<string> {
  if (!remote) return `http://localhost:${process.env.PORT ?? 8787}`;
  // Half a second to load, and only the deployed site needs it.
  const { unstable_readConfig } = await import('wrangler');
  return String(unstable_readConfig({ config: 'wrangler.toml' }).vars.PUBLIC_ORIGIN);
}
