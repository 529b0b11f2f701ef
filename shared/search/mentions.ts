import type { PublicHelpline } from '../helplines/helpline.ts';
import type { PublicOrganisation } from '../organisations/organisation.ts';
import type { Announced } from '../services/announced.ts';
import type { PublicService } from '../services/service.ts';
import { limitWords } from '../services/who/who-words.ts';
import type { CallableHelpline } from './danger/urgent-calls.ts';
import type { Places, SearchResult } from './search.ts';
import { isTelling, rawWords, stemOf } from './words/words.ts';

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
  organisations: readonly (Pick<PublicOrganisation, '_id' | 'name' | 'announced' | 'part'> & {
    description: string;
  })[];
  helplines: readonly (Pick<PublicHelpline, '_id' | 'type' | 'part'> & CallableHelpline)[];
};

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
  /** What is to come of its dates, '' for nothing. */
  announced: string;
  words: ReadonlySet<string>;
  /** Those of them that its own texts have: a service's type and provider are found without it. */
  ownWords: ReadonlySet<string>;
};

/** Every place with what its listing says: a provider's services of one type are one place. */
export function listMentions({ services, organisations, helplines }: Texts): Mention[] {
  const places = new Map<
    string,
    {
      first: Texts['services'][number];
      texts: Set<string>;
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
      texts: new Set<string>(),
      who: new Set<string>(),
      announced: [],
    };
    place.who.add(limitWords(service));
    place.announced.push(...(service.announced ?? []));
    for (const text of [subtype, ...timesInWords, ...welcomes, note, serviceAddress])
      if (text) place.texts.add(text);
    places.set(key, place);
  }
  return [
    ...organisations.map(
      ({ _id, name, description, part }): Mention => ({
        label: name,
        sentences: sentencesOf(description),
        kind: 'organisation',
        type: '',
        id: _id,
        part,
        who: '',
        announced: '',
        words: stemsOf(`${name} ${description}`),
        ownWords: stemsOf(`${name} ${description}`),
      }),
    ),
    ...[...places.values()].map(
      ({ first, texts, who, announced }): Mention => ({
        label: first.provider.name,
        sentences: [...texts].flatMap(sentencesOf).map((text) => `${first.type}: ${text}`),
        kind: 'service',
        type: first.type,
        id: first._id,
        part: first.part,
        who: who.size === 1 ? [...who].join() : '',
        announced: announcedWords({ announced }),
        words: stemsOf([first.provider.name, first.type, ...texts].join(' ')),
        ownWords: stemsOf([...texts].join(' ')),
      }),
    ),
    ...helplines.map(
      ({ _id, name, type, description, part }): Mention => ({
        label: name,
        sentences: sentencesOf(description),
        kind: 'helpline',
        type,
        id: _id,
        part,
        who: '',
        announced: '',
        words: stemsOf(`${name} ${type} ${description}`),
        ownWords: stemsOf(`${name} ${type} ${description}`),
      }),
    ),
  ];
}

/** What several places in one announce, as one text. */
export const announcedWords = ({ announced = [] }: { announced?: readonly Announced[] }): string =>
  [...new Set(announced.map(({ words }) => words))].join('. ');

/** A mention as a result that shows who may come where not everyone may, and why it was found. */
export function resultOf(mention: Mention, wanted: readonly string[], to: Places): SearchResult {
  const { label, sentences, kind, type, id, part, who, announced } = mention;
  const telling = sentences.find((text) =>
    [...stemsOf(text)].some((word) => wanted.includes(word)),
  );
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

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).filter(Boolean);
