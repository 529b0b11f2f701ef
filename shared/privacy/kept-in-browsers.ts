import { SESSION_DAYS } from '../account/session-days.ts';
import type { KeptData } from './retention.ts';

/** What a browser is asked to keep, with the file that does so. */
export const KEPT_IN_BROWSERS: readonly (KeptData & { file: string })[] = [
  {
    name: 'cookie refresh',
    file: 'worker/account/cookie.ts',
    what: 'What keeps somebody signed in',
    until: `${SESSION_DAYS} days at most`,
    said: 'one keeps you signed in',
  },
  {
    name: 'cookie known',
    file: 'worker/account/known-browser.ts',
    what: 'That somebody has signed in here before, so that strangers keep them from nothing',
    until: 'a year',
    said: 'the other says for a year that you have signed in here before',
  },
  {
    name: 'cookie saved',
    file: 'worker/directory/own-write.ts',
    what: 'That somebody has just saved',
    until: 'three seconds',
    said: 'A third lasts for three seconds after you save',
  },
  {
    name: 'local storage accessToken, organisationId, organisationName',
    file: 'web/auth/stored-session.ts',
    what: 'Who is signed in',
    until: 'until they log out',
    said: 'your browser also keeps a token and the name of your organisation',
  },
  {
    name: 'session storage: where somebody was',
    file: 'web/auth/way-back.ts',
    what: 'The page on which a session ended',
    until: 'until the tab is closed',
    said: 'What a provider types and has not saved yet stays in that tab',
  },
  {
    name: 'session storage: drafts',
    file: 'web/forms/safe-form/draft.ts',
    what: 'What was typed and not saved',
    until: 'until it is saved, or they log out',
    said: 'What a provider types and has not saved yet stays in that tab',
  },
  {
    name: 'session storage: a missing file',
    file: 'web/entry/missing-files.ts',
    what: 'That a page was loaded anew once',
    until: 'until the tab is closed',
    said: 'that it has loaded a page again',
  },
  {
    name: 'local storage offline-copy',
    file: 'web/offline/offline-install.ts',
    what: 'That somebody wants no offline copy',
    until: 'until they ask for one',
    said: 'If you remove it, your browser remembers that you want none.',
  },
  {
    name: 'cache of the offline copy',
    file: 'web/offline/copy.ts',
    what: 'The public pages and the directory',
    until: 'until it is removed',
    said: 'this handbook keeps a copy of itself on your device',
  },
  {
    name: 'cache of files',
    file: 'web/offline/file-copy.ts',
    what: 'The files of a build',
    until: 'until the next build, or it is removed',
    said: 'this handbook keeps a copy of itself on your device',
  },
  {
    name: 'cache of a kiosk',
    file: 'web/kiosk/directory/directory-copy.ts',
    what: 'The directory, on a kiosk',
    until: 'until there is a newer one',
    said: 'A kiosk keeps the same copy and its own settings, and nothing that anybody did on it.',
  },
  {
    name: 'local storage of a kiosk',
    file: 'web/kiosk/session/use-settings.ts',
    what: 'How a kiosk is set up',
    until: 'until it is set up anew',
    said: 'A kiosk keeps the same copy and its own settings, and nothing that anybody did on it.',
  },
  {
    name: 'local storage of a kiosk’s printer',
    file: 'web/kiosk/parts/take-along/use-printer.ts',
    what: 'When a kiosk has printed, not what',
    until: 'an hour later, as it prints again',
    said: '',
  },
];
