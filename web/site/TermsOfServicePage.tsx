import { paths } from '../../shared/paths/paths.ts';
import { site } from '../../shared/site/site.ts';
import { pageHandle } from '../page/head.ts';
import { Page } from '../ui/Page.tsx';
import prose from '../ui/Prose.module.css';

export const handle = pageHandle(() => ({
  title: 'Terms of Service',
  description: `Terms of service of the ${site().name}, run by ${site().charityName}.`,
  path: paths.termsOfService,
}));

export function Component() {
  return (
    <Page title="Terms of Service" back={{ to: paths.home, label: 'Back to Home' }}>
      <div className={prose.prose}>
        <p>
          The {site().name} is run by {site().charityName}. It is free to use.
        </p>
        <p>Times and places change. Please call before you travel.</p>
        {site().website && (
          <p>
            For our terms of service, see{' '}
            <a href={site().website} rel="noreferrer">
              the main website of {site().charityName}
            </a>
            .
          </p>
        )}
        {site().contact && (
          <p>
            Questions?{' '}
            <a href={site().contact} rel="noreferrer">
              Contact us
            </a>
          </p>
        )}
      </div>
    </Page>
  );
}
