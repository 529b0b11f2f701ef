import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminMessages } from '../../shared/admin-messages.ts';
import { adminPaths } from '../../shared/admin-paths.ts';
import { formatDate } from '../../shared/city-time.ts';
import { organisationFaults } from '../../shared/listing-faults.ts';
import type { WholeOrganisation } from '../../shared/organisation.ts';
import { formatPhone, phoneHref } from '../../shared/phone.ts';
import { useNow } from '../clock.tsx';
import { listed, servicesByProvider } from '../organisations/listed.ts';
import { organisationsApi } from '../organisations/manage/organisations-api.ts';
import { OrganisationCard } from '../organisations/OrganisationCard.tsx';
import { asApiError } from '../page-data.ts';
import buttons from '../ui/Button.module.css';
import card from '../ui/Card.module.css';
import { ErrorCard } from '../ui/Card.tsx';
import { Marks } from './lists/Marks.tsx';
import { RecordActions } from './RecordActions.tsx';

const words = adminMessages.organisations;

type Props = {
  organisation: WholeOrganisation;
  /** Others that may be the same one. */
  twins: readonly WholeOrganisation[];
  onApproved: () => void;
  onDeleted: () => void;
};

/** One that waits, as its public card, with the two ways on. */
export function PendingOrganisation({ organisation, twins, onApproved, onDeleted }: Props) {
  const { _id, name, createdAt } = organisation;
  const now = useNow() ?? 0;
  const [busy, setBusy] = useState('');
  const [failure, setFailure] = useState('');
  const attempt = async (what: string, act: () => Promise<unknown>, onDone: () => void) => {
    if (busy) return false;
    setBusy(what);
    setFailure('');
    try {
      await act();
      onDone();
      return true;
    } catch (error) {
      setFailure(asApiError(error).message);
      setBusy('');
      return false;
    }
  };
  const remove = async () => {
    if (busy || !window.confirm(words.confirmDelete(name))) return;
    const isDone = await attempt('delete', () => organisationsApi.delete(_id), onDeleted);
    if (!isDone) window.alert(words.deleteFailed);
  };
  const which = <span className="visually-hidden"> {name}</span>;
  return (
    <li id={_id} className={card.card}>
      <OrganisationCard organisation={asVisitorsWill(organisation)} />
      <Marks faults={organisationFaults(organisation, now)} />
      {twins.length > 0 && <Twins twins={twins} />}
      {failure && <ErrorCard message={failure} />}
      <p>Registered on {formatDate(Date.parse(createdAt))}</p>
      <RecordActions>
        <button
          type="button"
          className={buttons.primary}
          aria-disabled={busy !== '' || undefined}
          onClick={() => attempt('approve', () => organisationsApi.approve(_id), onApproved)}
        >
          {busy === 'approve' ? 'Approving...' : 'Approve'}
          {which}
        </button>
        <button
          type="button"
          className={buttons.secondary}
          aria-disabled={busy !== '' || undefined}
          onClick={remove}
        >
          {busy === 'delete' ? 'Deleting...' : 'Delete'}
          {which}
        </button>
      </RecordActions>
    </li>
  );
}

function Twins({ twins }: Pick<Props, 'twins'>) {
  return (
    <>
      <p>May be here already, by its name or how it is reached:</p>
      <ul>
        {twins.map(({ _id, name, approved }) => (
          <li key={_id}>
            <Link to={adminPaths.viewOrganisation(_id)}>{name}</Link>
            {!approved && ' (waits too)'}
          </li>
        ))}
      </ul>
    </>
  );
}

function asVisitorsWill(organisation: WholeOrganisation) {
  const { _id, phone, services } = organisation;
  const readable = { phoneDisplay: phone.map(formatPhone), phoneHref: phone.map(phoneHref) };
  return listed({ ...organisation, ...readable }, servicesByProvider(services).get(_id));
}
