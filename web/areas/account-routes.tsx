import type { RouteObject } from 'react-router-dom';
import { notFound } from '../api/api-error.ts';
import { ErrorPage } from '../layouts/ErrorPage.tsx';
import { Main } from '../layouts/Main.tsx';
import { type PageHandle, pageHandle } from '../page/head.ts';
import { AreaErrorPage } from './AreaErrorPage.tsx';
import { AreaShell } from './AreaShell.tsx';
import { adminPages } from './admin-pages.ts';
import { mountIn } from './mount.ts';

/** A page that the server renders too: as the route's id its file says which built files it needs. */
const page = (path: string, id: string, lazy: RouteObject['lazy']): RouteObject => ({
  id,
  path,
  caseSensitive: true,
  lazy,
});

const pages = [
  page('login', 'account/sign-in/LoginPage.tsx', () => import('../account/sign-in/LoginPage.tsx')),
  page(
    'register',
    'account/registration/RegisterPage.tsx',
    () => import('../account/registration/RegisterPage.tsx'),
  ),
  page(
    'forgot-password',
    'account/sign-in/ForgotPasswordPage.tsx',
    () => import('../account/sign-in/ForgotPasswordPage.tsx'),
  ),
  page(
    'reset-password/:token',
    'account/sign-in/ResetPasswordPage.tsx',
    () => import('../account/sign-in/ResetPasswordPage.tsx'),
  ),
  page(
    'confirm-email/:token',
    'account/sign-in/ConfirmEmailPage.tsx',
    () => import('../account/sign-in/ConfirmEmailPage.tsx'),
  ),
  page(
    'confirm-registration/:token',
    'account/registration/ConfirmRegistrationPage.tsx',
    () => import('../account/registration/ConfirmRegistrationPage.tsx'),
  ),
  page(
    'confirm-registration',
    'account/registration/NewConfirmationPage.tsx',
    () => import('../account/registration/NewConfirmationPage.tsx'),
  ),
];

const areaHandle = (title: string): PageHandle => ({
  ...pageHandle(() => ({ title, description: 'For organisations and admins.', path: null })),
  isArea: true,
});

/** What the server knows of the signed-in areas: nothing. It sends one shell for every address inside. */
const shells: RouteObject[] = ['dashboard', 'admin'].map((id) => ({
  id,
  path: `${id}/*`,
  caseSensitive: true,
  handle: areaHandle('Your area'),
  Component: AreaShell,
}));

/** An address inside an area that leads nowhere, for whom the guard let in. */
const nowhere: RouteObject = {
  path: '*',
  loader: () => {
    throw notFound();
  },
};

type AreaModule = { Component: React.ComponentType };

/**
 * An area in the browser. Its guard comes first and stays the only way in: until it has answered the shell stands, and a
 * page inside is drawn only for whom it let in.
 */
const area = (
  path: 'dashboard' | 'admin',
  title: string,
  layout: () => Promise<AreaModule>,
  children: RouteObject[],
): RouteObject => ({
  id: path,
  path,
  caseSensitive: true,
  handle: areaHandle(title),
  HydrateFallback: AreaShell,
  ErrorBoundary: AreaError,
  shouldRevalidate: () => false,
  lazy: async () => {
    const [{ Component }, { guard }] = await Promise.all([layout(), import('../auth/guard.ts')]);
    return { Component, loader: guard };
  },
  children: [{ ErrorBoundary: AreaErrorPage, children: [...children, nowhere] }],
});

const mount = mountIn('dashboard');

const areas = [
  area('dashboard', 'Dashboard', () => import('./DashboardLayout.tsx'), [
    { index: true, lazy: () => import('../dashboard/DashboardHomePage.tsx') },
    {
      path: 'view-organisation',
      lazy: mount('organisations', () => import('../organisations/pages/ProfilePage.tsx')),
    },
    {
      path: 'edit-organisation',
      lazy: mount('organisations', () => import('../organisations/pages/EditOrganisationPage.tsx')),
    },
    {
      path: 'view-services',
      lazy: mount('services', () => import('../services/pages/ServicesPage.tsx')),
    },
    {
      path: 'add-service',
      lazy: mount('services', () => import('../services/pages/AddServicePage.tsx')),
    },
    {
      path: 'edit/:id?',
      lazy: mount('services', () => import('../services/pages/EditServicePage.tsx')),
    },
    {
      path: 'delete/:id?',
      lazy: mount('services', () => import('../services/pages/DeleteServicePage.tsx')),
    },
    {
      path: 'let-in',
      lazy: mount('services', () => import('../services/pages/LetInPage.tsx')),
    },
    {
      path: 'dates',
      lazy: mount('dates', () => import('../dated-changes/pages/DatesPage.tsx')),
    },
    {
      path: 'add-date',
      lazy: mount('dates', () => import('../dated-changes/pages/AddDatePage.tsx')),
    },
    {
      path: 'edit-date/:id?',
      lazy: mount('dates', () => import('../dated-changes/pages/EditDatePage.tsx')),
    },
    {
      path: 'holidays',
      lazy: mount('dates', () => import('../dated-changes/pages/HolidayPage.tsx')),
    },
    { path: 'deleted', lazy: () => import('../dashboard/DeletedPage.tsx') },
    {
      path: 'view-helplines',
      lazy: mount('helplines', () => import('../helplines/pages/HelplinesPage.tsx')),
    },
    {
      path: 'add-helpline',
      lazy: mount('helplines', () => import('../helplines/pages/AddHelplinePage.tsx')),
    },
    {
      path: 'edit-helpline/:id?',
      lazy: mount('helplines', () => import('../helplines/pages/EditHelplinePage.tsx')),
    },
    {
      path: 'delete-helpline/:id?',
      lazy: mount('helplines', () => import('../helplines/pages/DeleteHelplinePage.tsx')),
    },
    { path: 'something-wrong', lazy: () => import('../dashboard/ReportPage.tsx') },
    {
      path: 'settings',
      lazy: mount('account', () => import('../account/settings/SettingsPage.tsx')),
    },
    { path: 'settings/email', lazy: () => import('../account/settings/ChangeEmailPage.tsx') },
    {
      path: 'settings/sign-in-code',
      lazy: () => import('../account/second-factor/SecondFactorPage.tsx'),
    },
    { path: 'settings/sessions', lazy: () => import('../account/settings/SessionsPage.tsx') },
    { path: 'settings/away', lazy: () => import('../account/stand-in/AwayPage.tsx') },
    {
      path: 'settings/people',
      lazy: mount('people', () => import('../account/people/PeoplePage.tsx')),
    },
  ]),
  area('admin', 'Admin', () => import('./AdminLayout.tsx'), adminPages),
];

function AreaError() {
  return (
    <Main>
      <ErrorPage />
    </Main>
  );
}

export const accountRoutes: RouteObject[] = [
  {
    id: 'areas/account-routes.tsx',
    ErrorBoundary: ErrorPage,
    children: [...pages, ...(import.meta.env.SSR ? shells : areas)],
  },
];
