import { useEffect, useState } from 'react';
import { adminMessages } from '../../shared/admin-messages.ts';
import type { WholeOrganisation } from '../../shared/organisation.ts';
import { firstPhone } from '../../shared/organisation-phones.ts';
import type { Service } from '../../shared/service.ts';
import { organisationsApi } from '../organisations/manage/organisations-api.ts';
import { asApiError } from '../page-data.ts';
import { ServiceForm } from '../services/editor/ServiceForm.tsx';
import { servicesApi } from '../services/manage/services-api.ts';
import buttons from '../ui/Button.module.css';
import { ErrorCard } from '../ui/Card.tsx';

type Props = { provider: string; onAdded: (service: Service) => void };

/** The form for a service of the organisation that was chosen, with its addresses as they are now. */
export function NewService({ provider, onAdded }: Props) {
  const { organisation, failure, again } = useOrganisation(provider);
  if (failure)
    return (
      <ErrorCard message={failure}>
        <p>
          <button type="button" className={buttons.secondary} onClick={again}>
            Try again
          </button>
        </p>
      </ErrorCard>
    );
  if (!organisation) return <p role="status">Loading its addresses.</p>;
  const { _id, name, phone, addresses } = organisation;
  return (
    <ServiceForm
      provider={{ _id, name, phone: firstPhone(phone) }}
      addresses={addresses}
      isAdmin
      onSubmit={async (input, _version, key) =>
        onAdded(await servicesApi.add({ ...input, provider: _id }, key))
      }
      onAddresses={async (more) => {
        await organisationsApi.update(_id, { addresses: more });
      }}
    />
  );
}

function useOrganisation(id: string) {
  const [organisation, setOrganisation] = useState<WholeOrganisation | null>(null);
  const [failure, setFailure] = useState('');
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the event
  useEffect(() => {
    let isWanted = true;
    setFailure('');
    organisationsApi.read(id, adminMessages.services.addressesFailed).then(
      (found) => isWanted && setOrganisation(found),
      (error: unknown) => isWanted && setFailure(asApiError(error).message),
    );
    return () => {
      isWanted = false;
    };
  }, [id, tries]);
  return { organisation, failure, again: () => setTries(tries + 1) };
}
