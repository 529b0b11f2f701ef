import type { RouteObject } from 'react-router-dom';
import { adminPages } from '../admin/pages.ts';
import { notFound } from '../api-error.ts';
import { mountIn } from '../areas/mount.ts';
import { ErrorPage } from '../directory/ErrorPage.tsx';
import { type PageHandle, pageHandle } from '../head.ts';
import { Main } from '../layouts/Main.tsx';
import { AreaErrorPage } from './AreaErrorPage.tsx';
import { AreaShell } from './AreaShell.tsx';

/** A page that the server renders too: as the route's id its file says which built files it needs. */
const page = (path: string, id: string, lazy: RouteObject['lazy']): RouteObject => ({
  id,
  path,
  caseSensitive: true,
  lazy,
});

const pages = [
  page('login', 'account/LoginPage.tsx', () => import('./LoginPage.tsx')),
  page('register', 'account/RegisterPage.tsx', () => import('./RegisterPage.tsx')),
  page(
    'forgot-password',
    'account/ForgotPasswordPage.tsx',
    () => import('./ForgotPasswordPage.tsx'),
  ),
  page(
    'reset-password/:token',
    'account/ResetPasswordPage.tsx',
    () => import('./ResetPasswordPage.tsx'),
  ),
  page(
    'confirm-email/:token',
    'account/ConfirmEmailPage.tsx',
    () => import('./ConfirmEmailPage.tsx'),
  ),
  page(
    'confirm-registration/:token',
    'account/ConfirmRegistrationPage.tsx',
    () => import('./ConfirmRegistrationPage.tsx'),
  ),
  page(
    'confirm-registration',
    'account/NewConfirmationPage.tsx',
    () => import('./NewConfirmationPage.tsx'),
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
    const [{ Component }, { guard }] = await Promise.all([layout(), import('./guard.ts')]);
    return { Component, loader: guard };
  },
  children: [{ ErrorBoundary: AreaErrorPage, children: [...children, nowhere] }],
});

const mount = mountIn('dashboard');

const areas = [
  area('dashboard', 'Dashboard', () => import('../dashboard/DashboardLayout.tsx'), [
    { index: true, lazy: () => import('../dashboard/DashboardHomePage.tsx') },
    {
      path: 'view-organisation',
      lazy: mount('organisations', () => import('../organisations/pages/ProfilePage.tsx')),
    },
    {
      path: 'edit-organisation',
      lazy: mount('organisations', () => import('../organisations/pages/EditOrganisationPage.tsx')),
    },
    { path: 'view-services', lazy: () => import('../dashboard/ViewServicesPage.tsx') },
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
    { path: 'view-helplines', lazy: () => import('../dashboard/ViewHelplinesPage.tsx') },
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
    { path: 'settings', lazy: mount('account', () => import('./SettingsPage.tsx')) },
    { path: 'settings/email', lazy: () => import('./ChangeEmailPage.tsx') },
    { path: 'settings/sign-in-code', lazy: () => import('./SecondFactorPage.tsx') },
    { path: 'settings/sessions', lazy: () => import('./SessionsPage.tsx') },
    { path: 'settings/people', lazy: mount('people', () => import('../people/PeoplePage.tsx')) },
  ]),
  area('admin', 'Admin', () => import('../admin/AdminLayout.tsx'), adminPages),
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
    id: 'account/routes.tsx',
    ErrorBoundary: ErrorPage,
    children: [...pages, ...(import.meta.env.SSR ? shells : areas)],
  },
];
