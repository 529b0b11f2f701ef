import { env } from 'cloudflare:test';
import { addAccount, addSession } from '../accounts.ts';
import { addCheckLink } from '../check-link.ts';
import {
  addDatedChange,
  addHelpline,
  addKiosk,
  addNotice,
  addService,
  testNow,
} from '../directory.ts';
import { addDeletion } from '../history.ts';
import { addStandIn } from '../stand-ins.ts';
import { admin, viewer } from '../viewers.ts';

/** A city with one record of each kind: an owner and a colleague, another organisation, one that waits, and an admin. */
export async function city() {
  const owner = await viewer();
  const service = await addService({ providerId: owner.organisationId });
  const { sessionId: spare } = await addSession(owner);
  const colleague = await addAccount({ organisationId: owner.organisationId });
  const change = await addDatedChange({
    services: [service.id],
    organisation: owner.organisationId,
    from: '2027-01-04',
    to: '2027-01-05',
  });
  const helpline = await addHelpline({ providerId: owner.organisationId });
  return {
    owner,
    /** Last, because it is good only until any of that changes. */
    checkLink: await addCheckLink(colleague),
    wayOut: (await addStandIn(colleague)).wayOut,
    /** A second session of the owner. */
    spare,
    colleague,
    another: await viewer(),
    admin: await admin(),
    pending: await viewer({ organisation: { approved: false } }),
    service,
    change,
    helpline,
    notice: await addNotice(),
    kiosk: await addKiosk(),
    deletion: await addDeletion(owner.organisationId),
    ownDeletion: await addDeletion(owner.organisationId, owner.id),
    imported: await addImported(),
  };
}

export type City = Awaited<ReturnType<typeof city>>;

/** An import of a minute ago, of something that is gone again. */
async function addImported() {
  const id = crypto.randomUUID();
  await env.DB.prepare(
    `INSERT INTO imported (import_id, at, account_id, kind, record_id, version)
      VALUES (?1, ?2, 'a', 'helpline', 'gone', 1)`,
  )
    .bind(id, new Date(testNow()).toISOString())
    .run();
  return id;
}
