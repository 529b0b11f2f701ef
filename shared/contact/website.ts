/** A stored website as people read it aloud: host and path, without scheme, www. and the last slash. */
export function displayWebsite(website: string): string {
  if (!URL.canParse(website)) return website;
  const { host, pathname } = new URL(website);
  return `${host.replace(/^www\./, '')}${readable(pathname)}`.replace(/\/$/, '');
}

function readable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
