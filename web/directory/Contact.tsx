import { Fragment } from 'react';
import { isFreeCall } from '../../shared/contact/free-call.ts';
import { mapsUrl } from '../../shared/contact/maps.ts';
import { joinPostcode } from '../../shared/contact/postcode.ts';
import { displayWebsite } from '../../shared/contact/website.ts';
import { Icon } from '../icons/Icon.tsx';
import { useHydrated } from '../ui/hydration/use-hydrated.ts';
import styles from './Contact.module.css';

/**
 * A number to tap, readable as it stands; plain text ('N/A' where there is none) when it cannot be dialled. `href` is
 * the API's `tel:` link, '' without one.
 */
export function PhoneLink({ display, href }: { display: string; href: string }) {
  if (!href) return <span>{display}</span>;
  return (
    <span className={styles.phone}>
      <a className={styles.link} href={href}>
        <Icon name="phone" size={20} /> <span>{display}</span>
      </a>
      {isFreeCall(href.slice('tel:'.length)) && (
        <>
          {' '}
          <span className={styles.free}>free call</span>
        </>
      )}
    </span>
  );
}

/**
 * An email address or a website breaks before its signs rather than inside a word. The places to break are script's: in
 * the HTML of all organisations they would weigh 2 kB, and there a line is wide enough for most.
 */
const Breakable = ({ text }: { text: string }) => {
  const parts = useHydrated() ? text.split(/(?=[.@/])/) : [text];
  return (
    <span>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
};

export function EmailLink({ email }: { email: string }) {
  return (
    <a className={styles.link} href={`mailto:${email}`}>
      <Breakable text={email} />
    </a>
  );
}

/** A stored website, named by its host. No site learns that the visitor came from a handbook for homeless people. */
export function WebsiteLink({ website }: { website: string }) {
  return (
    <a className={styles.link} href={website}>
      <Breakable text={displayWebsite(website)} />
    </a>
  );
}

/** An address, its postcode in one piece, that opens a maps search. */
export function AddressLink({ address }: { address: string }) {
  const map = mapsUrl(address);
  const words = <span translate="no">{joinPostcode(address)}</span>;
  if (!map) return words;
  return (
    <a className={styles.link} href={map}>
      <Icon name="map" size={20} /> {words}
    </a>
  );
}
