/**
 * The wordings of docs/product.md#wording on the pages to get in and out, apart from those that every visitor
 * downloads.
 */
export const accountMessages = {
  loginFailed: 'Login failed.',
  loggingIn: 'Logging in...',
  registrationFailed: 'Registration failed.',
  registering: 'Registering...',
  registered: 'Registration successful!',
  registeredPending: 'Registration successful, but pending admin approval.',
  requestFailed: 'Failed to send request.',
  forgotSent: {
    title: 'Check your inbox',
    text: (email: string) =>
      `If ${email} belongs to an account, we have sent a link to it. Follow the link to set a new password.`,
    patience:
      'The email may take a while to arrive. If you cannot see it, look in your spam folder.',
  },
  resetFailed: 'Password reset failed.',
  confirmFailed: 'Failed to confirm your email.',
  processing: 'Processing...',
  /** What somebody is told whose session ended while they worked. */
  interrupted: {
    title: 'You were logged out',
    withDrafts:
      'Nothing is lost. What you typed is kept in this tab. Log in and you are back where you were.',
    withoutDrafts: 'That happens after some time. Log in and you are back where you were.',
  },
  sessionFailed: 'We could not check who you are.',
  /** What to do next where a form was not refused but could not be sent, or was not answered. */
  notSent: {
    unreached: 'We could not reach the handbook. Check your connection, then try again.',
    broken: 'Something is wrong at our end. Try again in a few minutes.',
    kept: 'What you typed is still here.',
    conflict: 'There is no need to reload. Choose below what to keep.',
  },
  /** What stands under the refusal of a login that waits for approval. */
  awaiting: (charity: string) =>
    `${charity} looks at each registration. We will email you when yours is approved.`,
} as const;
