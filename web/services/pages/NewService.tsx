import { useEffect, useState } from 'react';
import type { WholeOrganisation } from '../../../shared/organisations/organisation.ts';
import type { Service } from '../../../shared/services/service.ts';
import { adminMessages } from '../../../shared/site/admin-messages.ts';
import { asApiError } from '../../api/api-error.ts';
import { organisationsApi } from '../../records/organisations-api.ts';
import { servicesApi } from '../../records/services-api.ts';
import buttons from '../../ui/Button.module.css';
import { ErrorCard } from '../../ui/Card.tsx';
import type { SavedAs } from '../manage/SavedService.tsx';
import type { ServiceArea } from '../service-area.ts';
import { ServiceFormOf } from './ServiceFormOf.tsx';

type Props = {
  area: ServiceArea;
  /** The service that it begins as a copy of. */
  copyOf: Service | undefined;
  onAdded: (service: SavedAs) => void;
};

/** The form for a service of this organisation. */
export function NewService(props: Props & { organisation: WholeOrganisation }) {
  const { area, organisation, copyOf, onAdded } = props;
  const owner = area.isAdmin ? { provider: organisation._id } : {};
  return (
    <ServiceFormOf
      area={area}
      organisation={organisation}
      copyOf={copyOf}
      onSubmit={async (input, _version, key) =>
        onAdded(await servicesApi.add({ ...input, ...owner }, key))
      }
    />
  );
}

/** The form for a service of the organisation that was chosen, with its addresses as they are now. */
export function NewServiceOf({ provider, ...form }: Props & { provider: string }) {
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
  return <NewService organisation={organisation} {...form} />;
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
