import type { ChangePasswordInput } from '../../shared/account/account.ts';
import type { Way } from '../ui/Page.tsx';

/** What the pages about one's own account take from the area that mounts them. */
export type AccountArea = {
  /** Where they lead back to. */
  settings: Way;
  /** Where a new password leads on to. */
  home: Way;
  changeEmail: string;
  secondFactor: string;
  sessions: string;
  /** Who signs in for one's organisation, where it is a matter of one's account. */
  people?: string;
  /** Who gets one's mails too while one is away, where one is asked for anything. */
  away?: string;
  /** Answers with what it says once it is done. */
  changePassword: (input: ChangePasswordInput) => Promise<string>;
};
