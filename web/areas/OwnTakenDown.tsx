import { useEffect, useState } from 'react';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { client, read } from '../auth/account-api.ts';
import { TakenDown } from '../organisations/manage/TakenDownBanner.tsx';

/** That the whole organisation is taken down, and why. A question that fails is only logged. */
export function OwnTakenDown({ organisationId: id }: { organisationId: string }) {
  const [reason, setReason] = useState<string>();
  useEffect(() => {
    read(client.organisations[':id'].$get({ param: { id } }), areaMessages.takenDown).then(
      ({ takenDownReason }) => setReason(takenDownReason),
      console.warn,
    );
  }, [id]);
  return <TakenDown what="your profile, your services or your helpline" reason={reason} />;
}
