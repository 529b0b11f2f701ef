import sample from '../../data/bristol.json' with { type: 'json' };
import { formatPhone, phoneHref } from '../contact/phone.ts';
import { readDirectoryFile } from '../directory/directory-file.ts';
import { prepareSearch } from '../search/searchable.ts';

const { organisations: known, services: listed, helplines: stored } = readDirectoryFile(sample);

const organisations = known.map((organisation) => ({
  ...organisation,
  phoneDisplay: organisation.phone.map(formatPhone),
  phoneHref: organisation.phone.map(phoneHref),
}));
const nameOf = new Map(organisations.map(({ _id, name }) => [_id, name]));
const services = listed.map((service) => ({
  ...service,
  provider: { _id: service.provider, name: nameOf.get(service.provider) ?? '' },
}));

const helplines = stored.map((helpline) => ({
  ...helpline,
  phoneDisplay: formatPhone(helpline.phone),
  phoneHref: phoneHref(helpline.phone),
}));

/** The sample directory as the search reads it. */
export const SAMPLE_CITY = {
  lists: prepareSearch(services, organisations),
  services,
  organisations,
  helplines,
};
