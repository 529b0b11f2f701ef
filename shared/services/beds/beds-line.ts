import type { BedsWay } from './beds.ts';

/** What a listing says of its beds, in a line: 'Beds for the night: walk in. Men and women over 18'; '' without beds. */
export function bedsLine({
  beds,
  bedsFor,
}: {
  beds?: BedsWay | '' | undefined;
  bedsFor?: string;
}): string {
  if (!beds) return '';
  const way = beds.charAt(0).toLowerCase() + beds.slice(1);
  return [`Beds for the night: ${way}`, bedsFor?.replace(/\.$/, '')].filter(Boolean).join('. ');
}
