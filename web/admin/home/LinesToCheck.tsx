import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Line } from '../../../shared/lines/editing/line-input.ts';
import { EDITED_TITLES, isLineDue } from '../../../shared/lines/lines.ts';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { cityTime } from '../../../shared/time/city-time.ts';
import { useNow } from '../../clock/clock.tsx';
import { linesApi } from '../../records/lines-api.ts';
import styles from '../../ui/Card.module.css';
import { Card } from '../../ui/Card.tsx';

/** The emergency lines that nobody has checked of late; nothing where all are. A question that fails is only logged. */
export function LinesToCheck() {
  const [lines, setLines] = useState<Line[]>([]);
  const now = useNow();
  useEffect(() => {
    linesApi.list().then(setLines, console.warn);
  }, []);
  if (now === null) return null;
  const today = cityTime(now).date;
  const due = lines.filter(({ checked = '' }) => isLineDue(checked, today));
  if (due.length === 0) return null;
  return (
    <Card tone="soft">
      <h2 className={styles.heading}>Emergency lines to check</h2>
      <p>People read these in danger. Ring each number, or read its owner’s page.</p>
      <ul>
        {due.map(({ _id }) => (
          <li key={_id}>
            <Link to={adminPaths.editLine(_id)}>{EDITED_TITLES[_id]}</Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to={adminPaths.lines}>All emergency lines</Link>
      </p>
    </Card>
  );
}
