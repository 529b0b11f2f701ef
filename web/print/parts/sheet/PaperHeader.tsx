import { Fragment, useContext } from 'react';
import { paperAddress } from '../../../../shared/paper/handbook/address.ts';
import {
  CALL_BEFORE_YOU_TRAVEL,
  type Handbook,
} from '../../../../shared/paper/handbook/sections.ts';
import { sayWrong } from '../../../../shared/paper/say-wrong.ts';
import type { ServiceIcon } from '../../../../shared/services/service.ts';
import styles from './PaperHeader.module.css';
import { PaperIcon } from './PaperIcon.tsx';
import { PublicOrigin } from './public-origin.ts';
import { Qr } from './Qr.tsx';

/** What every paper says of itself. */
export type Front = Pick<Handbook, 'correctOn' | 'useUntil' | 'sampleNotice' | 'notices'>;

type Props = {
  id: string;
  title: string;
  /** The page that says the same, for the code, and for the address in text unless that differs. */
  path: string;
  address?: string | undefined;
  front: Front;
  icon?: ServiceIcon | undefined;
  /** Where somebody says that it is wrong, on a head with room for it. */
  wrong?: string | undefined;
};

/** Characters, above which a title is set smaller: as many as fit two lines of large print. */
const LONG = 50;

/** The head of every page: what it is, as of when, and where the same stands on a screen. */
export function PaperHeader({ id, title, path, address = path, front, icon, wrong }: Props) {
  const origin = useContext(PublicOrigin);
  const isLong = title.length > LONG;
  return (
    <div className={styles.band}>
      <div className={styles.says}>
        <h1 id={`${id}-title`} className={styles.title} data-long={isLong || undefined}>
          {icon && <PaperIcon name={icon} />}
          <bdi>{title}</bdi>
        </h1>
        <p>
          {[front.correctOn, front.useUntil].filter(Boolean).map((words) => (
            <Fragment key={words}>
              <span className={styles.dated}>{words}.</span>{' '}
            </Fragment>
          ))}
          <strong>{CALL_BEFORE_YOU_TRAVEL}.</strong>
        </p>
        {front.sampleNotice && <p>{front.sampleNotice}</p>}
        <p className={styles.address}>
          {[paperAddress(origin, address), wrong && sayWrong(origin, wrong)]
            .filter(Boolean)
            .join('. ')}
        </p>
      </div>
      <Qr text={origin + path} />
    </div>
  );
}
