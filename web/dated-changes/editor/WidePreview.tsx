import { type ComponentProps, useEffect, useState } from 'react';
import type { ChangeRecord } from '../../../shared/services/changes/change-record.ts';
import type { Service, ServiceType } from '../../../shared/services/service.ts';
import { messages } from '../../../shared/site/messages.ts';
import { datedChangesApi } from '../../records/dated-changes-api.ts';
import { servicesApi } from '../../records/services-api.ts';
import { ChangePreview, SHOWN } from './ChangePreview.tsx';

/** Some services, of how many, and what stands already for their organisations. */
type Examples = { services: Service[]; total: number; changes: ChangeRecord[] };

const NONE: Examples = { services: [], total: 0, changes: [] };

/** What the public would read of a change for a type or the city: by some of its services, as there may be thousands. */
export function WidePreview(props: Omit<ComponentProps<typeof ChangePreview>, 'services'>) {
  const { scope, type } = props.typed;
  const [{ services, total, changes }, setExamples] = useState(NONE);
  useEffect(() => {
    if (scope === 'type' && !type) return setExamples(NONE);
    let isAsked = true;
    readExamples(scope === 'type' ? type : '')
      .then((found) => isAsked && setExamples(found))
      // The form is of use without them.
      .catch(console.warn);
    return () => {
      isAsked = false;
    };
  }, [scope, type]);
  return (
    <ChangePreview
      {...props}
      services={services}
      total={total}
      changes={[...props.changes, ...changes]}
    />
  );
}

async function readExamples(type: ServiceType | ''): Promise<Examples> {
  const query = { perPage: String(SHOWN), ...(type && { type }) };
  const { items, total } = await servicesApi.page(query, messages.servicesFailed);
  const owners = new Set(items.map(({ provider }) => provider._id));
  const lists = await Promise.all(
    [...owners].map((provider) => datedChangesApi.list({ provider })),
  );
  return { services: items, total, changes: lists.flat() };
}
