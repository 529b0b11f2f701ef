import { useState } from 'react';
import { Link } from 'react-router-dom';
import { CONFIRM_DAYS } from '../../../shared/account/registration-days.ts';
import { compareDomains, type PendingRegistration } from '../../../shared/account/registrations.ts';
import { organisationAsks } from '../../../shared/addresses/secret-question.ts';
import { formatPhone, phoneHref } from '../../../shared/contact/phone.ts';
import { organisationFaults } from '../../../shared/directory/listing-faults.ts';
import type { WholeOrganisation } from '../../../shared/organisations/organisation.ts';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { adminMessages } from '../../../shared/site/admin-messages.ts';
import { formatDate } from '../../../shared/time/city-time.ts';
import { DAY } from '../../../shared/time/units.ts';
import { formatShortDate } from '../../../shared/time/words/short-date.ts';
import { asApiError } from '../../api/api-error.ts';
import { useNow } from '../../clock/clock.tsx';
import { ReasonField, reasonFault } from '../../forms/safe-form/ReasonField.tsx';
import { Marks } from '../../lists/Marks.tsx';
import { pickListed, servicesByProvider } from '../../organisations/public/load-organisations.ts';
import {
  OrganisationCard,
  OrganisationFacts,
} from '../../organisations/public/OrganisationCard.tsx';
import { organisationsApi } from '../../records/organisations-api.ts';
import buttons from '../../ui/Button.module.css';
import card from '../../ui/Card.module.css';
import { ErrorCard } from '../../ui/Card.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { RecordActions } from '../../ui/records/RecordActions.tsx';
import { AddressQuestion } from './AddressQuestion.tsx';
import styles from './PendingOrganisations.module.css';

const words = adminMessages.organisations;

type Props = {
  registration: PendingRegistration;
  onApproved: () => void;
  onDeleted: () => void;
};

/** One that waits, as its public card, with the two ways on; folded up to its name while its address is not confirmed. */
export function PendingOrganisation({ registration, onApproved, onDeleted }: Props) {
  const { organisation, isConfirmed, email } = registration;
  const { _id, name, createdAt, website } = organisation;
  const now = useNow() ?? 0;
  const [busy, setBusy] = useState('');
  const [failure, setFailure] = useState('');
  const [reason, setReason] = useState('');
  const [addressPublic, setAddressPublic] = useState(organisation.addressPublic);
  const asks = organisationAsks(organisation);
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
  const approve = async () => {
    if (busy || (!isConfirmed && !window.confirm(words.approveUnconfirmed(name)))) return;
    await attempt('approve', () => organisationsApi.approve(_id, addressPublic), onApproved);
  };
  const remove = async () => {
    if (busy) return;
    const fault = reasonFault(reason);
    if (fault) return setFailure(fault);
    if (!window.confirm(words.confirmDelete(name))) return;
    const isDone = await attempt('delete', () => organisationsApi.delete(_id, reason), onDeleted);
    if (!isDone) window.alert(words.deleteFailed);
  };
  const which = <span className="visually-hidden"> {name}</span>;
  const registered = Date.parse(createdAt);
  const asPublic = asVisitorsWill(organisation);
  const decision = (
    <>
      <div className={styles.about}>
        <Marks faults={organisationFaults(organisation, now)} />
        <Twins {...registration} />
        {failure && <ErrorCard message={failure} />}
        <p>
          Registered on {formatDate(registered)}.
          {!isConfirmed &&
            ` If nobody confirms ${email}, it is deleted on ${formatDate(registered + CONFIRM_DAYS * DAY)}.`}
        </p>
        {asks && (
          <AddressQuestion
            id={_id}
            words={asks}
            value={addressPublic}
            onChange={setAddressPublic}
          />
        )}
        <DomainsSeen email={email} website={website} />
        <Disclosure id={`why-${_id}`} label={<>Give a reason{which}</>} look="plain">
          <ReasonField id={`reason-${_id}`} value={reason} onChange={setReason} />
        </Disclosure>
      </div>
      <RecordActions
        apart={
          <button
            type="button"
            className={buttons.quiet}
            aria-disabled={busy !== '' || undefined}
            onClick={remove}
          >
            {busy === 'delete' ? 'Deleting...' : 'Delete'}
            {which}
          </button>
        }
      >
        <button
          type="button"
          className={buttons.primary}
          aria-disabled={busy !== '' || undefined}
          onClick={approve}
        >
          {busy === 'approve' ? 'Approving...' : 'Approve'}
          {which}
        </button>
      </RecordActions>
    </>
  );
  if (isConfirmed)
    return (
      <li id={_id} className={card.card}>
        <OrganisationCard organisation={asPublic} />
        {decision}
      </li>
    );
  const about = `${compareDomains(email, '').email}, ${formatShortDate(registered)}`;
  const label = (
    <>
      <span className={styles.clamped} translate="no">
        {name}
      </span>
      <span className={`${styles.unconfirmed} ${styles.clamped}`}>{about}</span>
    </>
  );
  return (
    <li id={_id} className={styles.folded}>
      <Disclosure id={`open-${_id}`} label={label} heading="h3" className={styles.opened}>
        <OrganisationFacts organisation={asPublic} />
        {decision}
      </Disclosure>
    </li>
  );
}

/** Where its mail and its website are, beside each other: what an admin may want to ask about before a stranger signs in. */
function DomainsSeen({ email, website }: { email: string; website: string }) {
  const domains = compareDomains(email, website);
  if (!domains.email) return null;
  if (!domains.website)
    return <p>Signs in with an email at {domains.email}. It names no website.</p>;
  return (
    <p>
      Signs in with an email at <strong>{domains.email}</strong>; the website is{' '}
      <strong>{domains.website}</strong>.{' '}
      {domains.areSame
        ? 'They belong together.'
        : 'They are not the same. Many small groups use a free email: ring them if you are not sure.'}
    </p>
  );
}

function Twins({ twins, moreTwins }: PendingRegistration) {
  if (twins.length === 0) return null;
  return (
    <div>
      <p>May be here already, by its name or how it is reached:</p>
      <ul>
        {twins.map(({ _id, name, approved }) => (
          <li key={_id}>
            <Link to={adminPaths.viewOrganisation(_id)}>{name}</Link>
            {!approved && ' (waits too)'}
          </li>
        ))}
        {moreTwins > 0 && <li>and {moreTwins} more</li>}
      </ul>
    </div>
  );
}

function asVisitorsWill(organisation: WholeOrganisation) {
  const { _id, phone, services } = organisation;
  const readable = { phoneDisplay: phone.map(formatPhone), phoneHref: phone.map(phoneHref) };
  return pickListed({ ...organisation, ...readable }, servicesByProvider(services).get(_id));
}
