import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { settingsApi } from '../../account/settings-api.ts';
import styles from '../../ui/Card.module.css';
import { Card } from '../../ui/Card.tsx';

/** Says to an admin without a sign-in code that there is one; nothing else. A question that fails is only logged. */
export function UrgeCode() {
  const [isOff, setOff] = useState(false);
  useEffect(() => {
    settingsApi.secondFactor().then(({ since }) => setOff(since === null), console.warn);
  }, []);
  if (!isOff) return null;
  return (
    <Card tone="soft">
      <h2 className={styles.heading}>Make your sign-in safer</h2>
      <p>
        You can change every listing, so your password is worth stealing.{' '}
        <Link to={adminPaths.secondFactor}>Turn on a code from your phone</Link>
      </p>
    </Card>
  );
}
