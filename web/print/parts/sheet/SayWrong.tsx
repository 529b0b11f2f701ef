import { useContext } from 'react';
import { isOfOne, sayWrong } from '../../../../shared/paper/say-wrong.ts';
import { PublicOrigin } from './public-origin.ts';
import { Qr } from './Qr.tsx';
import styles from './SayWrong.module.css';

/** What the code of it is called. */
export const SAYS_WRONG = 'QR code to say that something is wrong';

/** Where somebody says that something on this paper is wrong: at its end, so that it takes no room of a place. */
export function SayWrong({ wrong }: { wrong: string }) {
  const origin = useContext(PublicOrigin);
  return (
    <div className={styles.wrong}>
      <p>{sayWrong(origin, wrong)}</p>
      {isOfOne(wrong) && <Qr text={origin + wrong} name={SAYS_WRONG} />}
    </div>
  );
}
