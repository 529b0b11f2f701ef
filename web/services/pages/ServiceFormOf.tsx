import type { ComponentProps } from 'react';
import type { WholeOrganisation } from '../../../shared/organisations/organisation.ts';
import { firstPhone } from '../../../shared/organisations/organisation-phones.ts';
import { organisationsApi } from '../../records/organisations-api.ts';
import { ServiceForm } from '../editor/ServiceForm.tsx';

type FormProps = ComponentProps<typeof ServiceForm>;
type Props = Omit<FormProps, 'provider' | 'addresses' | 'onAddresses'> & {
  organisation: WholeOrganisation;
};

/** The form of a service with what it takes from its organisation's profile, and keeps there. */
export function ServiceFormOf({ organisation, ...form }: Props) {
  const { _id, name, phone, addresses } = organisation;
  return (
    <ServiceForm
      provider={{ _id, name, phone: firstPhone(phone) }}
      addresses={addresses}
      onAddresses={async (more) => {
        await organisationsApi.update(_id, { addresses: more });
      }}
      {...form}
    />
  );
}
