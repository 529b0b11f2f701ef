import type { PublicHelpline } from '../helplines/helpline.ts';
import type { PublicOrganisation } from '../organisations/organisation.ts';
import type { InPart } from '../paths/parts.ts';
import type { Announced } from '../services/announced.ts';
import type { PublicService } from '../services/service.ts';
import { limitWords } from '../services/who/who-words.ts';
import type { CallableHelpline } from './danger/urgent-calls.ts';
import type { Places, SearchResult } from './search.ts';
import { isTelling, rawWords, stemOf, stemWords } from './words/words.ts';

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

type Said = Texts['services'][number];

/** What is said of one place: as a result, with the words that it can be found by. */
export type Mention = {
  label: string;
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
  saidBy?: ReadonlyMap<string | undefined, Said>;
  /** What is to come of its dates, '' for nothing. */
  announced: string;
  words: ReadonlySet<string>;
  /** Those of them that its own texts have: a service's type and provider are found without it. */
  ownWords: ReadonlySet<string>;
  /** Its addresses, each as the stems of its words between spaces: a street that somebody types is found whole. */
  where: readonly string[];
};

/**
 * Every place with what its listing says: a provider's services of one type are one place. By its address it is found where no word
 * of that is an everyday one, which are `led` somewhere: a court is not asked for of Oldbury Court.
 */
export function listMentions(
  { services, organisations, helplines }: Texts,
  led: ReadonlySet<string>,
): Mention[] {
  const places = new Map<
    string,
    {
      first: Said;
      /** Each with a service that says it: the first that is for everyone, or the first. */
      texts: Map<string, Said>;
      addresses: Map<string, Said>;
      who: Set<string>;
      announced: Announced[];
    }
  >();
  for (const service of services) {
    const { provider, type, subtype, note, serviceAddress, timesInWords = [] } = service;
    const { conditionLines = [] } = service;
    const welcomes = conditionLines.flatMap(({ is, words }) => (is === 'welcome' ? [words] : []));
    const key = `${provider._id} ${type}`;
    const place = places.get(key) ?? {
      first: service,
      texts: new Map<string, Said>(),
      addresses: new Map<string, Said>(),
      who: new Set<string>(),
      announced: [],
    };
    place.who.add(limitWords(service));
    place.announced.push(...(service.announced ?? []));
    const say = (said: Map<string, Said>, text: string) => {
      const before = said.get(text);
      if (text && (!before || (limitWords(before) && !limitWords(service))))
        said.set(text, service);
    };
    for (const text of [subtype, ...timesInWords, ...welcomes, note]) say(place.texts, text);
    say(place.addresses, serviceAddress);
    places.set(key, place);
  }
  const withoutLed = (text: string) =>
    rawWords(text)
      .filter((word) => !led.has(stemOf(word)))
      .join(' ');
  return [
    ...organisations.map((its) => {
      const { _id, name, description, addresses = [], addressNotPublic } = its;
      const shown = new Set(
        services
          .filter(({ provider }) => provider._id === _id)
          .map((it) => streetOf(it.serviceAddress)),
      );
      // One that a service of its has leads to that service.
      const own = addressNotPublic ? [] : addresses.filter((it) => !shown.has(streetOf(it)));
      const said = `${name} ${description} ${withoutLed(own.join(' '))}`;
      return mentionOf(its, name, [...sentencesOf(description), ...own], said, {
        where: own.map(spaced),
      });
    }),
    ...[...places.values()].map(({ first, texts, addresses, who, announced }) => {
      const { provider, type } = first;
      const says = [...texts.keys(), withoutLed([...addresses.keys()].join(' '))];
      const saidBy = new Map(
        [...texts, ...addresses].flatMap(([text, by]) =>
          sentencesOf(text).map((it) => [`${type}: ${it}`, by] as const),
        ),
      );
      return mentionOf(first, provider.name, [...saidBy.keys()], says.join(' '), {
        kind: 'service',
        saidBy,
        type,
        who: who.size === 1 ? [...who].join() : '',
        announced: announcedWords({ announced }),
        words: stemsOf([provider.name, type, ...says].join(' ')),
        where: [...addresses.keys()].map(spaced),
      });
    }),
    ...helplines.map((its) => {
      const { name, type, description } = its;
      const said = `${name} ${type} ${description}`;
      return mentionOf(its, name, sentencesOf(description), said, { kind: 'helpline', type });
    }),
  ];
}

/** What an address begins with, by which two of them are one. */
const streetOf = (address: string) => spaced(address.split(',')[0] ?? '');

/** The stems of a text one after the other, each between spaces. */
export const spaced = (text: string): string => ` ${stemWords(text).join(' ')} `;

/** A place with its own texts; without more an organisation, of which nothing is known but these. */
function mentionOf(
  { _id: id, part }: { _id: string } & InPart,
  label: string,
  sentences: readonly string[],
  said: string,
  more: Partial<Mention> = {},
): Mention {
  const words = stemsOf(said);
  const none = {
    kind: 'organisation',
    type: '',
    who: '',
    announced: '',
    words,
    where: [],
  } as const;
  return { ...none, label, sentences, id, part, ownWords: words, ...more };
}

/** What several places in one announce, as one text. */
export const announcedWords = ({ announced = [] }: { announced?: readonly Announced[] }): string =>
  [...new Set(announced.map(({ words }) => words))].join('. ');

/** A mention as a result that shows who may come where not everyone may, and why it was found. */
export function resultOf(mention: Mention, wanted: readonly string[], to: Places): SearchResult {
  const { label, sentences, saidBy, kind, type, announced } = mention;
  const telling = sentences.find((text) =>
    [...stemsOf(text)].some((word) => wanted.includes(word)),
  );
  const by = saidBy?.get(telling);
  const { id, part, who } = by ? { ...by, id: by._id, who: limitWords(by) } : mention;
  return {
    label,
    detail: [who, telling ?? sentences[0]].filter(Boolean).join('. '),
    href: linkOf[kind](to, id, type, part),
    ...(announced && { announced }),
  };
}

const linkOf: Record<
  Mention['kind'],
  (to: Places, id: string, type: string, part: string | undefined) => string
> = {
  service: (to, id, type, part) => to.service(type, id, part),
  organisation: (to, id, _, part) => to.organisation(id, part),
  helpline: (to, id, type, part) => to.helpline(id, type, part),
};

/** The parts of a word with a hyphen as well: "sex-work" is found by either. */
const stemsOf = (text: string) =>
  new Set([text, text.replaceAll('-', ' ')].flatMap(rawWords).filter(isTelling).map(stemOf));

const sentencesOf = (text: string) => text.split(/(?<=(?<!\bSt)[.!?])\s+/).filter(Boolean);
