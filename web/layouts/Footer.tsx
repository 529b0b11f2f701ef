import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths/paths.ts';
import { CHARITY, LEAVE_NOTE, SITE_NAME } from '../../shared/site/site.ts';
import styles from './Footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p>
          {SITE_NAME} is run by {CHARITY.name}. Hours change. Call before you travel. {LEAVE_NOTE}
        </p>
        <ul className={styles.links}>
          <li>
            <Link to={paths.privacyPolicy}>Privacy Policy</Link>
          </li>
          <li>
            <Link to={paths.termsOfService}>Terms of Service</Link>
          </li>
          {CHARITY.contact && (
            <li>
              <a href={CHARITY.contact} rel="noreferrer">
                Contact Us
              </a>
            </li>
          )}
        </ul>
      </div>
    </footer>
  );
}
