import type { NearBy } from '../../../shared/places/near.ts';
import { listForNow, STATUS_TITLES } from '../../../shared/services/lists/when.ts';
import type { PublicService } from '../../../shared/services/service.ts';
import { formatTime } from '../../../shared/time/city-time.ts';
import { MINUTE } from '../../../shared/time/units.ts';

/** The services of the place where the kiosk stands before the others, otherwise in the order given. */
function sortOwnFirst<S extends Pick<PublicService, 'provider'>>(
  services: readonly S[],
  own: string,
): S[] {
  const isOwn = (service: S) => service.provider._id === own;
  return [...services.filter(isOwn), ...services.filter((service) => !isOwn(service))];
}

/** An order older than this is made anew even while somebody reads: too much of it has passed. */
const STANDS_FOR = 60 * MINUTE;

/**
 * The instant (epoch ms) whose order a screen shows. Statuses turn with the minute, but cards stay where they were when
 * somebody came to them, or a finger would land on another than it was meant for. Where the clock was put back or the
 * time was not known, the present it is.
 */
export function orderTime(made: number | null, now: number | null): number | null {
  if (made === null || now === null) return now;
  const passed = now - made;
  return passed > -MINUTE && passed < STANDS_FOR ? made : now;
}

/** One list by distance where somebody wants the nearest first, otherwise with the kiosk's own place before the others. */
const sortGroup = (services: readonly PublicService[], own: string, nearest: NearBy | null) =>
  nearest ? nearest.order(services, (service) => service) : sortOwnFirst(services, own);

/**
 * The groups of "open now", in each what closes soonest first and the kiosk's own place before the others, or the nearest
 * first.
 */
export function groupsAt(
  services: readonly PublicService[],
  now: number,
  own: string,
  nearest: NearBy | null = null,
) {
  const groups = listForNow(services, now);
  const sort = (those: readonly PublicService[]) => sortGroup(those, own, nearest);
  return {
    everyone: sort(groups.everyone),
    some: sort(groups.some),
    later: sort(groups.later),
    checkFirst: sort(groups.checkFirst),
    closed: sort(groups.closed),
  };
}

export type Group = keyof ReturnType<typeof groupsAt>;

/**
 * What a group is called at `made`, the instant of its order; with the time where a service has left it since, so that
 * nothing under "Open now" is closed.
 */
export function groupTitle(group: Group, made: number, isAsMade: boolean): string {
  return isAsMade || group === 'checkFirst'
    ? STATUS_TITLES[group]
    : LEFT_SINCE[group](formatTime(made));
}

const LEFT_SINCE: Record<Exclude<Group, 'checkFirst'>, (then: string) => string> = {
  everyone: (then) => `Open at ${then}`,
  some: (then) => `Open at ${then} for some people`,
  later: (then) => `Not yet open at ${then}`,
  closed: (then) => `Closed at ${then}`,
};

/** Services as one list in the order of the screen; `now` is epoch ms, null when it is not known. */
export function sortForScreen(
  services: readonly PublicService[],
  now: number | null,
  own: string,
  nearest: NearBy | null = null,
): PublicService[] {
  return now === null
    ? sortGroup(services, own, nearest)
    : Object.values(groupsAt(services, now, own, nearest)).flat();
}
