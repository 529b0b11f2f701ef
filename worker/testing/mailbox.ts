import { env } from 'cloudflare:test';

type Received = { text: string; html: string };

/** The mails that came to this address by the real binding's simulator: each says whom it was sent to. */
export async function mailsTo(address: string): Promise<Received[]> {
  const response = await env.MAILBOX.fetch('http://mailbox.test/');
  const mails = (await response.json()) as Received[];
  return mails.filter(({ text }) => text.includes(`Sent to ${address}.`));
}

/** What stands after the last slash of a mail's link. */
export function tokenIn({ text }: Received): string {
  return text.match(/^https:\/\/handbook\.test\/[\w-]+\/([\w-]+)$/m)?.[1] ?? '';
}
