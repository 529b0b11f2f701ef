import type { PublicHelpline } from '../helplines/helpline.ts';
import type { PublicOrganisation } from '../organisations/organisation.ts';
import type { InPart } from '../paths/parts.ts';
import type { Announced } from '../services/announced.ts';
import type { PublicService } from '../services/service.ts';
import { limitWords } from '../services/who/who-words.ts';
import type { CallableHelpline } from './danger/urgent-calls.ts';
import type { Places, SearchResult } from './search.ts';
import { rawWords, stemOf, stemWords } from './words/words.ts';

/** The texts of the directory that a search reads beside the names. */
export type Texts = {
  services: readonly Pick<
    PublicService,
    | '_id'
    | 'type'
    | 'subtype'
    | 'note'
    | 'serviceAddress'
    | 'provider'
    | 'announced'
    | 'timesInWords'
    | 'conditionLines'
    | 'part'
    | 'availability'
    | 'limit'
  >[];
  organisations: readonly (Pick<PublicOrganisation, '_id' | 'name' | 'announced' | 'part'> &
    Partial<Pick<PublicOrganisation, 'addresses' | 'addressNotPublic'>> &
    CallableHelpline)[];
  helplines: readonly (Pick<PublicHelpline, '_id' | 'type' | 'part'> & CallableHelpline)[];
};

type ListedService = Texts['services'][number];

/** What is said of one place: as a result, with the words that it can be found by. */
export type Mention = {
  label: string;
  /** The stems of that. */
  name: readonly string[];
  /** What its listing says, sentence by sentence; the first that has the word is shown. */
  sentences: readonly string[];
  kind: 'service' | 'organisation' | 'helpline';
  /** The type of a service or helpline, '' of an organisation. */
  type: string;
  id: string;
  part: string | undefined;
  /** Who may come where all that it offers is not for everyone, '' otherwise. */
  who: string;
  /** Which of a provider's services of one type says a sentence: what is found leads to it. Absent for other kinds. */
  saidBy?: ReadonlyMap<string | undefined, ListedService>;
  /** What is to come of its dates, '' for nothing. */
  announced: string;
  words: ReadonlySet<string>;
  /** Those of them that its own texts have: a service's type and provider are found without it. */
  ownWords: ReadonlySet<string>;
  /** Its addresses, each as the stems of its words between spaces: a street that somebody types is found whole. */
  where: readonly string[];
};

/**
 * Every place with what its listing says: a provider's services of one type are one place. Everyday words in an address, which
 * lead somewhere, are ignored, so that "court" does not find Oldbury Court.
 */
export function listMentions(
  { services, organisations, helplines }: Texts,
  leadStems: ReadonlySet<string>,
): Mention[] {
  const withoutLeads = (texts: readonly string[]) =>
    rawWords(texts.join(' '))
      .filter((word) => !leadStems.has(stemOf(word)))
      .join(' ');
  const streets = new Set<string>();
  const places = new Map<string, ListedService[]>();
  for (const service of services) {
    const { provider, type, serviceAddress } = service;
    streets.add(provider._id + streetOf(serviceAddress));
    const key = `${provider._id} ${type}`;
    const place = places.get(key);
    if (place) place.push(service);
    else places.set(key, [service]);
  }
  return [
    ...organisations.map((its) => {
      const { _id, addressNotPublic, addresses = [] } = its;
      // One that a service of its has leads to that service.
      const isOwn = (address: string) => !streets.has(_id + streetOf(address));
      return mentionOrganisation(
        its,
        addressNotPublic ? [] : addresses.filter(isOwn),
        withoutLeads,
      );
    }),
    ...[...places.values()].map((place) => mentionServices(place, withoutLeads)),
    ...helplines.map(mentionHelpline),
  ];
}

function mentionOrganisation(
  its: Texts['organisations'][number],
  addresses: readonly string[],
  withoutLeads: (texts: readonly string[]) => string,
): Mention {
  const { name, description } = its;
  const said = `${name} ${description} ${withoutLeads(addresses)}`;
  return makeMention(its, name, [...sentencesOf(description), ...addresses], said, {
    where: addresses.map(padStems),
  });
}

/** A provider's services of one type, in their order. */
function mentionServices(
  services: readonly ListedService[],
  withoutLeads: (texts: readonly string[]) => string,
): Mention {
  const [first] = services as [ListedService];
  const { provider, type } = first;
  const texts = saidIn(services, ({ subtype, timesInWords = [], conditionLines = [], note }) => [
    subtype,
    ...timesInWords,
    ...conditionLines.flatMap(({ is, words }) => (is === 'welcome' ? [words] : [])),
    note,
  ]);
  const addresses = saidIn(services, ({ serviceAddress }) => [serviceAddress]);
  const says = [...texts.keys(), withoutLeads([...addresses.keys()])].join(' ');
  const saidBy = new Map(
    [...texts, ...addresses].flatMap(([text, by]) =>
      sentencesOf(text).map((it) => [`${type}: ${it}`, by] as const),
    ),
  );
  const who = new Set(services.map(limitWords));
  return makeMention(first, provider.name, [...saidBy.keys()], says, {
    kind: 'service',
    saidBy,
    type,
    who: who.size === 1 ? [...who].join() : '',
    announced: announcedWords({ announced: services.flatMap(({ announced = [] }) => announced) }),
    words: stemsOf(`${provider.name} ${type} ${says}`),
    where: [...addresses.keys()].map(padStems),
  });
}

/** Each text once, with a service that says it: the first that is for everyone, or the first. */
function saidIn(
  services: readonly ListedService[],
  textsOf: (service: ListedService) => readonly string[],
): Map<string, ListedService> {
  const said = new Map<string, ListedService>();
  for (const service of services)
    for (const text of textsOf(service)) {
      const before = said.get(text);
      if (text && (!before || (limitWords(before) && !limitWords(service))))
        said.set(text, service);
    }
  return said;
}

function mentionHelpline(its: Texts['helplines'][number]): Mention {
  const { name, type, description } = its;
  const said = `${name} ${type} ${description}`;
  return makeMention(its, name, sentencesOf(description), said, { kind: 'helpline', type });
}

/** How a part of an address ends that is a street or a building, and no part of a city. */
const STREET_OR_HOUSE =
  /\d|\b(?:road|street|avenue|lane|way|walk|square|crescent|court|house|centre|park|drive|close|green|quay|place|gate|gates|library|broadway|buildings?)$/i;

/** The parts of the city in which addresses are, as they say it before the town: "Hassell Drive, Easton, Bristol". */
export const listAreas = ({ services, organisations }: Texts): string[] => {
  const addresses = [
    ...services.map(({ serviceAddress }) => serviceAddress),
    ...organisations.flatMap(({ addressNotPublic, addresses = [] }) =>
      addressNotPublic ? [] : addresses,
    ),
  ];
  const parts = addresses.flatMap((address) => address.split(',').slice(1, -1));
  const areas = parts.filter((part) => !STREET_OR_HOUSE.test(part.trim())).map(padStems);
  return [...new Set(areas)].filter((area) => area.trim());
};

/** What an address begins with, by which two of them are one. */
const streetOf = (address: string) => padStems(address.split(',')[0] ?? '');

/** The stems of a text one after the other, each between spaces. */
export const padStems = (text: string): string => ` ${stemWords(text).join(' ')} `;

/** A place with its own texts; without more an organisation, of which nothing is known but these. */
function makeMention(
  { _id: id, part }: { _id: string } & InPart,
  label: string,
  sentences: readonly string[],
  said: string,
  more: Partial<Mention>,
): Mention {
  const words = stemsOf(said);
  return {
    kind: 'organisation',
    type: '',
    who: '',
    announced: '',
    where: [],
    words,
    ownWords: words,
    label,
    name: stemWords(label),
    sentences,
    id,
    part,
    ...more,
  };
}

/** What several places in one announce, as one text. */
export const announcedWords = ({ announced = [] }: { announced?: readonly Announced[] }): string =>
  [...new Set(announced.map(({ words }) => words))].join('. ');

/** A mention as a result that shows who may come where not everyone may, and why it was found. */
export function toResult(mention: Mention, wanted: readonly string[], to: Places): SearchResult {
  const { label, sentences, saidBy, kind, type, announced } = mention;
  const telling = findTelling(sentences, wanted);
  const by = saidBy?.get(telling);
  const { id, part, who } = by ? { ...by, id: by._id, who: limitWords(by) } : mention;
  return {
    label,
    detail: [who, telling ?? sentences[0]].filter(Boolean).join('. '),
    href: linkOf[kind](to, id, type, part),
    ...(announced && { announced }),
  };
}

/** The sentence with the most of the wanted words, so that who names one library of many is led to that one. */
function findTelling(sentences: readonly string[], wanted: readonly string[]): string | undefined {
  const scored = sentences.map((text) => {
    const said = stemsOf(text);
    return wanted.filter((word) => said.has(word)).length;
  });
  return sentences[scored.indexOf(Math.max(1, ...scored))];
}

const linkOf: Record<
  Mention['kind'],
  (to: Places, id: string, type: string, part: string | undefined) => string
> = {
  service: (to, id, type, part) => to.service(type, id, part),
  organisation: (to, id, _, part) => to.organisation(id, part),
  helpline: (to, id, type, part) => to.helpline(id, type, part),
};

/** The stems of a text, and those of the parts of a word with a hyphen: "sex-work" is found by either. */
const stemsOf = (text: string) =>
  new Set([...new Set([text, text.replaceAll('-', ' ')])].flatMap(stemWords));

const sentencesOf = (text: string) => text.split(/(?<=(?<!\bSt)[.!?])\s+/).filter(Boolean);
