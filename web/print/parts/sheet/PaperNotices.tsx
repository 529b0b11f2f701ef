import { useContext } from 'react';
import { noticeLines } from '../../../../shared/paper/notice-lines.ts';
import styles from './Paper.module.css';
import type { Front } from './PaperHeader.tsx';
import { PublicOrigin } from './public-origin.ts';

/** What the charity says to everybody as this is printed; `type`: the one type of service that it is about. */
export function PaperNotices({ front, type }: { front: Front; type?: string | undefined }) {
  const origin = useContext(PublicOrigin);
  return noticeLines(front.notices, origin, type).map((line) => (
    <p key={line} className={styles.notice}>
      {line}
    </p>
  ));
}
