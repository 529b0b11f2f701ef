/** Every page's URL (SPEC 2.1; DESIGN, Words and places). Names are encoded here and nowhere else. */
export const paths = {
  home: '/',
  immediateSupport: '/immediate-support',
  /** Whom to ring when there is nowhere to sleep. */
  tonight: '/immediate-support#tonight',
  roughSleepers: '/immediate-support#rough-sleepers',
  timetable: (type: string) => `/timetable/${encodeURIComponent(type)}`,
  /** A service's public address: its row in its timetable. */
  service: (type: string, id: string) => `${paths.timetable(type)}#${encodeURIComponent(id)}`,
  helplineType: (type: string) => `/helpline-type/${encodeURIComponent(type)}`,
  organisations: '/organisations',
  /** An organisation's public address: its card in the list of all. */
  organisation: (id: string) => `/organisations#${encodeURIComponent(id)}`,
  /** Without a category: the page that asks for one. */
  orgCategory: (category?: string) =>
    category === undefined ? '/org-category' : `/org-category/${encodeURIComponent(category)}`,
  /** Where somebody chooses what to print. */
  print: '/print',
  kiosk: '/kiosk',
  search: (text = '') => (text ? `/search?q=${encodeURIComponent(text)}` : '/search'),
  joinUs: '/joinus',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: (token: string) => `/reset-password/${encodeURIComponent(token)}`,
  /** Where the link to a new sign-in e-mail leads. */
  confirmEmail: (token: string) => `/confirm-email/${encodeURIComponent(token)}`,
  dashboard: '/dashboard',
  admin: '/admin',
  pendingOrganisations: '/admin/pending-organisations',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
} as const;

/** One segment of an address, still encoded, as text; null for a malformed escape, which is a page not found. */
export function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
