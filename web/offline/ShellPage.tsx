import type { EmergencyContact } from '../../shared/edited/edited.ts';
import { emergencyContacts, HURT_HEADING } from '../../shared/emergency/emergency.ts';
import { site } from '../../shared/site/site.ts';
import { pageHandle } from '../page/head.ts';
import { Page } from '../ui/Page.tsx';
import prose from '../ui/Prose.module.css';
import styles from './ShellPage.module.css';

export const handle = pageHandle(() => ({
  title: site().name,
  description: '',
  path: null,
}));

/**
 * What a phone keeps of the server's HTML: every page of its offline copy starts from this one, and script puts the page
 * of the address in its place at once. Where script is late or fails, the numbers to ring are there.
 */
export function Component() {
  const { council, outOfHours, hurt } = emergencyContacts();
  return (
    <div data-shell="" className={styles.shell}>
      <Page title="One moment">
        <div className={prose.prose}>
          <p>Your page is on its way. If it does not come, load it again.</p>
          <p>
            In danger? <a href="tel:999">Call 999</a>
          </p>
          <p>Nowhere to sleep tonight?</p>
          <Numbers of={[council, outOfHours]} />
          {hurt.phoneHref && <p>{HURT_HEADING}</p>}
          <Numbers of={[hurt]} />
        </div>
      </Page>
    </div>
  );
}

const Numbers = ({ of }: { of: readonly EmergencyContact[] }) => (
  <ul>
    {of
      .filter(({ phoneHref }) => phoneHref)
      .map(({ name, phoneDisplay, phoneHref }) => (
        <li key={phoneHref}>
          {name}: <a href={phoneHref}>{phoneDisplay}</a>
        </li>
      ))}
  </ul>
);
