import type { Helpline } from '../../../shared/helplines/helpline.ts';
import { helplinesApi } from '../../records/helplines-api.ts';

/** The organisation's single helpline, the first that the API gives (docs/product.md#api); null without one. */
export async function ownHelpline(provider: string, failed: string): Promise<Helpline | null> {
  const [first = null] = await helplinesApi.list({ provider }, failed);
  return first;
}
