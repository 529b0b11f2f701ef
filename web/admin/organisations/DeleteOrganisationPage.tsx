import { useState } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router-dom';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { adminMessages } from '../../../shared/site/admin-messages.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { ConfirmDelete } from '../../forms/ConfirmDelete.tsx';
import { ReasonField, reasonFault } from '../../forms/safe-form/ReasonField.tsx';
import { type Loaded, pageHandle } from '../../page/head.ts';
import { organisationsApi } from '../../records/organisations-api.ts';
import { Page } from '../../ui/Page.tsx';
import { organisationLoader } from './organisation-loader.ts';

const words = adminMessages.organisations;

export const loader = organisationLoader(areaMessages.missing.organisation, words.detailsFailed);

export const handle = pageHandle<Loaded<typeof loader>>(({ data }) => ({
  title: `Delete ${data?.organisation.name ?? 'an organisation'}?`,
  description: 'Delete an organisation.',
  path: null,
}));

export function Component() {
  const data = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  const { isOwn, organisation } = data;
  const { _id, name, services, helpline } = organisation;
  if (isOwn) return <OwnOrganisation />;
  return (
    <Page title={`Delete ${name}?`}>
      <ConfirmDelete
        cancelTo={adminPaths.viewOrganisation(_id)}
        cancelGoesBack
        fault={reasonFault(reason)}
        asks={words.confirmDelete(name)}
        alerts={words.deleteFailed}
        onConfirm={async () => {
          await organisationsApi.delete(_id, reason);
          const state = { done: words.deleted, deleted: _id };
          await navigate(adminPaths.organisations, { replace: true, state });
        }}
      >
        <p>
          Its services ({services.length}) and its helpline ({helpline ? 'one' : 'none'}) are
          deleted too, and nobody can sign in for it any more. Whoever could is told by email.
        </p>
        <ReasonField id={`reason-${_id}`} value={reason} onChange={setReason} />
      </ConfirmDelete>
    </Page>
  );
}

/** docs/product.md#permissions: the API refuses it as well. */
const OwnOrganisation = () => (
  <Page title="Your own organisation">
    <p>It holds the accounts of all admins, so it cannot be deleted.</p>
    <p>
      <Link to={adminPaths.profile}>Profile</Link>
    </p>
  </Page>
);
