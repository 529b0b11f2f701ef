import {
  EMERGENCY_CONTACTS,
  type EmergencyContact,
  type EmergencyContacts,
} from '../../shared/emergency.ts';
import { isFreeCall } from '../../shared/free-call.ts';
import { paperHours } from '../../shared/handbook/hours.ts';
import type { PublicHelpline } from '../../shared/helpline.ts';
import { publicHelpline } from '../../shared/kiosk-paths.ts';
import { NATIONAL_CALLS } from '../../shared/national-calls.ts';
import type { PublicOrganisation } from '../../shared/organisation.ts';
import { labelledPhones } from '../../shared/organisation-phones.ts';
import { paths } from '../../shared/paths.ts';
import type { PublicService, ServiceType } from '../../shared/service.ts';
import { displayWebsite } from '../../shared/website.ts';
import { weekWords } from '../../shared/week-summary.ts';

/** One A4 page in clear print of what is on the screen (REACH, Kiosk). */
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

/** At 14 pt a page of A4 has room for 30 lines of 75 letters between its head and its foot. */
const PAGE = { lines: 30, letters: 75 };

const block = (name: string, ...lines: (string | false | undefined)[]): Block => ({
  name,
  lines: lines.filter((line) => typeof line === 'string').filter(Boolean),
});
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
  return {
    above: [type, subtype].filter(Boolean).join(', '),
    title: provider.name,
    text: note,
    facts: known([
      block('Who can come', availability.join(', ')),
      block('When', ...week),
      block('Address', serviceAddress),
      block('Phone', service.phone && free(service.phoneDisplay, service.phoneHref)),
    ]),
    items: [],
    more: 0,
    path: paths.service(type, _id),
  };
}

/** A type's services in the order of the screen. */
export function servicesSheet(type: ServiceType, services: readonly PublicService[]): Sheet {
  return {
    above: '',
    title: type,
    text: '',
    facts: [],
    ...fitting(services.map(serviceBlock), PAGE.lines),
    path: paths.timetable(type),
  };
}

export function organisationSheet(
  organisation: PublicOrganisation,
  services: readonly PublicService[],
): Sheet {
  const { _id, name, description, addresses, email, website } = organisation;
  const facts = known([
    ...labelledPhones(organisation).map(({ label, display, href }) =>
      block(label, free(display, href)),
    ),
    block(addresses.length > 1 ? 'Addresses' : 'Address', ...addresses),
    block('Email', email),
    block('Website', website && displayWebsite(website)),
  ]);
  const room = PAGE.lines - linesOf(description) - facts.reduce((sum, it) => sum + height(it), 0);
  const items = services.map(({ type, subtype, availability, schedule }) =>
    block(
      [type, subtype].filter(Boolean).join(', '),
      availability.join(', '),
      weekWords(schedule) || 'Hours not known. Call first.',
    ),
  );
  return {
    above: '',
    title: name,
    text: description,
    facts,
    ...fitting(items, room),
    path: paths.organisation(_id),
  };
}

export function helplineSheet(helpline: PublicHelpline): Sheet {
  const { _id, type, name, description, phone, phoneDisplay, phoneHref } = helpline;
  return {
    above: `${type} helpline`,
    title: name,
    text: description,
    facts: known([
      block('Phone', phone && free(phoneDisplay, phoneHref)),
      block('Hours', helpline.onlineWorkingTime),
      block('Email', helpline.email),
      block('Website', helpline.website && displayWebsite(helpline.website)),
    ]),
    items: [],
    more: 0,
    path: publicHelpline(type, _id),
  };
}

/** Paper has no clock: both council teams stand on it with their hours. */
export function emergencySheet({
  council,
  outOfHours,
  outreach,
  referral,
}: EmergencyContacts = EMERGENCY_CONTACTS): Sheet {
  const contact = ({ name, phoneDisplay, hours, address, website }: EmergencyContact) =>
    block(
      name,
      [phoneDisplay, hours].filter(Boolean).join('. '),
      address,
      website && displayWebsite(website),
    );
  return {
    above: '',
    title: 'Emergency help',
    text: '',
    facts: NATIONAL_CALLS.map(({ heading, number, next }) =>
      block(heading, `Call ${number}${next && `, ${next}`}`),
    ),
    items: known([council, outOfHours, outreach, referral].map(contact)),
    more: 0,
    path: paths.immediateSupport,
  };
}

function serviceBlock(service: PublicService): Block {
  const { provider, subtype, availability, schedule, note, serviceAddress } = service;
  return block(
    [provider.name, subtype].filter(Boolean).join(', '),
    availability.join(', '),
    weekWords(schedule) || 'Hours not known. Call first.',
    note,
    serviceAddress,
    service.phone && `Phone ${service.phoneDisplay}`,
  );
}

const linesOf = (text: string) => Math.ceil(text.length / PAGE.letters);

function height({ name, lines }: Block): number {
  return linesOf(name) + lines.reduce((sum, line) => sum + linesOf(line), 0) + 0.5;
}

/** The first of them that go into so many lines. */
function fitting(blocks: readonly Block[], lines: number): Pick<Sheet, 'items' | 'more'> {
  let room = lines;
  const last = blocks.findIndex((it) => {
    room -= height(it);
    return room < 0;
  });
  const items = last < 0 ? [...blocks] : blocks.slice(0, last);
  return { items, more: blocks.length - items.length };
}
