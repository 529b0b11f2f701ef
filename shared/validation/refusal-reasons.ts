/**
 * What a caller can do about a refused call, for its program to tell from others. 'password': give the password again
 * (`POST /auth/confirm-password`), then repeat the call. 'code': the account has a second factor, whose code has to come with the
 * call. 'weakPassword': it is easy to guess; `saidWeak`, one higher, takes it. 'otherChanges': dated changes stand in the way,
 * `others`; name each in `keep` or `end`.
 */
export const REFUSAL_REASONS = ['password', 'code', 'weakPassword', 'otherChanges'] as const;

export type RefusalReason = (typeof REFUSAL_REASONS)[number];
