import { conditionLines } from '../../../shared/conditions/condition-words.ts';
import { allAnswers } from '../../../shared/conditions/said-conditions.ts';
import { isPlaceKnown } from '../../../shared/contact/maps.ts';
import { formatPhone, phoneHref } from '../../../shared/contact/phone.ts';
import type { FieldTable, PrivateName } from '../../../shared/fields/field.ts';
import type { PublicHelpline } from '../../../shared/helplines/helpline.ts';
import { HELPLINE_FIELDS } from '../../../shared/helplines/helpline-fields.ts';
import { readHours } from '../../../shared/helplines/read-hours.ts';
import type { PublicOrganisation } from '../../../shared/organisations/organisation.ts';
import { ORGANISATION_FIELDS } from '../../../shared/organisations/organisation-fields.ts';
import { firstPhone } from '../../../shared/organisations/organisation-phones.ts';
import { noteDates } from '../../../shared/services/notes/note-dates.ts';
import { mustStayOffWalls } from '../../../shared/services/on-walls.ts';
import type { PublicService } from '../../../shared/services/service.ts';
import { SERVICE_FIELDS } from '../../../shared/services/service-fields.ts';
import { answersInLimit, limitsOf } from '../../../shared/services/who/who-may-come.ts';
import type { IrregularSlot } from '../../../shared/time/irregular-slots.ts';
import {
  type HelplineRow,
  type OrganisationRow,
  readHelplineRow,
  readOrganisationRow,
  readServiceRow,
  type ServiceRow,
} from '../../records/record-types.ts';
import { parseTexts } from '../../records/rows.ts';
import { type Guarded, hideSecretTexts, publicAddress, publicAddresses } from './secret-places.ts';
import type { Stamped } from './write-stamps.ts';

// Throws, as the functions that read rows do, what a broken row fails with.

/** A public service before it is told for a date: its slots of some weeks have no dates yet. */
export type StoredPublicService = Omit<Stamped<PublicService>, 'irregularSlots'> & {
  irregularSlots?: readonly IrregularSlot[];
} & Marked;

/** When enough people agreed that it was found closed (shared/reports/found-closed.ts); absent where nobody did. */
type Marked = { foundClosedAt?: string };

/** A public organisation before it is told for a date. */
export type StoredPublicOrganisation = Stamped<PublicOrganisation> & Marked;

/** The texts of a list as it is stored: a list that is broken must not take the service away. */
const TEXTS = /"((?:[^"\\]|\\.)*)"?/g;
const namesPlace = (stored: string) =>
  [...stored.matchAll(TEXTS)].some(([, text = '']) => isPlaceKnown(text));

export function publicService(stored: Guarded<ServiceRow>): StoredPublicService {
  const row = hideSecretTexts(stored, ['note', 'bedsFor']);
  const { irregularSlots, seasons, unknownDays, beds, bedsFor, conditions, ...service } =
    withoutPrivate(SERVICE_FIELDS, readServiceRow(row));
  const phone = firstPhone(parseTexts(row.providerPhone));
  const phoneDisplay = formatPhone(phone);
  const place = publicAddress(row, {
    phoneDisplay: phone && phoneDisplay,
    website: row.providerWebsite,
  });
  const limits = limitsOf({ ...service, conditions });
  const answers = { ...answersInLimit(limits.limit), ...allAnswers({ ...service, conditions }) };
  const lines = conditionLines(conditions, service.type);
  const isReachable =
    phone ||
    row.providerWebsite ||
    (!place.addressNotPublic &&
      (isPlaceKnown(place.serviceAddress) || namesPlace(row.providerAddresses)));
  return {
    ...service,
    ...place,
    phone,
    phoneDisplay,
    phoneHref: phoneHref(phone),
    ...noteDates(service.note),
    ...limits,
    // Nearly every service has none of them.
    ...(irregularSlots.length > 0 && { irregularSlots }),
    ...(seasons.length > 0 && { seasons }),
    ...(unknownDays.length > 0 && { unknownDays }),
    ...(beds && { beds, bedsFor }),
    ...(Object.keys(answers).length > 0 && { conditions: answers }),
    ...(lines.length > 0 && { conditionLines: lines }),
    ...(!isReachable && { unreachable: true }),
    ...markOf(row),
    ...(row.onWalls !== 'yes' &&
      mustStayOffWalls({ ...service, ...place, ...limits }) && { offWalls: true as const }),
  };
}

const markOf = ({ foundClosedAt }: { foundClosedAt: string }): Marked =>
  foundClosedAt ? { foundClosedAt } : {};

export function publicOrganisation(stored: Guarded<OrganisationRow>): StoredPublicOrganisation {
  const row = hideSecretTexts(stored, ['description', 'bedsFor']);
  const { role, beds, bedsFor, ...organisation } = withoutPrivate(
    ORGANISATION_FIELDS,
    readOrganisationRow(row),
  );
  const { phone, website } = organisation;
  const ring = firstPhone(phone);
  const way = { phoneDisplay: ring && formatPhone(ring), website };
  return {
    ...organisation,
    ...publicAddresses(row, organisation.addresses, way),
    phoneDisplay: phone.map(formatPhone),
    phoneHref: phone.map(phoneHref),
    ...(beds && { beds, bedsFor }),
    ...markOf(row),
  };
}

export function publicHelpline(stored: Guarded<HelplineRow>): Stamped<PublicHelpline> {
  const row = hideSecretTexts(stored, ['description', 'onlineWorkingTime']);
  const helpline = withoutPrivate(HELPLINE_FIELDS, readHelplineRow(row));
  const { phone } = helpline;
  const answers = readHours(helpline.onlineWorkingTime);
  return {
    ...helpline,
    phoneDisplay: formatPhone(phone),
    phoneHref: phoneHref(phone),
    ...(answers && { answers }),
  };
}

/** A record without the fields that are never public. */
function withoutPrivate<F extends FieldTable, R extends object>(
  fields: F,
  record: R,
): Omit<R, PrivateName<F>> {
  const isTold = ([name]: [string, unknown]) => !fields[name] || fields[name].changed !== undefined;
  return Object.fromEntries(Object.entries(record).filter(isTold)) as Omit<R, PrivateName<F>>;
}
