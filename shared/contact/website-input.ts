/**
 * A typed website as it is stored: trimmed, with `https://` before it when it names no scheme
 * (docs/product.md#validation-organisations). '' for an empty one; null for what is not the address of a public page:
 * another scheme, a name without a dot, a sign-in inside it.
 */
export function normaliseWebsite(text: string): string | null {
  const trimmed = text.trim();
  if (!trimmed) return '';
  const website = /^https?:\/\//i.test(trimmed)
    ? trimmed
    : `https://${trimmed.replace(/^\/+/, '')}`;
  if (/[\s\\]/.test(website) || !URL.canParse(website)) return null;
  const { protocol, hostname, username, password } = new URL(website);
  const isPage = (protocol === 'https:' || protocol === 'http:') && isPublicHost(hostname);
  return isPage && !username && !password ? website : null;
}

function isPublicHost(hostname: string): boolean {
  return /^[^.]+(\.[^.]+)+\.?$/.test(hostname);
}
