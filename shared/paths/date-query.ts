/** What the page that adds a dated change begins with. */
export type DateStart = {
  services?: readonly string[];
  provider?: string;
  /** 'bank holiday': an admin adds one. */
  scope?: string;
  /** YYYY-MM-DD. */
  from?: string;
  to?: string;
};

/** That as its query. */
export function dateQuery({ services = [], ...others }: DateStart): string {
  const query = new URLSearchParams([
    ...services.map((id) => ['service', id]),
    ...Object.entries(others).filter(([, value]) => value),
  ]);
  return query.size > 0 ? `?${query}` : '';
}
