/** Where links of mails lead; apart from `paths`, which every visitor downloads. */
export const mailedPaths = {
  resetPassword: (token: string) => `/reset-password/${encodeURIComponent(token)}`,
  /** To a new sign-in e-mail. */
  confirmEmail: (token: string) => `/confirm-email/${encodeURIComponent(token)}`,
  /** To the address of a registration; without a token, where another link is asked for. */
  confirmRegistration: (token?: string) =>
    `/confirm-registration${token === undefined ? '' : `/${encodeURIComponent(token)}`}`,
  /** To no more emails, for whoever stands in for somebody. */
  standIn: (token: string) => `/stand-in/${encodeURIComponent(token)}`,
  /** Whether listings are still right. */
  stillRight: (token: string) => `/still-right/${encodeURIComponent(token)}`,
} as const;
