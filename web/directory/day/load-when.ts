import { parseWhen } from '../../../shared/services/lists/when.ts';
import type { Timed } from '../../../shared/services/status.ts';
import type { Api } from '../../api/api.ts';
import type { AskedWhen } from './asked-when.ts';

/** What the address of a list asks for of its services. */
export async function loadWhen(
  api: Api,
  services: readonly (Timed & { _id: string })[],
  { url }: Request,
): Promise<AskedWhen> {
  const when = parseWhen(new URL(url).searchParams.get('when'));
  if (when === null || when === 'now') return when;
  const { loadDay } = await import('./day-list.ts');
  return loadDay(api, services, when);
}
