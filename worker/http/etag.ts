const stripWeakMark = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether an `If-None-Match` header (null for none) names an ETag, by weak comparison as RFC 9110 asks. */
export function matchesEtag(header: string | null | undefined, etag: string): boolean {
  if (!header) return false;
  const known = stripWeakMark(etag);
  return header === '*' || header.split(',').some((tag) => stripWeakMark(tag) === known);
}
