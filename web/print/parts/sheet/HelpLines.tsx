import { Fragment } from 'react';
import type { HelpLine } from '../../../../shared/paper/handbook/help-now.ts';
import styles from './Paper.module.css';

/** Whom to ring, in as few lines as they take. */
export const HelpLines = ({ lines }: { lines: readonly HelpLine[] }) => (
  <div className={styles.help}>
    {lines.map(({ lead, calls }) => (
      <p key={lead}>
        {lead}
        {calls.map(({ name, number, hours }) => (
          <Fragment key={number}>
            {' '}
            {name && `${name}: `}
            <strong>{number}</strong>
            {`. ${hours}`.trimEnd()}
          </Fragment>
        ))}
      </p>
    ))}
  </div>
);
