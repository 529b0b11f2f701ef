import type { RouteObject } from 'react-router-dom';
import { mountIn } from './mount.ts';

const mount = mountIn('admin');
const page = (path: string, lazy: RouteObject['lazy']): RouteObject => ({ path, lazy });

/** Every page behind /admin (docs/product.md#admin-area and more), each a chunk of its own. */
export const adminPages: RouteObject[] = [
  { index: true, lazy: () => import('../admin/home/AdminHomePage.tsx') },
  page('monday', () => import('../admin/monday/MondayPage.tsx')),
  page(
    'profile',
    mount('organisations', () => import('../organisations/pages/ProfilePage.tsx')),
  ),
  page(
    'settings',
    mount('account', () => import('../account/settings/SettingsPage.tsx')),
  ),
  page('settings/email', () => import('../account/settings/ChangeEmailPage.tsx')),
  page('settings/sign-in-code', () => import('../account/second-factor/SecondFactorPage.tsx')),
  page('settings/sessions', () => import('../account/settings/SessionsPage.tsx')),
  page('pending-organisations', () => import('../admin/pending/PendingOrganisationsPage.tsx')),
  page(
    'organisations-overview',
    () => import('../admin/organisations/OrganisationsOverviewPage.tsx'),
  ),
  page('add-organisation', () => import('../admin/organisations/AddOrganisationPage.tsx')),
  page('several', () => import('../admin/several/SeveralPage.tsx')),
  page('merges', () => import('../admin/merging/MergesPage.tsx')),
  page('merge', () => import('../admin/merging/MergePage.tsx')),
  page(
    'view-organisation/:id?',
    mount('organisations', () => import('../admin/organisations/ViewOrganisationPage.tsx')),
  ),
  page(
    'edit-organisation/:id?',
    mount('organisations', () => import('../organisations/pages/EditOrganisationPage.tsx')),
  ),
  page(
    'delete-organisation/:id?',
    () => import('../admin/organisations/DeleteOrganisationPage.tsx'),
  ),
  page('manage-services', () => import('../admin/ManageServicesPage.tsx')),
  page(
    'all-services',
    mount('services', () => import('../services/pages/ServicesPage.tsx')),
  ),
  page(
    'view-services/:type',
    mount('services', () => import('../services/pages/ServicesPage.tsx')),
  ),
  page(
    'add-service',
    mount('services', () => import('../services/pages/AddServicePage.tsx')),
  ),
  page(
    'edit-service/:id?',
    mount('services', () => import('../services/pages/EditServicePage.tsx')),
  ),
  page(
    'delete-service/:id?',
    mount('services', () => import('../services/pages/DeleteServicePage.tsx')),
  ),
  page(
    'let-in',
    mount('services', () => import('../services/pages/LetInPage.tsx')),
  ),
  page(
    'dates',
    mount('dates', () => import('../dated-changes/pages/DatesPage.tsx')),
  ),
  page(
    'add-date',
    mount('dates', () => import('../dated-changes/pages/AddDatePage.tsx')),
  ),
  page(
    'edit-date/:id?',
    mount('dates', () => import('../dated-changes/pages/EditDatePage.tsx')),
  ),
  page('calls', () => import('../admin/calls/CallsPage.tsx')),
  page('reports', () => import('../admin/reports/ReportsPage.tsx')),
  page('holidays', () => import('../admin/holidays/HolidaysPage.tsx')),
  page(
    'answer-holiday',
    mount('dates', () => import('../dated-changes/pages/HolidayPage.tsx')),
  ),
  page('notices', () => import('../admin/notices/NoticesPage.tsx')),
  page('add-notice', () => import('../admin/notices/AddNoticePage.tsx')),
  page('edit-notice/:id?', () => import('../admin/notices/EditNoticePage.tsx')),
  page('numbers', () => import('../admin/numbers/NumbersPage.tsx')),
  page('kiosks', () => import('../admin/kiosks/KiosksPage.tsx')),
  page('hidden-addresses', () => import('../admin/hidden-addresses/HiddenAddressesPage.tsx')),
  page(
    'all-helplines',
    mount('helplines', () => import('../helplines/pages/HelplinesPage.tsx')),
  ),
  page(
    'add-helpline',
    mount('helplines', () => import('../helplines/pages/AddHelplinePage.tsx')),
  ),
  page(
    'edit-helpline/:id?',
    mount('helplines', () => import('../helplines/pages/EditHelplinePage.tsx')),
  ),
  page(
    'delete-helpline/:id?',
    mount('helplines', () => import('../helplines/pages/DeleteHelplinePage.tsx')),
  ),
  page('find', () => import('../admin/FindPage.tsx')),
  page('history', () => import('../history/HistoryPage.tsx')),
  page('emergency', () => import('../admin/lines/LinesPage.tsx')),
  page('emergency/:id', () => import('../admin/lines/EditLinePage.tsx')),
  page('searches', () => import('../admin/searches/SearchesPage.tsx')),
  page('points', () => import('../admin/PointsPage.tsx')),
  page('transfer', () => import('../transfer/TransferPage.tsx')),
  page(
    'people/:id?',
    mount('people', () => import('../account/people/PeoplePage.tsx')),
  ),
];
