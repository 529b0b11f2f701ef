type Settings = { databaseId: unknown; publicOrigin: unknown };

/** What keeps a site from being deployed, one sentence each. */
export function deployFaults({ databaseId, publicOrigin }: Settings): string[] {
  const faults: string[] = [];
  if (typeof databaseId !== 'string' || !/[1-9a-f]/.test(databaseId))
    faults.push('database_id: the id that `wrangler d1 create handbook --jurisdiction eu` prints.');
  if (!isOrigin(publicOrigin))
    faults.push(
      'PUBLIC_ORIGIN: the site’s address, as in "https://handbook.example.org", no slash after it.',
    );
  return faults;
}

/** https and a host, nothing after them. */
function isOrigin(text: unknown): boolean {
  if (typeof text !== 'string' || !URL.canParse(text)) return false;
  const { protocol, origin } = new URL(text);
  return protocol === 'https:' && origin === text;
}
