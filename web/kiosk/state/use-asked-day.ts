import { type AskedDay, listAsked } from '../../../shared/services/lists/asked-list.ts';
import { parseWhen } from '../../../shared/services/lists/when.ts';
import type { PublicService } from '../../../shared/services/service.ts';
import { informationInstant, useKiosk } from './kiosk.ts';
import { useOrderTime } from './use-order-time.ts';

/**
 * What a screen's address asks of services for a day: in the order that stood when somebody came to the screen. Where the
 * present is not known, as of when the server last spoke.
 */
export function useAskedDay(services: readonly PublicService[], text: string): AskedDay {
  const kiosk = useKiosk();
  const made = useOrderTime();
  const when = parseWhen(text);
  const asked = when !== null && when !== 'now' ? when : '0-0-0';
  return (
    listAsked(services, asked, made, informationInstant(kiosk)) ?? {
      refusal: 'There is no such day.',
    }
  );
}
