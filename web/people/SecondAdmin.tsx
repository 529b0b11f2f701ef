import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../shared/admin-paths.ts';
import { ADMINS_WANTED } from '../../shared/people.ts';
import { useSession } from '../session.ts';
import styles from '../ui/Card.module.css';
import { Card } from '../ui/Card.tsx';
import { peopleApi } from './people-api.ts';

/** Asks for a second admin, until there is one who can sign in. A count that fails is only logged. */
export function SecondAdmin() {
  const organisationId = useSession()?.organisationId;
  const [isAlone, setAlone] = useState(false);
  useEffect(() => {
    if (!organisationId) return;
    peopleApi
      .list(organisationId)
      .then(
        (people) =>
          setAlone(people.filter(({ hasPassword }) => hasPassword).length < ADMINS_WANTED),
        console.warn,
      );
  }, [organisationId]);
  if (!isAlone || !organisationId) return null;
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
