import type { WholeOrganisation } from '../../../shared/organisation.ts';
import { organisationsApi } from '../../organisations/manage/organisations-api.ts';
import { servicesApi } from '../../services/manage/services-api.ts';

/** Services with the organisations that they are judged by; without those they are still listed. */
export async function loadServices(query: { type?: string }, failed: string) {
  const [services, organisations] = await Promise.all([
    servicesApi.list(query, failed),
    organisationsOrNone(),
  ]);
  return { services, organisations };
}

export const organisationsOrNone = (): Promise<WholeOrganisation[]> =>
  organisationsApi.list('').catch((error: unknown) => {
    console.warn(error);
    return [];
  });
