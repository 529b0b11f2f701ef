import { soonestClosingFirst } from '../../shared/closing-order.ts';
import type { PublicService } from '../../shared/service.ts';
import { statusAt } from '../../shared/status.ts';
import { groupForNow } from '../../shared/when.ts';

/** The services of the place where the kiosk stands before the others, otherwise in the order given. */
export function ownFirst<S extends Pick<PublicService, 'provider'>>(
  services: readonly S[],
  own: string,
): S[] {
  const isOwn = (service: S) => service.provider._id === own;
  return [...services.filter(isOwn), ...services.filter((service) => !isOwn(service))];
}

/** The groups of "open now", in each what closes soonest first and the kiosk's own place before the others. */
export function groupsAt(services: readonly PublicService[], now: number, own: string) {
  const groups = groupForNow(soonestClosingFirst(services, now), now);
  return {
    everyone: ownFirst(groups.everyone, own),
    some: ownFirst(groups.some, own),
    later: ownFirst(groups.later, own),
    checkFirst: ownFirst(groups.checkFirst, own),
    closed: ownFirst(closedAt(services, now), own),
  };
}

/** Services as one list in the order of the screen; `now` is epoch ms, null when it is not known. */
export function inOrder(
  services: readonly PublicService[],
  now: number | null,
  own: string,
): PublicService[] {
  return now === null
    ? ownFirst(services, own)
    : Object.values(groupsAt(services, now, own)).flat();
}

/** What is closed for today, the next to open first. */
function closedAt(services: readonly PublicService[], now: number): PublicService[] {
  return services
    .flatMap((service) => {
      const status = statusAt(service, [], now);
      if (status.kind !== 'closed') return [];
      const { inDays, minute } = status.opens;
      return [{ service, opens: inDays * 1440 + minute }];
    })
    .sort((a, b) => a.opens - b.opens)
    .map(({ service }) => service);
}
