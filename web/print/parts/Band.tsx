import { paperAddress } from '../../../shared/handbook/address.ts';
import { CALL_BEFORE_YOU_TRAVEL } from '../../../shared/handbook/sections.ts';
import type { ServiceIcon } from '../../../shared/service.ts';

import { usePublicOrigin } from '../print-root.ts';
import styles from './Paper.module.css';
import { PaperIcon } from './PaperIcon.tsx';
import { Qr } from './Qr.tsx';

/** What every paper says of itself. */
export type Front = { correctOn: string; sampleNotice: string };

type Props = {
  id: string;
  title: string;
  /** The page that says the same, for the code and the address in text. */
  path: string;
  front: Front;
  icon?: ServiceIcon | undefined;
};

/** The head of every page: what it is, as of when, and where the same stands on a screen. */
export function Band({ id, title, path, front, icon }: Props) {
  const origin = usePublicOrigin();
  return (
    <div className={styles.band}>
      <div className={styles.says}>
        <h1 id={`${id}-title`} className={styles.title}>
          {icon && <PaperIcon name={icon} />}
          <bdi>{title}</bdi>
        </h1>
        <p>
          {front.correctOn}. <strong>{CALL_BEFORE_YOU_TRAVEL}.</strong>
        </p>
        {front.sampleNotice && <p>{front.sampleNotice}</p>}
        <p className={styles.address}>{paperAddress(origin, path)}</p>
      </div>
      <Qr text={origin + path} />
    </div>
  );
}
