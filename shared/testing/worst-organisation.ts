import { LONGEST_CHANGE } from '../services/changes/change-input.ts';
import { SERVICE_TYPES, type ServiceType } from '../services/service.ts';
import { SLOT_TEXT } from '../services/service-text.ts';
import { SERVICE_KINDS } from '../services/subtypes-and-availability.ts';
import { addDays } from '../time/city-time.ts';
import { DAYS, type Day, type Schedule, type Slot } from '../time/schedule.ts';
import { LIMITS } from '../validation/limits.ts';
import { createRandom, type Random } from './random.ts';

// The worst that the table of maxima lets one organisation store: for the tests and measurements that hold its cost.

/** Letters that hostile texts are made of: each has its own cost in bytes, in compression and in layout. */
export const ALPHABETS = {
  latin: range(0x21, 0x7e),
  accented: range(0xc0, 0x17f),
  han: range(0x4e00, 0x9fff),
  arabic: range(0x621, 0x64a),
} as const;
export type Alphabet = keyof typeof ALPHABETS;

type Options = {
  alphabet: Alphabet;
  /** How many services; the most there may be. */
  services?: number;
  /** The one type that they all have; without it they have all types in turn. */
  type?: ServiceType;
  /**
   * What the services' shares are spent on: words; as many opening times as there may be; or both, the same ones again and
   * again, which costs a page next to nothing and paper as much each time.
   */
  spent?: 'words' | 'times' | 'repeated';
  /** Characters of each word; a word of its own for the whole text where there is none. */
  word?: number;
  /** The city's date YYYY-MM-DD from which on its dated changes are announced; it has none without one. */
  today?: string;
  /** Whom its dated changes are for: all of its services, or every second or so of them, others for each. */
  changesFor?: 'organisation' | 'service';
};

/**
 * An organisation of a directory file with as many services as it may have, every list full and every text as long as it
 * may be, of letters in no order: nothing repeats that a compression could take out. Its services share what text they
 * may have together. The same for the same options.
 */
export function worstOrganisation({
  alphabet,
  services = LIMITS.servicesOfOrganisation.value,
  type,
  word = 8,
  spent = 'words',
  today,
  changesFor = 'organisation',
}: Options) {
  const next = createRandom(20261122);
  const write = (length: number) => randomText(ALPHABETS[alphabet], length, word, next);
  // Random texts of one length differ by a byte or two where a blank is among their letters.
  const share = Math.floor(LIMITS.serviceTextOfOrganisation.value / services);
  const bytes = new TextEncoder().encode(ALPHABETS[alphabet].at(-1)).length;
  const most = Math.floor(LIMITS.openingTimesOfOrganisation.value / services);
  const slots = spent === 'words' ? 0 : Math.min(most, SLOTS_A_WEEK);
  const wordShare = Math.floor(LIMITS.serviceWordsOfOrganisation.value / services);
  const room = spent === 'repeated' ? wordShare : Math.min(wordShare, share - slots * SLOT_TEXT);
  const letters = Math.floor(room / bytes);
  const address = Math.min(LIMITS.address.value, Math.ceil(letters / 2));
  const note = Math.min(LIMITS.serviceNote.value, letters - address);
  const texts = () => ({
    serviceAddress: write(address),
    schedule: worstSchedule(slots, next),
    note: write(note),
  });
  // Two in turn, so that no row says the same as the one before.
  const repeated = [texts(), texts()];
  return {
    name: write(LIMITS.organisationName.value),
    description: write(LIMITS.organisationDescription.value),
    email: `${'e'.repeat(60)}@worst.example`,
    phone: Array.from({ length: LIMITS.phones.value }, (_, at) => `0117496${String(at).repeat(4)}`),
    addresses: Array.from({ length: LIMITS.addresses.value }, () => write(LIMITS.address.value)),
    website: `https://worst.example/${'w'.repeat(LIMITS.website.value - 22)}`,
    socialMedias: Array.from({ length: LIMITS.socialHandles.value }, () => 'worst'),
    categorisingOrganisations: ['Housing Advice', 'Legal Advice', 'Young People'],
    services: Array.from({ length: services }, (_, at) => {
      const itsType = type ?? (SERVICE_TYPES[at % SERVICE_TYPES.length] as ServiceType);
      const kind = SERVICE_KINDS[itsType];
      return {
        _id: idOf(at),
        type: itsType,
        subtype: kind.subtypes.at(-1) ?? '',
        // It is not the same for all, because a paper says once what the rows of a provider share.
        availability: [kind.availability.at(-1 - (at % 2)) ?? ''],
        ...(spent === 'repeated' ? repeated[at % 2] : texts()),
      };
    }),
    datedChanges: today ? worstChanges(today, changesFor, services, write, next) : [],
    helpline: {
      name: write(LIMITS.helplineName.value),
      description: write(LIMITS.helplineDescription.value),
      phone: '08001111',
      onlineWorkingTime: write(LIMITS.helplineHours.value),
    },
  };
}

const idOf = (service: number) => `worst-${service}`;

/**
 * As many dated changes as it may have, all of them announced, with other hours and the longest reasons: those of services
 * last for a year, each of them over the later ones.
 */
function worstChanges(
  today: string,
  scope: 'organisation' | 'service',
  services: number,
  write: (length: number) => string,
  next: Random,
) {
  const all = Array.from({ length: services }, (_, at) => idOf(at));
  return Array.from({ length: LIMITS.changesOfOrganisation.value }, (_, at) => ({
    scope,
    services: scope === 'service' ? all.filter(() => next() < 0.5) : [],
    kind: 'hours',
    from: addDays(today, scope === 'service' ? LIMITS.changesOfOrganisation.value - at : at),
    to: addDays(today, scope === 'service' ? LONGEST_CHANGE - 1 : at),
    slots: worstSchedule(SLOTS_A_WEEK, next).Monday,
    reason: write(LIMITS.changeReason.value),
  }));
}

const SLOTS_A_WEEK = LIMITS.slotsADay.value * DAYS.length;

/** So many slots spread over the week, at minutes of their own. */
function worstSchedule(slots: number, next: Random): Schedule {
  const part = Math.floor(1440 / LIMITS.slotsADay.value);
  const day = (name: Day): Slot[] => {
    const left = Math.max(0, slots - DAYS.indexOf(name));
    const count = Math.min(LIMITS.slotsADay.value, Math.ceil(left / DAYS.length));
    return Array.from({ length: count }, (_, at) => {
      const start = at * part + Math.floor(next() * (part / 2 - 1));
      const end = at * part + Math.floor(part / 2 + next() * (part / 2 - 1));
      return { start: clock(start), end: clock(end) };
    });
  };
  return Object.fromEntries(DAYS.map((name) => [name, day(name)])) as Schedule;
}

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

function randomText(letters: readonly string[], length: number, word: number, next: Random) {
  const text = Array.from({ length }, (_, at) =>
    at % (word + 1) === word && at < length - 1
      ? ' '
      : (letters[Math.floor(next() * letters.length)] ?? ''),
  );
  return text.join('');
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at));
}
