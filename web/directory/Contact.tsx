import { isFreeCall } from '../../shared/free-call.ts';
import { mapsUrl } from '../../shared/maps.ts';
import { displayWebsite } from '../../shared/website.ts';
import { Icon } from '../ui/Icon.tsx';
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

export function EmailLink({ email }: { email: string }) {
  return (
    <a className={styles.link} href={`mailto:${email}`}>
      {email}
    </a>
  );
}

/** A stored website, named by its host. No site learns that the visitor came from a handbook for homeless people. */
export function WebsiteLink({ website }: { website: string }) {
  return (
    <a className={styles.link} href={website} rel="noreferrer">
      {displayWebsite(website)}
    </a>
  );
}

/** An address that opens a maps search; plain text where a map could only show the wrong place. */
export function AddressLink({ address }: { address: string }) {
  const map = mapsUrl(address);
  if (!map) return <span translate="no">{address}</span>;
  return (
    <a className={styles.link} href={map} rel="noreferrer">
      <Icon name="map" size={20} /> <span translate="no">{address}</span>
    </a>
  );
}
