/** The query of the page that adds a dated change: of which services or organisation, and of which kind. */
export function dateQuery(services: readonly string[], kind: string, provider = ''): string {
  const query = new URLSearchParams([
    ...services.map((id) => ['service', id]),
    ...(kind ? [['kind', kind]] : []),
    ...(provider ? [['provider', provider]] : []),
  ]);
  return query.size > 0 ? `?${query}` : '';
}
