import { BEDS_WAY_NAMES, BEDS_WAYS, type BedsWay, givesBeds } from '../../beds/beds.ts';
import { joinPostcode } from '../../contact/postcode.ts';
import { limitWords } from '../../services/who/who-words.ts';
import { hoursUnknownWords } from '../../services/whom-to-ask.ts';
import { capitalise, joinSentences } from '../../text/sentence.ts';
import { listDays } from '../../time/words/day-runs.ts';
import { BEDS_HEADING, mayBeFull } from '../../tonight/steps.ts';
import { unbrokenPhone } from './address.ts';
import { openTimes } from './hours.ts';
import type { Hours, PaperDirectory, ProsePart } from './sections.ts';
import { targets } from './targets.ts';
import { timetableRow } from './timetables.ts';

type Bed = { way: BedsWay; words: string };

/**
 * Who gives beds for the night and how one gets one, those to walk in to first, in words; none where nobody does. Everyday words lead here,
 * because no type of service is for beds: a night shelter stands among the dinners. `now` is epoch ms.
 */
export function bedsParts(
  { services, organisations }: Pick<PaperDirectory, 'services' | 'organisations'>,
  now: number,
): ProsePart[] {
  const ofServices = services.flatMap((service): Bed[] => {
    if (!service.beds) return [];
    const { provider, address, phone, hours, announced, check } = timetableRow(service, now);
    const call = phone ? service.phoneHref || phone.display : '';
    const words = [
      `${provider}, ${joinPostcode(address)}`,
      ...[limitWords(service), service.bedsFor ?? ''],
      ...waysOf(service.beds, call),
      hoursWords(hours),
      ...[...announced, check],
      phone ? `Phone\u00a0${unbrokenPhone(phone.display)}` : '',
    ];
    return [{ way: service.beds, words: joinSentences(words) }];
  });
  const ofOrganisations = organisations.flatMap((organisation): Bed[] => {
    const { name, beds, bedsFor = '', addresses, phoneDisplay } = organisation;
    if (!beds || !givesBeds(organisation, services)) return [];
    const phone = phoneDisplay.find(Boolean) ?? '';
    const words = [
      [name, ...addresses.slice(0, 1).map(joinPostcode)].join(', '),
      bedsFor,
      ...waysOf(beds, phone),
      hoursUnknownWords(phone !== ''),
      phone && `Phone\u00a0${unbrokenPhone(phone)}`,
    ];
    return [{ way: beds, words: joinSentences(words) }];
  });
  const beds = [...ofServices, ...ofOrganisations].sort(
    (a, b) => BEDS_WAY_NAMES.indexOf(a.way) - BEDS_WAY_NAMES.indexOf(b.way),
  );
  const points = beds.map(({ words }) => `${words}.`);
  return points.length > 0
    ? [{ id: targets.beds, heading: BEDS_HEADING, paragraphs: [], points }]
    : [];
}

const waysOf = (way: BedsWay, call: string): string[] => [way, BEDS_WAYS[way], mayBeFull(call)];

/** When one may come, in a line. */
const hoursWords = (hours: Hours): string =>
  hours.kind === 'once'
    ? hours.text
    : openTimes(hours.days)
        .map(({ slots, days }) => `${capitalise(listDays(days))} ${slots.join(', ')}`)
        .join('; ');
