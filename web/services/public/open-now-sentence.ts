/** How many of a list are open now, above those that are. */
export function openNowSentence(open: number, all: number): string {
  if (open === 0) return 'None is known to be open now.';
  return `${open} of ${all} ${open === 1 ? 'is' : 'are'} open now.`;
}
