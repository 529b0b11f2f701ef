import { paths } from '../../shared/paths/paths.ts';
import { CHARITY, SITE_NAME } from '../../shared/site/site.ts';
import { pageHandle } from '../page/head.ts';
import { Page } from '../ui/Page.tsx';
import prose from '../ui/Prose.module.css';

export const handle = pageHandle(() => ({
  title: 'Terms of Service',
  description: `Terms of service of the ${SITE_NAME}, run by ${CHARITY.name}.`,
  path: paths.termsOfService,
}));

export function Component() {
  return (
    <Page title="Terms of Service" back={{ to: paths.home, label: 'Back to Home' }}>
      <div className={prose.prose}>
        <p>
          The {SITE_NAME} is run by {CHARITY.name}. It is free to use.
        </p>
        <p>Times and places change. Please call before you travel.</p>
        {CHARITY.website && (
          <p>
            For our terms of service, see{' '}
            <a href={CHARITY.website} rel="noreferrer">
              the main website of {CHARITY.name}
            </a>
            .
          </p>
        )}
        {CHARITY.contact && (
          <p>
            Questions?{' '}
            <a href={CHARITY.contact} rel="noreferrer">
              Contact us
            </a>
          </p>
        )}
      </div>
    </Page>
  );
}
