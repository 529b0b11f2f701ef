import { isFreeCall } from '../../shared/contact/free-call.ts';
import { displayWebsite } from '../../shared/contact/website.ts';
import {
  checkedWords,
  EMERGENCY_CONTACTS,
  type EmergencyContact,
  type EmergencyContacts,
} from '../../shared/emergency/emergency.ts';
import { NATIONAL_CALLS } from '../../shared/emergency/national-calls.ts';
import type { PublicHelpline } from '../../shared/helplines/helpline.ts';
import type { PublicOrganisation } from '../../shared/organisations/organisation.ts';
import { labelledPhones } from '../../shared/organisations/organisation-phones.ts';
import { paperHours } from '../../shared/paper/handbook/hours.ts';
import { publicHelpline } from '../../shared/paths/kiosk-paths.ts';
import { paths } from '../../shared/paths/paths.ts';
import type { PublicService, ServiceType } from '../../shared/services/service.ts';
import { HOURS_UNKNOWN } from '../../shared/services/status.ts';
import { weekWords } from '../../shared/time/week-summary.ts';

/** One A4 page in clear print of what is on the screen (docs/product.md#kiosk). */
export type Sheet = {
  /** What kind of thing it is, '' for nothing. */
  above: string;
  title: string;
  text: string;
  facts: Block[];
  /** As many as the page holds. */
  items: Block[];
  /** How many more there are on the public page. */
  more: number;
  /** The public page, for the code and the address. */
  path: string;
};

export type Block = { name: string; lines: string[] };

/**
 * What goes on a page of A4 at 14 pt between its head and its foot: lines of so many letters, fewer beside the name of a
 * fact and in a title, which is higher too.
 */
const PAGE = { lines: 31, letters: 72, beside: 50, title: 42, titleLine: 1.8, gap: 0.4 };
/** Of a long description at least the beginning stands on paper. */
const FEWEST = 3;

const block = (name: string, ...lines: (string | false | undefined)[]): Block => ({
  name,
  lines: lines.filter((line) => typeof line === 'string').filter(Boolean),
});
const sentences = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('. ');
const known = (blocks: Block[]) => blocks.filter(({ lines }) => lines.length > 0);
const free = (display: string, href: string) =>
  href && isFreeCall(href.slice('tel:'.length)) ? `${display} (free call)` : display;

export function serviceSheet(service: PublicService): Sheet {
  const { _id, type, subtype, provider, availability, note, serviceAddress } = service;
  const hours = paperHours(service.schedule);
  const week =
    hours.kind === 'once'
      ? [hours.text]
      : hours.runs.map(({ days, slots }) => `${days}: ${slots.join(', ')}`);
  return onePage({
    above: [type, subtype].filter(Boolean).join(', '),
    title: provider.name,
    text: note,
    facts: [
      block('Who can come', availability.join(', ')),
      block('When', ...week),
      block('Address', serviceAddress),
      block('Phone', service.phone && free(service.phoneDisplay, service.phoneHref)),
    ],
    items: [],
    path: paths.service(type, _id),
  });
}

/** A type's services in the order of the screen. */
export function servicesSheet(type: ServiceType, services: readonly PublicService[]): Sheet {
  return onePage({
    above: '',
    title: type,
    text: '',
    facts: [],
    items: services.map(serviceBlock),
    path: paths.timetable(type),
  });
}

/** What is open and opens next, of every type, in the order of the screen. Paper has no clock: it says the week. */
export function openSheet(services: readonly PublicService[]): Sheet {
  return onePage({
    above: '',
    title: 'What is open',
    text: '',
    facts: [],
    items: services.map((service) => {
      const { name, lines } = serviceBlock(service);
      return { name: `${service.type}: ${name}`, lines };
    }),
    path: paths.home,
  });
}

/** The numbers of all helplines, type by type as on the screen. */
export function helplinesSheet(helplines: readonly PublicHelpline[]): Sheet {
  return onePage({
    above: '',
    title: 'Helplines',
    text: '',
    facts: [],
    // Short, so that many have room: whoever needs the rest has it behind the square.
    items: helplines.map(({ type, name, phone, phoneDisplay, phoneHref, ...rest }) =>
      block(
        `${name} (${type})`,
        sentences(
          phone ? free(phoneDisplay, phoneHref) : displayWebsite(rest.website),
          rest.onlineWorkingTime,
        ),
      ),
    ),
    path: paths.home,
  });
}

/** Organisations of one list, each with whom to ring and where it is; `path` is the same list for everyone. */
export function organisationsSheet(
  title: string,
  organisations: readonly PublicOrganisation[],
  path: string,
): Sheet {
  return onePage({
    above: '',
    title,
    text: '',
    facts: [],
    items: organisations.map((organisation) => {
      const [phone] = labelledPhones(organisation);
      const { name, addresses, website } = organisation;
      return block(
        name,
        sentences(phone && free(phone.display, phone.href), website && displayWebsite(website)),
        addresses[0],
      );
    }),
    path,
  });
}

export function organisationSheet(
  organisation: PublicOrganisation,
  services: readonly PublicService[],
): Sheet {
  const { _id, name, description, addresses, email, website } = organisation;
  return onePage({
    above: '',
    title: name,
    text: description,
    facts: [
      ...labelledPhones(organisation).map(({ label, display, href }) =>
        block(label, free(display, href)),
      ),
      block(addresses.length > 1 ? 'Addresses' : 'Address', ...addresses),
      block('Email', email),
      block('Website', website && displayWebsite(website)),
    ],
    items: services.map(({ type, subtype, availability, schedule }) =>
      block(
        [type, subtype].filter(Boolean).join(', '),
        availability.join(', '),
        weekWords(schedule) || HOURS_UNKNOWN,
      ),
    ),
    path: paths.organisation(_id),
  });
}

export function helplineSheet(helpline: PublicHelpline): Sheet {
  const { _id, type, name, description, phone, phoneDisplay, phoneHref } = helpline;
  return onePage({
    above: `${type} helpline`,
    title: name,
    text: description,
    facts: [
      block('Phone', phone && free(phoneDisplay, phoneHref)),
      block('Hours', helpline.onlineWorkingTime),
      block('Email', helpline.email),
      block('Website', helpline.website && displayWebsite(helpline.website)),
    ],
    items: [],
    path: publicHelpline(type, _id),
  });
}

/** Paper has no clock: both council teams stand on it with their hours. */
export function emergencySheet({
  council,
  outOfHours,
  outreach,
  referral,
  hurt,
}: EmergencyContacts = EMERGENCY_CONTACTS): Sheet {
  const contact = (of: EmergencyContact) => {
    const { name, rule, phoneDisplay, hours, address, website } = of;
    const web = website && displayWebsite(website);
    return block(
      name,
      rule,
      sentences(phoneDisplay, hours),
      sentences(address, web, checkedWords(of)),
    );
  };
  return {
    above: '',
    title: 'Emergency help',
    text: '',
    facts: NATIONAL_CALLS.map(({ heading, number, next }) =>
      block(heading, `Call ${number}${next && `, ${next}`}`),
    ),
    items: known(
      [council, outOfHours, outreach, referral, hurt].filter(({ name }) => name).map(contact),
    ),
    more: 0,
    path: paths.immediateSupport,
  };
}

function serviceBlock(service: PublicService): Block {
  const { provider, subtype, availability, schedule, note, serviceAddress } = service;
  return block(
    [provider.name, subtype].filter(Boolean).join(', '),
    `${availability.join(', ')}. ${weekWords(schedule) || HOURS_UNKNOWN}`,
    note,
    sentences(serviceAddress, service.phone && `Phone ${service.phoneDisplay}`),
  );
}

const linesOf = (text: string, letters: number = PAGE.letters) => Math.ceil(text.length / letters);

/** Of an item its name stands above its lines, of a fact beside them. */
const itemHeight = ({ name, lines }: Block) =>
  [name, ...lines].reduce((sum, line) => sum + linesOf(line), PAGE.gap);
const factHeight = ({ lines }: Block) =>
  lines.reduce((sum, line) => sum + linesOf(line, PAGE.beside), PAGE.gap);

/** As much as one page holds: every fact, then what there is of the text, then as many items as are left room for. */
function onePage({ text, facts, items, ...rest }: Omit<Sheet, 'more'>): Sheet {
  const stated = known(facts);
  let room = PAGE.lines - linesOf(rest.title, PAGE.title) * PAGE.titleLine;
  for (const fact of stated) room -= factHeight(fact);
  const shown = cut(text, Math.max(Math.floor(room), FEWEST));
  room -= linesOf(shown);
  const last = items.findIndex((item) => {
    room -= itemHeight(item);
    return room < 0;
  });
  const held = last < 0 ? items : items.slice(0, last);
  return { ...rest, text: shown, facts: stated, items: held, more: items.length - held.length };
}

/** So many lines of a text, to the last whole word. */
function cut(text: string, lines: number): string {
  const letters = lines * PAGE.letters;
  if (text.length <= letters) return text;
  return `${text.slice(0, letters - 2).replace(/\s+\S*$/, '')} …`;
}
