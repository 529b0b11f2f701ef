import { useLoaderData, useRevalidator } from 'react-router-dom';
import { adminPaths } from '../../shared/paths/admin-paths.ts';
import { DISTANCE_NOT_KNOWN } from '../../shared/places/point.ts';
import { PointInput } from '../../shared/places/point-input.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { areaLoader } from '../auth/area-loader.ts';
import { CheckedForm } from '../forms/CheckedForm.tsx';
import { Field } from '../forms/Field.tsx';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import { pageHandle } from '../page/head.ts';
import { Page } from '../ui/Page.tsx';
import { type Column, RecordTable } from '../ui/records/RecordTable.tsx';
import { adminApi } from './admin-api.ts';

type Address = Awaited<ReturnType<typeof adminApi.addresses>>[number];
type Input = { address: string; place: string };

export const loader = areaLoader(areaMessages.missing.token, () => adminApi.addresses());

export const handle = pageHandle(() => ({
  title: 'Points on the map',
  description: 'Where addresses are that name no postcode.',
  path: null,
}));

const COLUMNS: Column<Address>[] = [
  { name: 'Address', cell: ({ address }) => address },
  { name: 'Point', cell: ({ point }) => point?.join(', ') ?? DISTANCE_NOT_KNOWN },
];

/** An admin says where an address is that names no postcode, or a wrong one: docs/product.md#how-far. */
export function Component() {
  const addresses = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const form = useCheckedForm<Input, Input>({
    schema: PointInput,
    defaults: { address: '', place: '' },
    send: async (input) => {
      await adminApi.setPoint(input);
      form.form.reset();
      await revalidate();
    },
  });
  // Those that nobody knows come first: they are what is to be done here.
  const ordered = [...addresses].sort(
    (a, b) => Number(a.point !== null) - Number(b.point !== null),
  );
  const unknown = addresses.filter(({ point }) => point === null).length;
  return (
    <Page
      title="Points on the map"
      back={{ to: adminPaths.home, label: 'Admin Home' }}
      lead={`The distance to ${unknown} of ${addresses.length} addresses is not known. An address that names a postcode of the city has its point by itself.`}
    >
      <CheckedForm form={form} label="Save" busyLabel="Saving...">
        <Field label="Address" {...form.field('address')}>
          {(input) => (
            <select {...input}>
              <option value="">Choose…</option>
              {ordered.map(({ address, point }) => (
                <option key={address} value={address}>
                  {point ? address : `${address} (not known)`}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          label="Where it is"
          hint="A whole postcode, or degrees north and east as a map gives them: 51.4513, -2.5991. Empty: its own postcode again."
          {...form.field('place')}
        >
          {(input) => <input {...input} autoComplete="off" />}
        </Field>
      </CheckedForm>
      <RecordTable
        caption="Addresses"
        columns={COLUMNS}
        rows={ordered}
        keyOf={({ address }) => address}
      />
    </Page>
  );
}
