import type { PublicDirectory } from '../directory/directory.ts';
import type { PublicHelpline } from '../helplines/helpline.ts';
import type { PublicOrganisation } from '../organisations/organisation.ts';
import type { PublicService } from '../services/service.ts';
import { hoursLine } from '../services/weeks/hours-words.ts';
import { shownWeek } from '../services/weeks/shown-week.ts';
import { cityTime, dateWords } from '../time/city-time.ts';
import { formatDay } from '../time/schedule.ts';

/** A listing that somebody is asked about who has not signed in: what the public reads of it, and nothing else. */
export type AskedListing = {
  _id: string;
  /** 'Breakfast, 1 Quay Street'. */
  title: string;
  /** Its next seven days in order, or what else is to be checked of it, a line each. */
  lines: string[];
  /** In one line, for a mail. */
  summary: string;
};

const HOURS_NOT_KNOWN = 'Hours not known';

/** What the public reads of an organisation, its services and its helplines at an instant (epoch ms); undefined for one that is not public. */
export function askedListings(
  {
    organisations,
    services,
    helplines,
  }: Pick<PublicDirectory, 'organisations' | 'services' | 'helplines'>,
  organisationId: string,
  now: number,
): { name: string; listings: AskedListing[] } | undefined {
  const organisation = organisations.find(({ _id }) => _id === organisationId);
  if (!organisation) return undefined;
  return {
    name: organisation.name,
    listings: [
      ...services
        .filter(({ provider }) => provider._id === organisationId)
        .map((service) => askedService(service, now)),
      ...helplines.filter(({ provider }) => provider === organisationId).map(askedHelpline),
      askedProfile(organisation),
    ],
  };
}

function askedService(service: PublicService, now: number): AskedListing {
  const { _id, type, serviceAddress, addressNotPublic } = service;
  const place = addressNotPublic ? 'address not public' : serviceAddress;
  const hours = hoursLine(service);
  return ofLines(
    _id,
    [type, place].filter(Boolean).join(', '),
    hours ? nextDays(service, now) : [HOURS_NOT_KNOWN],
    hours || HOURS_NOT_KNOWN,
  );
}

/** 'Monday 23 to Friday 27 November: 09:00–17:00', the seven dates from today on, alike ones that follow each other together. */
function nextDays(service: PublicService, now: number): string[] {
  const { date: today } = cityTime(now);
  const runs: { days: string[]; dates: string[]; hours: string }[] = [];
  const week = shownWeek(service, today, null).sort((a, b) =>
    String(a.date) < String(b.date) ? -1 : 1,
  );
  for (const { day, date, slots, mark } of week) {
    const hours = [formatDay(slots), mark].filter(Boolean).join(', ') || 'Closed';
    const run = runs.at(-1);
    if (run?.hours === hours) {
      run.days.push(day);
      run.dates.push(String(date));
    } else runs.push({ days: [day], dates: [String(date)], hours });
  }
  return runs.map(({ days, dates, hours }) => {
    const [first, last] = [0, -1].map((at) => `${days.at(at)} ${dateWords(dates.at(at) ?? '')}`);
    return `${first === last ? first : `${first} to ${last}`}: ${hours}`;
  });
}

function askedHelpline({ _id, name, phoneHref, phoneDisplay, onlineWorkingTime }: PublicHelpline) {
  const lines = [...(phoneHref ? [phoneDisplay] : []), onlineWorkingTime || HOURS_NOT_KNOWN];
  return ofLines(_id, `Helpline: ${name}`, lines);
}

function askedProfile({ _id, name, phoneDisplay, addresses, email, website }: PublicOrganisation) {
  const lines = [...phoneDisplay, ...addresses, email, website].filter(Boolean);
  return ofLines(_id, `${name}: phone, address, email and website`, lines);
}

const ofLines = (
  _id: string,
  title: string,
  lines: string[],
  summary = lines.join('; '),
): AskedListing => ({ _id, title, lines, summary: `${title}: ${summary}` });
