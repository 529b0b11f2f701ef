import { HELPLINE_TYPES } from '../../shared/helplines/helpline.ts';
import { mailedPaths } from '../../shared/paths/mailed-paths.ts';
import { nearPath } from '../../shared/paths/near-path.ts';
import { paths } from '../../shared/paths/paths.ts';
import { somethingWrong, trustPath } from '../../shared/paths/report-paths.ts';
import type { SiteName } from './site/sites.ts';

type PublicPage = {
  name: string;
  path: string;
  /** 'full' unless said: the sample with the records of hard-records.ts. */
  site: SiteName;
  /** 200 unless said. */
  status: number;
};

const page = (name: string, path: string, more: Partial<PublicPage> = {}): PublicPage => ({
  name,
  path,
  site: 'full',
  status: 200,
  ...more,
});

/** Every page of the site map in every state that has a look of its own. */
export const PUBLIC_PAGES: PublicPage[] = [
  page('home', paths.home),
  page('home on a day', `${paths.home}?when=tomorrow`),
  page('need', paths.need('eat')),
  page('need of many', paths.need('wash')),
  page('all help', paths.need('all')),
  page('need on a day', `${paths.need('eat')}?when=Sunday`),
  page('need that nobody answers', paths.need('eat'), { site: 'empty' }),
  page('immediate support', paths.immediateSupport),
  page('tonight', paths.tonight),
  page('timetable', paths.timetable('Breakfast')),
  page('timetable of many', paths.timetable('Toilets')),
  page('timetable without hours', paths.timetable('Laundry')),
  page('timetable open now', `${paths.timetable('Day Centre')}?when=now`),
  page('timetable on a day', `${paths.timetable('Toilets')}?when=Monday`),
  page('timetable of none', paths.timetable('Lunch'), { site: 'empty' }),
  page('helplines', paths.helplines),
  ...HELPLINE_TYPES.map((type) => page(`helplines, ${type}`, paths.helplineType(type))),
  page('no helplines at all', paths.helplines, { site: 'empty' }),
  page('no helplines', paths.helplineType('General'), { site: 'empty' }),
  page('organisations', paths.organisations),
  page('no organisations', paths.organisations, { site: 'empty' }),
  page('category', paths.orgCategory('Housing Advice')),
  page('no category', paths.orgCategory()),
  page('category of none', paths.orgCategory('Animals'), { site: 'empty' }),
  page('search', paths.search()),
  page('search results', paths.search('women')),
  page('search without results', paths.search('zebra xylophone')),
  page('bank holidays', paths.holidays),
  page('every bank holiday', `${paths.holidays}/all`),
  page('no notices', paths.notices),
  page('how often it is used', paths.numbers),
  page('how far to trust it', trustPath),
  page('how far to trust nothing', trustPath, { site: 'empty' }),
  page('near me', nearPath(paths.timetable('Breakfast'))),
  page('near me, of what', paths.near),
  page('join us', paths.joinUs),
  page('login', paths.login),
  page('register', paths.register),
  page('forgot password', paths.forgotPassword),
  page('reset password', mailedPaths.resetPassword('a-token')),
  page('confirm email', mailedPaths.confirmEmail('a-token')),
  page('still right, ended', mailedPaths.stillRight('a-token')),
  page('stand-in, ended', mailedPaths.standIn('a-token')),
  page('something wrong, with what', somethingWrong()),
  page('something wrong, found', `${somethingWrong()}?q=breakfast`),
  page('something wrong, of nothing', somethingWrong('gone'), { status: 404 }),
  page('confirm registration', mailedPaths.confirmRegistration('a-token')),
  page('new confirmation', mailedPaths.confirmRegistration()),
  page('privacy policy', paths.privacyPolicy),
  page('terms of service', paths.termsOfService),
  page('accessibility statement', paths.accessibility),
  page('page not found', '/no-such-page', { status: 404 }),
  page('unknown need', paths.need('fly'), { status: 404 }),
  page('unknown type', paths.timetable('Caviar'), { status: 404 }),
  page('home without a database', paths.home, { site: 'broken' }),
  page('immediate support without a database', paths.immediateSupport, { site: 'broken' }),
  page('tonight without a database', paths.tonight, { site: 'broken' }),
  page('error page', paths.timetable('Breakfast'), { site: 'broken', status: 503 }),
];

/** Every page of the pages for paper, one sheet for all of its kind. */
export const PRINT_PAGES: PublicPage[] = [
  page('what to print', paths.print),
  page('places for one person', paths.printPlaces),
  page('a sheet of nothing', `${paths.print}/services?id=gone`),
  page('a timetable', paths.printTimetable('Lunch')),
  page('today', `${paths.print}/today`),
  page('a poster', `${paths.print}/poster?of=Lunch`),
  page('a pocket guide', `${paths.print}/pocket`),
  page('what changed', `${paths.print}/changes`),
  page('an unknown paper', `${paths.print}/leaflets`, { status: 404 }),
];
