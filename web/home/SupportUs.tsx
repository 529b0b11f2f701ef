import { paths } from '../../shared/paths/paths.ts';
import { site } from '../../shared/site/site.ts';
import button from '../ui/Button.module.css';
import styles from './SupportUs.module.css';

/** The call to action (docs/product.md#home). */
export function SupportUs() {
  return (
    <section className={styles.support} aria-labelledby="support-us">
      <h2 id="support-us">Help Us Keep Supporting {site().city}</h2>
      <p>
        {site().charityName} keeps this handbook right, for everyone who needs it. You can help with
        money, time or things.
      </p>
      {site().website && (
        <a href={site().website} className={button.primary}>
          Visit {site().charityName}
        </a>
      )}
      <a href={paths.handbookPdf()} download="" className={button.secondary}>
        Download the handbook to print (PDF)
      </a>
      <a href={paths.handbookPdf('large')} download="">
        The handbook in large print (PDF)
      </a>
      <a href={paths.print}>Print sheets for a noticeboard, or a list for one person</a>
    </section>
  );
}
