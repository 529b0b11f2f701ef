import { useLoaderData } from 'react-router-dom';
import { adminMessages } from '../../shared/admin-messages.ts';
import { adminPaths } from '../../shared/admin-paths.ts';
import { areaMessages } from '../../shared/area-messages.ts';
import { isServiceType } from '../../shared/service.ts';
import { areaLoader } from '../account/area-loader.ts';
import { notFound } from '../api-error.ts';
import { pageHandle } from '../head.ts';
import { Page } from '../ui/Page.tsx';
import { AdminServices } from './lists/AdminServices.tsx';
import { JustDone } from './lists/Announced.tsx';
import { loadServices } from './lists/services-loader.ts';

export { keepList as shouldRevalidate } from './lists/use-list-query.ts';

export const loader = areaLoader(areaMessages.missing.token, async ({ params: { type = '' } }) => {
  if (!isServiceType(type)) throw notFound();
  return { type, ...(await loadServices({ type }, adminMessages.services.ofTypeFailed)) };
});

export const handle = pageHandle(({ params }) => ({
  title: `${params.type} Services`,
  description: 'Every service of one type.',
  path: null,
}));

export function Component() {
  const { type, ...data } = useLoaderData<typeof loader>();
  return (
    <Page
      title={`${type} Services`}
      wide
      back={{ to: adminPaths.manageServices, label: 'Manage Services' }}
    >
      <JustDone />
      <AdminServices caption={`${type} Services`} {...data} />
    </Page>
  );
}
