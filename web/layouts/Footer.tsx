import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths/paths.ts';
import { somethingWrong } from '../../shared/paths/report-paths.ts';
import { LEAVE_NOTE, site } from '../../shared/site/site.ts';
import styles from './Footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p>
          {/* One text: the server writes a comment between two, on every page. */}
          {`${site().name} is run by ${site().charityName}. Hours change. Call before you travel. ${LEAVE_NOTE}`}
        </p>
        <ul className={styles.links}>
          <li>
            <Link to={paths.privacyPolicy}>Privacy Policy</Link>
          </li>
          <li>
            <Link to={paths.termsOfService}>Terms of Service</Link>
          </li>
          <li>
            <Link to={paths.accessibility}>Accessibility</Link>
          </li>
          <li>
            <a href={somethingWrong()}>Something wrong?</a>
          </li>
          {site().contact && (
            <li>
              <a href={site().contact}>Contact Us</a>
            </li>
          )}
        </ul>
      </div>
    </footer>
  );
}
