import { paths } from '../../shared/paths/paths.ts';
import { site } from '../../shared/site/site.ts';
import { pageHandle } from '../page/head.ts';
import { Page } from '../ui/Page.tsx';
import prose from '../ui/Prose.module.css';

export const handle = pageHandle(() => ({
  title: 'Terms of Service',
  description: import.meta.env.SSR
    ? `Terms of service of the ${site().name}, run by ${site().charityName}.`
    : '',
  path: paths.termsOfService,
}));

export function Component() {
  const { name, charityName, website, contact } = site();
  return (
    <Page title="Terms of Service" back={{ to: paths.home, label: 'Back to Home' }}>
      <div className={prose.prose}>
        <p>
          The {name} is run by {charityName}. It is free to use.
        </p>
        <p>Times and places change. Please call before you travel.</p>
        <h2>Listed as told to us, not guaranteed</h2>
        <p>
          Organisations tell us what they offer, and we list it as told to us. We do not run these
          services, and a place here is no promise that you will be let in. If something is wrong,
          tell us and we will look at it.
        </p>
        <p>In danger, call 999. Do not wait for this website.</p>
        <h2>If you keep a listing</h2>
        <p>
          Keep it true, and say soon when something changes. Write nothing about a private person.
          We may correct a listing or take it down, and we tell you when we do.
        </p>
        {website && (
          <p>
            For our other terms, see <a href={website}>the main website of {charityName}</a>.
          </p>
        )}
        {contact && (
          <p>
            Questions? <a href={contact}>Contact us</a>
          </p>
        )}
      </div>
    </Page>
  );
}
