import type { PublicHelpline } from '../helplines/helpline.ts';
import type { Places, Searchable, SearchResult } from './search.ts';
import type { SearchPlace } from './words/places-to-start.ts';

/** What is listed: a link leads to nothing that is not. */
type Listed = { lists: Searchable; helplines: readonly Pick<PublicHelpline, 'type'>[] };

const PAGES: Record<Extract<SearchPlace, { page: string }>['page'], Omit<SearchResult, 'href'>> = {
  emergency: { label: 'Immediate support', detail: '' },
  council: { label: 'Nowhere to sleep, now or soon', detail: 'The council’s teams' },
  open: { label: 'What is open', detail: 'Now, today or another day' },
  letIn: { label: 'What is open', detail: 'Choose what you need' },
  eat: { label: 'Eat: what is open', detail: 'Now, today or another day' },
  holidays: { label: 'Bank holidays', detail: 'What is open on them' },
  organisations: { label: 'All organisations', detail: '' },
  near: { label: 'Near me', detail: 'By a postcode or a street' },
};

/** A place as a link; none for a timetable or helplines of which nothing is listed, nor for a page that there is none of. */
export function linkTo(
  place: SearchPlace,
  { lists, helplines }: Listed,
  to: Places,
): SearchResult[] {
  const { says } = place;
  const day = to.day === 'tomorrow' ? 'Tomorrow' : to.day;
  if ('timetable' in place) {
    const type = place.timetable;
    const isPresent = lists.serviceTypes.some((service) => service.type === type);
    return isPresent ? [{ label: type, detail: says ?? day, href: to.service(type) }] : [];
  }
  if ('category' in place)
    return [{ label: place.category, detail: 'Organisations', href: to.category(place.category) }];
  if ('helplines' in place) {
    const type = place.helplines;
    const isPresent = helplines.some((helpline) => helpline.type === type);
    return isPresent ? [{ label: type, detail: 'Helplines', href: to.helplines(type) }] : [];
  }
  const { label, detail } = PAGES[place.page];
  const isDated = place.page === 'open' || place.page === 'eat';
  const href = to.page(place.page);
  return href ? [{ label, detail: says ?? ((isDated && day) || detail), href }] : [];
}
