import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/**
 * The newest link that begins so among the mails to `recipient` that their simulator has written. Each run of Miniflare has
 * a folder of its own, and every link begins with its site's origin. Other journeys have mails sent at the same time, with
 * links of the same kind. Every mail ends with whom it was sent to, so none that is still being written is read.
 */
export async function newestLink(beginning: string, recipient: string): Promise<string> {
  const find = () =>
    texts()
      .filter((text) => text.includes(`Sent to ${recipient}.`))
      .flatMap((text) => text.match(/https?:\S+(?=\s)/g) ?? [])
      .findLast((link) => link.startsWith(beginning));
  await expect.poll(find, 'a mail with the link').toBeDefined();
  return find() ?? '';
}

function texts(): string[] {
  return readdirSync(tmpdir())
    .filter((name) => name.startsWith('miniflare-'))
    .map((run) => join(tmpdir(), run, 'email', 'email-text'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .map((file) => ({ file, at: statSync(file).mtimeMs }))
    .sort((one, other) => one.at - other.at)
    .map(({ file }) => readFileSync(file, 'utf8'));
}
