import { useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useHydrated } from '../ui/hydration/use-hydrated.ts';
import styles from './SharePage.module.css';

type Props = {
  path: string;
  title: string;
  calendar?: string;
};

/** Copy the link of a page or a part of it, or hand it to the device's own share sheet. Both need script. */
export function SharePage({ path, title, calendar }: Props) {
  const hydrated = useHydrated();
  const [said, setSaid] = useState('');
  if (!hydrated) return null;
  const url = location.origin + path;
  const copy = async () => {
    const copied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    setSaid(copied ? 'Link copied' : `Copy this: ${url}`);
  };
  return (
    <>
      <button type="button" className={styles.action} onClick={copy}>
        <Icon name="copy" /> Copy link
      </button>
      {'share' in navigator && (
        <button
          type="button"
          className={styles.action}
          onClick={() => navigator.share({ title, url }).catch(() => {})}
        >
          <Icon name="share" /> Share
        </button>
      )}
      {calendar && (
        <a className={styles.action} href={calendar}>
          Calendar
        </a>
      )}
      <span role="status" className={styles.said}>
        {said}
      </span>
    </>
  );
}
