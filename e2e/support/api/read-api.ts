import type { APIRequestContext } from '@playwright/test';
import type { PublicHelpline } from '../../../shared/helplines/helpline.ts';
import type { PublicOrganisation } from '../../../shared/organisations/organisation.ts';
import type { PublicService, ServiceType } from '../../../shared/services/service.ts';

/** The public lists as the site under test has them: what a page should show is worked out from these. */
export const readApi = (request: APIRequestContext) => ({
  services: (type: ServiceType) =>
    read<PublicService[]>(request, `services/public?type=${encodeURIComponent(type)}`),
  allServices: () => read<PublicService[]>(request, 'services/public'),
  organisations: () => read<PublicOrganisation[]>(request, 'organisations/public'),
  helplines: () => read<PublicHelpline[]>(request, 'helplines/public'),
});

async function read<T>(request: APIRequestContext, path: string): Promise<T> {
  const response = await request.get(`/api/${path}`);
  return response.json() as Promise<T>;
}
