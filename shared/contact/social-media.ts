type Network = { name: string; base: string; hosts: readonly string[] };

/**
 * The networks, in the order of `socialMedias` (docs/product.md#organisation). The hosts are those whose addresses people
 * paste instead of a handle.
 */
export const SOCIAL_NETWORKS = [
  { name: 'Facebook', base: 'https://www.facebook.com/', hosts: ['facebook.com', 'fb.com'] },
  { name: 'Instagram', base: 'https://www.instagram.com/', hosts: ['instagram.com'] },
  { name: 'X', base: 'https://x.com/', hosts: ['x.com', 'twitter.com'] },
] as const satisfies readonly Network[];

type SocialLink = { network: (typeof SOCIAL_NETWORKS)[number]['name']; href: string };

/**
 * Links to an organisation's profiles, in the order of the networks. A handle may be stored as `name`, `@name` or the
 * profile's full address on that network; a blank one, or anything else, has no link.
 */
export function socialLinks(handles: readonly string[]): SocialLink[] {
  return SOCIAL_NETWORKS.flatMap((network, position) => {
    const href = profileUrl(network, handles[position]?.trim() ?? '');
    return href ? [{ network: network.name, href }] : [];
  });
}

function profileUrl({ base, hosts }: Network, handle: string): string {
  if (/^@?[\w.-]+$/.test(handle) && !isOneOf(hosts, handle)) {
    return `${base}${handle.replace(/^@/, '')}`;
  }
  const address = /^https?:\/\//i.test(handle) ? handle : `https://${handle}`;
  if (!URL.canParse(address)) return '';
  const { hostname, pathname, search } = new URL(address);
  const profile = `${pathname.replace(/^\/+/, '').replace(/^@/, '')}${search}`;
  return isOneOf(hosts, hostname) && profile ? `${base}${profile}` : '';
}

function isOneOf(hosts: readonly string[], hostname: string): boolean {
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
