import { Fragment } from 'react';
import type { HelpLine } from '../../../../shared/paper/handbook/help-now.ts';
import styles from './Paper.module.css';

/** Whom to ring, in as few lines as they take. */
export const HelpLines = ({ lines }: { lines: readonly HelpLine[] }) => (
  <p className={styles.note}>
    {lines.map(({ lead, calls }) => (
      <Fragment key={lead}>
        {lead}
        {calls.map(({ before, number, after }) => (
          <Fragment key={number}>
            {` ${before}`.trimEnd()} <strong>{number}</strong>
            {after}
          </Fragment>
        ))}{' '}
      </Fragment>
    ))}
  </p>
);
