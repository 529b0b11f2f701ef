import { DEFAULT_AVAILABILITY, type PublicService } from '../service.ts';

type Who = Pick<PublicService, 'availability' | 'limit'>;

/** The stored availability as it stands after what limits it: For Everyone is then only how it is listed. */
export function availabilityWords({ availability, limit }: Who): string {
  const stored = availability.join(', ');
  return limit && stored === DEFAULT_AVAILABILITY ? `Listed as: ${stored}` : stored;
}

/** Who may come, the limit first (docs/product.md#who-may-come): 'Women only. Listed as: For Everyone'. */
export const whoWords = (service: Who): string =>
  [service.limit, availabilityWords(service)].filter(Boolean).join('. ');

/** Who may come where that is not everyone, in short; '' for everyone. */
export const limitWords = ({ availability, limit }: Who): string =>
  [limit, ...availability.filter((option) => option !== DEFAULT_AVAILABILITY)]
    .filter(Boolean)
    .join('. ');

/** What is left to say of a note whose limits stand before the status. */
export const noteWords = ({ note, restOfNote }: Pick<PublicService, 'note' | 'restOfNote'>) =>
  restOfNote ?? note;
