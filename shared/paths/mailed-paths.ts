/** Where links of mails lead; apart from `paths`, which every visitor downloads. */
export const mailedPaths = {
  resetPassword: (token: string) => `/reset-password/${encodeURIComponent(token)}`,
  /** Where a new sign-in email is confirmed. */
  confirmEmail: (token: string) => `/confirm-email/${encodeURIComponent(token)}`,
  /** Where the address of a registration is confirmed; without a token, where another link is asked for. */
  confirmRegistration: (token?: string) =>
    `/confirm-registration${token === undefined ? '' : `/${encodeURIComponent(token)}`}`,
  /** Where a stand-in ends the emails. */
  standIn: (token: string) => `/stand-in/${encodeURIComponent(token)}`,
  /** Whether listings are still right. */
  stillRight: (token: string) => `/still-right/${encodeURIComponent(token)}`,
} as const;
