/** An instant (epoch ms) as the database keeps it: an ISO text in UTC. */
export const toIso = (instant: number): string => new Date(instant).toISOString();
