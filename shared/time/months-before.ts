/**
 * The instant (epoch ms) so many calendar months before another, at the same time of day in UTC. Where the month is shorter it
 * is its last day: twelve months before 29 February are 28 February.
 */
export function monthsBefore(instant: number, months: number): number {
  const moved = new Date(instant);
  const day = moved.getUTCDate();
  moved.setUTCMonth(moved.getUTCMonth() - months);
  // JavaScript counts a day that the month does not have into the next month; day 0 is the last of the month before.
  if (moved.getUTCDate() !== day) moved.setUTCDate(0);
  return moved.getTime();
}
