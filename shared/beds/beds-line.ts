import type { BedsWay } from './beds.ts';

type Beds = { beds?: BedsWay | '' | undefined; bedsFor?: string };

/** What a listing says of its beds, in a line: 'Beds for the night: walk in. Men and women over 18'; '' without beds. */
export function bedsLine({ beds, bedsFor }: Beds): string {
  if (!beds) return '';
  const way = beds.charAt(0).toLowerCase() + beds.slice(1);
  return [`Beds for the night: ${way}`, bedsFor?.replace(/\.$/, '')].filter(Boolean).join('. ');
}

/** A description with what its listing says of beds as its last sentence, for screens and paper that have one text for both. */
export function describeWithBeds({
  description,
  ...listing
}: Beds & { description: string }): string {
  const line = bedsLine(listing);
  return line ? `${description.replace(/\.?$/, '.')} ${line}.` : description;
}
