import type { RouteObject } from 'react-router-dom';
import { notFound } from '../api/api-error.ts';
import { KioskErrorPage, KioskFailedPage, KioskLayout } from './frame/KioskLayout.tsx';
import * as Home from './pages/HomePage.tsx';
import * as Notices from './pages/NoticesPage.tsx';
import * as Category from './pages/organisations/CategoryPage.tsx';
import * as Organisation from './pages/organisations/OrganisationPage.tsx';
import * as Organisations from './pages/organisations/OrganisationsPage.tsx';
import * as Search from './pages/SearchPage.tsx';
import * as Setup from './pages/SetupPage.tsx';
import * as Days from './pages/services/DaysPage.tsx';
import * as NeedOn from './pages/services/NeedOnPage.tsx';
import * as Need from './pages/services/NeedPage.tsx';
import * as OpenOn from './pages/services/OpenOnPage.tsx';
import * as Open from './pages/services/OpenPage.tsx';
import * as Service from './pages/services/ServicePage.tsx';
import * as ServicesOn from './pages/services/ServicesOnPage.tsx';
import * as Services from './pages/services/ServicesPage.tsx';
import * as Types from './pages/services/TypesPage.tsx';
import * as Week from './pages/services/WeekPage.tsx';
import * as Emergency from './pages/urgent/EmergencyPage.tsx';
import * as Helpline from './pages/urgent/HelplinePage.tsx';
import * as Helplines from './pages/urgent/HelplinesPage.tsx';
import * as Tonight from './pages/urgent/TonightPage.tsx';
import * as Wrong from './pages/WrongPage.tsx';
import { KIOSK_ID, type KioskData } from './state/kiosk-data.ts';
import * as Wall from './wall/WallScreen.tsx';

/**
 * The screens of a touchscreen by the door: entered by a full load, with a frame of their own and all their CSS linked.
 * They come in one piece with the whole directory, so that no touch needs the network. Only the server reads it; the
 * browser takes what came with the page. Each has an id of its own: by their place they would be others there.
 */
export function createKioskRoutes(read?: () => Promise<KioskData>): RouteObject[] {
  return [
    {
      id: KIOSK_ID,
      path: '/kiosk',
      loader: read ?? (() => null),
      shouldRevalidate: () => false,
      ErrorBoundary: KioskFailedPage,
      handle: { isFixed: true },
      children: [
        { id: 'kiosk/board', path: 'board', ...Wall },
        {
          id: 'kiosk-frame',
          Component: KioskLayout,
          children: [{ id: 'kiosk-pages', ErrorBoundary: KioskErrorPage, children: SCREENS }],
        },
      ],
    },
  ];
}

/** What stands in the frame of a touchscreen. */
const SCREENS: RouteObject[] = [
  { id: 'kiosk/home', index: true, ...Home },
  { id: 'kiosk/open', path: 'open', ...Open },
  { id: 'kiosk/services', path: 'services/:type', ...Services },
  { id: 'kiosk/types', path: 'types', ...Types },
  { id: 'kiosk/need', path: 'need/:need', ...Need },
  { id: 'kiosk/need-on', path: 'need/:need/:date', ...NeedOn },
  { id: 'kiosk/week', path: 'services/:type/week', ...Week },
  { id: 'kiosk/services-on', path: 'services/:type/:date', ...ServicesOn },
  { id: 'kiosk/open-on', path: 'open/:date', ...OpenOn },
  { id: 'kiosk/days', path: 'days/:type?', ...Days },
  { id: 'kiosk/service', path: 'service/:id', ...Service },
  { id: 'kiosk/helplines', path: 'helplines', ...Helplines },
  { id: 'kiosk/helpline', path: 'helpline/:id', ...Helpline },
  { id: 'kiosk/organisations', path: 'organisations/:letter?', ...Organisations },
  { id: 'kiosk/organisation', path: 'organisation/:id', ...Organisation },
  { id: 'kiosk/category', path: 'category/:category', ...Category },
  { id: 'kiosk/emergency', path: 'emergency', ...Emergency },
  { id: 'kiosk/tonight', path: 'tonight', ...Tonight },
  { id: 'kiosk/notices', path: 'notices', ...Notices },
  { id: 'kiosk/setup', path: 'setup', ...Setup },
  { id: 'kiosk/search', path: 'search', ...Search },
  { id: 'kiosk/wrong', path: 'wrong/:id', ...Wrong },
  {
    id: 'kiosk/lost',
    path: '*',
    loader: () => {
      throw notFound();
    },
  },
];
