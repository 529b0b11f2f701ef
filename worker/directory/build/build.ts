import type { D1Database } from '@cloudflare/workers-types';
import type { PublicDirectory } from '../../../shared/directory/directory.ts';
import type { Formerly } from '../../../shared/directory/formerly.ts';
import { RECORD_FIELDS } from '../../../shared/directory/record-fields.ts';
import type { RecordKind } from '../../../shared/directory/record-kind.ts';
import type { PublicHelpline } from '../../../shared/helplines/helpline.ts';
import type { PublicOrganisation } from '../../../shared/organisations/organisation.ts';
import type { ChangeRecord } from '../../../shared/services/changes/change-record.ts';
import type { PublicService } from '../../../shared/services/service.ts';
import { readChangeRow } from '../../dated-changes/rows.ts';
import { editedOf } from '../../edited/edited.ts';
import { compareBySeverity, publicNotice } from '../../notices/rows.ts';
import { findPoints } from '../../points/find-points.ts';
import { oneRow, type State } from '../../records/data-version.ts';
import { compareByName, compareServices } from '../../records/order.ts';
import { parseRows } from '../../records/rows.ts';
import { formerIds } from '../../redirects/merged.ts';
import { addFields, addParts } from './parts.ts';
import { type Places, placeAll } from './places.ts';
import {
  publicHelpline,
  publicOrganisation,
  publicService,
  type StoredPublicOrganisation,
  type StoredPublicService,
} from './public-records.ts';
import { readPublicRows } from './queries.ts';
import { createRowCache } from './row-cache.ts';
import { findSecrets, hideSecretReason, hideSecrets } from './secret-places.ts';
import type { Stamped } from './write-stamps.ts';

/** Everything the public may see, at one data version, in the order in which it is shown. */
export type Directory = State &
  Pick<PublicDirectory, 'bankHolidays' | 'edited' | 'searchWords' | 'notices'> & {
    services: Stamped<PublicService>[];
    organisations: Stamped<PublicOrganisation>[];
    helplines: Stamped<PublicHelpline>[];
    /** Another text where its services are told in another way for another date; '' where all are as they were stored. */
    datedFor: string;
    places: Places;
  };

/** A directory before its services are told for a date: the dated changes stand apart. */
export type StoredDirectory = Omit<
  Directory,
  'datedFor' | 'services' | 'organisations' | 'bankHolidays'
> & {
  services: StoredPublicService[];
  organisations: StoredPublicOrganisation[];
  changes: ChangeRecord[];
};

/** Raise it when a public record changes shape in more than the fields of its table. */
export const FORM = 14;

const NAMES = Object.entries(RECORD_FIELDS).flatMap(([kind, fields]) => [
  kind,
  ...Object.keys(fields),
]);

/** A number for the shape of public records, another for other fields: a kept copy must not be paired with newer code. */
export const SHAPE = [...NAMES.join()].reduce(
  (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 32,
  FORM,
);

const publicServices = createRowCache('service', publicService);
const publicOrganisations = createRowCache('organisation', publicOrganisation);
const publicHelplines = createRowCache('helpline', publicHelpline);
const readChanges = createRowCache('dated change', readChangeRow);

/** Reads every row. Its lists are shared by all requests, so none may be sorted in place. */
export async function readDirectory(d1: D1Database): Promise<StoredDirectory> {
  const [
    state,
    organisationRows,
    serviceRows,
    helplineRows,
    changeRows,
    wordRows,
    noticeRows,
    hiddenRows,
    secretRows,
    lineRows,
    setPointRows,
    editionRows,
    mergedRows,
  ] = await readPublicRows(d1);
  const edited = editedOf(lineRows);
  const secretOf = findSecrets(
    organisationRows,
    secretRows,
    hiddenRows.map(({ category }) => category),
  );
  const ofProvider = ({ providerId }: { providerId: string | null }) => secretOf(providerId);
  const formerOf = formerIds(mergedRows);
  const withFormer = <Found extends { _id: string } & Formerly>(
    kind: RecordKind,
    found: Found[],
  ) =>
    mergedRows.length === 0
      ? found
      : found.map((record) => {
          const formerly = formerOf(kind, record._id);
          return formerly.length > 0
            ? addFields(record, { formerly } as unknown as Partial<Found>)
            : record;
        });
  const { services, organisations, helplines } = addParts({
    services: withFormer(
      'service',
      publicServices(hideSecrets(serviceRows, ofProvider)).sort(compareServices),
    ),
    organisations: withFormer(
      'organisation',
      publicOrganisations(hideSecrets(organisationRows, ({ id }) => secretOf(id))).sort(
        compareByName,
      ),
    ),
    helplines: withFormer(
      'helpline',
      publicHelplines(hideSecrets(helplineRows, ofProvider)).sort(compareByName),
    ),
  });
  const edition = editionRows[0]?.loadedAt ?? '';
  const places = await placeAll({ services, organisations }, edition, (addresses) =>
    findPoints(d1, addresses, { setPointRows, edition }),
  );
  return {
    ...oneRow(state),
    places,
    services: Object.freeze(services) as StoredPublicService[],
    organisations: Object.freeze(organisations) as StoredPublicOrganisation[],
    helplines: Object.freeze(helplines) as Directory['helplines'],
    ...(edited && { edited }),
    ...(wordRows.length > 0 && {
      searchWords: wordRows.map(({ words, leadsTo }) => ({ words, leadsTo })),
    }),
    ...(noticeRows.length > 0 && {
      notices: parseRows('notice', noticeRows, publicNotice).sort(compareBySeverity),
    }),
    changes: readChanges(changeRows).map((it) => hideSecretReason(it, secretOf)),
  };
}

/** Whether two readings are of the same data. The instant tells apart two databases that count alike. */
export const isSameState = (one: State, other: State): boolean =>
  one.version === other.version &&
  one.changedAt === other.changedAt &&
  one.isSample === other.isSample;
