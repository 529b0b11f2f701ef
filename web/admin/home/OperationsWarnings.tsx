import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { ADMINS_WANTED } from '../../../shared/account/people.ts';
import { concerns, type Operations } from '../../../shared/operations/operations.ts';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { useSession } from '../../auth/session.ts';
import { useNow } from '../../clock/clock.tsx';
import { useRootData } from '../../layouts/root-data.ts';
import styles from '../../ui/Card.module.css';
import { Card } from '../../ui/Card.tsx';
import { adminApi } from '../admin-api.ts';

/** What of the running of the site needs an admin, and nothing where all is well. A question that fails is only logged. */
export function OperationsWarnings() {
  const [operations, setOperations] = useState<Operations | null>(null);
  const { isSample } = useRootData();
  const now = useNow();
  useEffect(() => {
    adminApi.operations().then(setOperations, console.warn);
  }, []);
  if (!operations || now === null) return null;
  return (
    <>
      {operations.admins < ADMINS_WANTED && <OnlyAdmin />}
      <Concerns list={concerns(operations, now, isSample)} />
    </>
  );
}

function OnlyAdmin() {
  const organisationId = useSession()?.organisationId;
  if (!organisationId) return null;
  return (
    <Card tone="soft">
      <h2 className={styles.heading}>You are the only admin</h2>
      <p>
        If you fall ill or lose your password, nobody can correct the handbook.{' '}
        <Link to={adminPaths.people(organisationId)}>Invite a second admin</Link>
      </p>
    </Card>
  );
}

function Concerns({ list }: { list: string[] }) {
  if (list.length === 0) return null;
  return (
    <Card tone="soft">
      <h2 className={styles.heading}>Is all well?</h2>
      <ul>
        {list.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <p>Please tell whoever looks after the site. Visitors still see every listing.</p>
    </Card>
  );
}
