import { statusAt, type Timed } from '../status.ts';

/**
 * The same services, those open at an instant (epoch ms) first and in the order in which they close: whoever has to walk
 * there sees what will not wait. What never closes is the last of them; the rest keeps its order.
 */
export function soonestClosingFirst<S extends Timed>(services: readonly S[], instant: number): S[] {
  const left = new Map(services.map((service) => [service, minutesLeft(service, instant)]));
  return [...services].sort((a, b) => (left.get(a) ?? 0) - (left.get(b) ?? 0));
}

const NEVER_CLOSES = 1e6;
const NOT_OPEN = 1e7;

function minutesLeft(service: Timed, instant: number): number {
  const status = statusAt(service, service.changes, instant);
  return status.kind === 'open' ? (status.until?.minutesLeft ?? NEVER_CLOSES) : NOT_OPEN;
}
