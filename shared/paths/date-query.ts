/** The query of the page that adds a dated change: of which services and which organisation. */
export function dateQuery(services: readonly string[], provider = ''): string {
  const query = new URLSearchParams([
    ...services.map((id) => ['service', id]),
    ...(provider ? [['provider', provider]] : []),
  ]);
  return query.size > 0 ? `?${query}` : '';
}
