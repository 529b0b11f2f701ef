import { useLoaderData } from 'react-router-dom';
import { SERVICE_RULES } from '../../shared/lists/service-rules.ts';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { isServiceType } from '../../shared/services/service.ts';
import { adminMessages } from '../../shared/site/admin-messages.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { notFound } from '../api/api-error.ts';
import { areaLoader } from '../auth/area-loader.ts';
import { BRING_BACK } from '../lists/bring-back.ts';
import { JustDone } from '../lists/JustDone.tsx';
import { readListQuery } from '../lists/list-address.ts';
import { pageHandle } from '../page/head.ts';
import { servicesApi } from '../records/services-api.ts';
import { Page } from '../ui/Page.tsx';
import { AdminServices } from './lists/AdminServices.tsx';

export const loader = areaLoader(areaMessages.missing.token, async ({ params, search }) => {
  const { type = '' } = params;
  if (!isServiceType(type)) throw notFound();
  const asked = { type, ...readListQuery(search, SERVICE_RULES) };
  return { type, list: await servicesApi.page(asked, adminMessages.services.ofTypeFailed) };
});

export const handle = pageHandle(({ params }) => ({
  title: `${params.type} Services`,
  description: 'Every service of one type.',
  path: null,
}));

export function Component() {
  const { type, list } = useLoaderData<typeof loader>();
  return (
    <Page
      title={`${type} Services`}
      wide
      back={{ to: adminPaths.manageServices, label: 'Manage Services' }}
    >
      <JustDone bringBack={BRING_BACK.admin} />
      <AdminServices caption={`${type} Services`} list={list} />
    </Page>
  );
}
