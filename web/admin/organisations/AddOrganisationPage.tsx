import { useNavigate } from 'react-router-dom';
import { emptyTexts } from '../../../shared/fields/field.ts';
import type { Organisation } from '../../../shared/organisations/organisation.ts';
import { ORGANISATION_FIELDS } from '../../../shared/organisations/organisation-fields.ts';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { OrganisationForm } from '../../organisations/editor/OrganisationForm.tsx';
import { pageHandle } from '../../page/head.ts';
import { organisationsApi } from '../../records/organisations-api.ts';
import { Page } from '../../ui/Page.tsx';

export const handle = pageHandle(() => ({
  title: 'Add an organisation',
  description: 'Add an organisation.',
  path: null,
}));

/** What the form begins with. */
const BLANK: Organisation = {
  ...emptyTexts(ORGANISATION_FIELDS),
  _id: 'new',
  addressPublic: '',
  beds: '',
  addresses: [],
  phone: [],
  socialMedias: [],
  categorisingOrganisations: [],
  approved: true,
  published: true,
  role: 'organisation',
  createdAt: '',
  version: 1,
  updatedAt: '',
  lastCheckedAt: '',
};

/** A listing that the charity makes. Somebody of the organisation is invited to keep it from the page that shows it. */
export function Component() {
  const navigate = useNavigate();
  return (
    <Page
      title="Add an organisation"
      back={{ to: adminPaths.organisations, label: 'Organisations' }}
      lead="People see it at once. Nobody signs in for it until you invite somebody."
    >
      <OrganisationForm
        organisation={BLANK}
        datePath={() => adminPaths.addDate()}
        onSubmit={async (input, _version, key) => {
          const { _id } = await organisationsApi.create(input, key);
          await navigate(adminPaths.viewOrganisation(_id));
        }}
      />
    </Page>
  );
}
