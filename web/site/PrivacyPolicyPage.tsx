import type { ReactNode } from 'react';
import { CONFIRM_DAYS } from '../../shared/account/registration-days.ts';
import { SESSION_DAYS } from '../../shared/account/session-days.ts';
import { paths } from '../../shared/paths/paths.ts';
import { trustPath } from '../../shared/paths/report-paths.ts';
import { site } from '../../shared/site/site.ts';
import { EmailLink, PhoneLink } from '../directory/Contact.tsx';
import { CopySettings } from '../offline/CopySettings.tsx';
import { pageHandle } from '../page/head.ts';
import { Page } from '../ui/Page.tsx';
import prose from '../ui/Prose.module.css';

export const handle = pageHandle(() => ({
  title: 'Privacy Policy',
  description: import.meta.env.SSR
    ? `What the ${site().name} knows about you (nothing), and what it keeps about organisations.`
    : '',
  path: paths.privacyPolicy,
}));

type Section = { id: string; title: string; text: ReactNode };

/** As the charity calls itself now. */
const sections = (): readonly Section[] => [
  {
    id: 'who-we-are',
    title: 'Who we are',
    text: (
      <p>
        The {site().name} is run by {site().charityName}. It lists help in {site().city} for people
        who are homeless. In this policy, “we” means {site().charityName}. By law{' '}
        {site().controllerName || site().charityName} answers for what is kept here, as the data
        controller.{site().controllerAddress && ` Address: ${site().controllerAddress}.`}
      </p>
    ),
  },
  {
    id: 'visitors',
    title: 'If you are looking for help',
    text: (
      <>
        <p>You can use every public page without telling us who you are.</p>
        <ul>
          <li>You do not need an account.</li>
          <li>We set no cookies.</li>
          <li>We do not follow visitors.</li>
          <li>Our pages load nothing from other companies.</li>
        </ul>
        <p>
          The company that hosts this site needs your internet address to send you a page. We do not
          use it to find out who you are.
        </p>
        <p>
          We count how often each kind of page is opened in a day, and nothing about who opened it.{' '}
          <a href={paths.numbers}>See what we count</a>, and{' '}
          <a href={trustPath}>how far to trust this handbook</a>.
        </p>
        <p>
          When a search finds nothing, we count its words. We keep letters only, 40 at most, and
          nothing about who searched. Our admins see words only after they were searched for on
          three days. We delete them after 90 days.
        </p>
        <p>
          What you tell us is wrong with a listing we keep for 90 days, and nothing about who you
          are but, for a week, a code made from the internet address. Your words reach us alone. If
          several people find a place closed, we email its provider that they did.
        </p>
        <p>
          For a few days we keep a list of which kind of page was asked for, when, and whether it
          worked. It does not say who asked, or what for.
        </p>
      </>
    ),
  },
  {
    id: 'your-device',
    title: 'What stays on your device',
    text: (
      <>
        <p>
          Your browser keeps a history of the pages you open and, until you close the tab, how far
          you have scrolled. Others may see it. You can clear both in your browser’s settings.
          “Leave this site” moves you to another page fast, but your history may still show this
          site.
        </p>
        <p>
          So that it works without internet, this handbook keeps a copy of itself on your device. It
          says nothing about you, nor which pages you opened; only that somebody asked what is near,
          once you have, because a map of the city is in it from then on. Others may find it. You
          can remove it here at any time. If you remove it, your browser remembers that you want
          none.
        </p>
        <p>
          Where you are when you ask what is near is worked out on your device: it is not sent and
          not kept. Where script is off we get what you type, and keep it nowhere.
        </p>
        <p>
          Where a file of ours is missing, your browser remembers, until you close the tab, that it
          has loaded a page again. A kiosk keeps the same copy and its own settings, and nothing
          that anybody did on it.
        </p>
        <CopySettings />
      </>
    ),
  },
  {
    id: 'links',
    title: 'Calls, maps and links',
    text: (
      <p>
        When you choose a phone number, email, map or website, it opens outside this handbook. The
        company behind it has its own privacy policy. We do not tell it which page you came from.
        Sharing or copying a link sends us nothing.
      </p>
    ),
  },
  {
    id: 'listings',
    title: 'What we keep about organisations',
    text: (
      <>
        <p>
          For each organisation we keep its name, description, addresses, phone numbers, email,
          website, social media names, categories, services and helplines, and the days on which it
          is closed or open at other times. These are public. We also keep when we last asked or
          rang it, and what it said. Please do not put details of a private person into a listing.
        </p>
        <p>
          When an organisation registers, we email it a link to confirm its address. If nobody does
          and we do not approve it, we delete all of it after {CONFIRM_DAYS} days. Until we decide
          we keep a code made from the internet address it came from. If we do not add an
          organisation, we keep why in our history.
        </p>
      </>
    ),
  },
  {
    id: 'why',
    title: 'Why we keep it',
    text: (
      <p>
        We collect this data to show services on the home page and elsewhere in this handbook, and
        to let providers manage their listings. We use it for nothing else.
      </p>
    ),
  },
  {
    id: 'storage',
    title: 'Where it is kept, and how it is protected',
    text: (
      <p>
        The data sits in a cloud database. Passwords are hashed: we cannot read them. Somebody who
        chooses to sign in with a code from their phone too has a secret with us, which we keep
        encrypted. Signing in works with tokens that stop working after a time, {SESSION_DAYS} days
        after the password at the latest. Until then we keep when somebody signed in, when they last
        used it, and a rough name of their device. For 12 months we keep a record of who changed
        which listing, and what was deleted with it, the email of its sign-in included. Who said the
        hours on a holiday we keep for a year after it. For 90 days we keep when someone signed in
        or typed a wrong password. For a day at most we count tries to sign in, and emails to one
        address, under codes made from the email and the internet address. Of a link that we email
        we keep a code until the link is used or too old. Somebody who is away can give us the email
        of a colleague, who gets what we ask by email too. We tell the colleague at once, and each
        email has a link to stop them. We keep that email until the last day away is over, and show
        it to nobody but that organisation and us. An email that cannot be sent waits for 7 days,
        and is then deleted. We keep who told us an emergency number, and when. When an admin brings
        in a file, we keep who did, and what it replaced, for a day. Backups are deleted after a
        year. After you sign in, your browser keeps two cookies: one keeps you signed in, the other
        says for a year that you have signed in here before. A third lasts for three seconds after
        you save. Visitors get none of them. After you sign in, your browser also keeps a token and
        the name of your organisation until you log out. What a provider types and has not saved yet
        stays in that tab of their browser until they save it or log out.
      </p>
    ),
  },
  {
    id: 'who-can-change',
    title: 'Who can see and change a listing',
    text: (
      <p>
        Anyone can read a listing. Providers can change or delete their own. Our admins can oversee
        all listings.
      </p>
    ),
  },
  {
    id: 'printed-copies',
    title: 'Printed copies',
    text: (
      <p>
        A printout is a copy of the public listings on the day it was printed. It says nothing about
        you, and we do not know that it was made. Others may see it if you carry it.
      </p>
    ),
  },
  {
    id: 'questions',
    title: 'Questions and your rights',
    text: (
      <>
        <p>
          You can ask us what we keep about you or your organisation, and ask us to correct or
          delete it.
        </p>
        {site().email && (
          <p>
            Email: <EmailLink email={site().email} />
          </p>
        )}
        {site().phoneHref && (
          <p>
            Phone: <PhoneLink display={site().phoneDisplay} href={site().phoneHref} />
          </p>
        )}
        <p>
          If you are not happy with our answer, you can complain to the{' '}
          <a href="https://ico.org.uk/make-a-complaint/">Information Commissioner’s Office</a>.
        </p>
      </>
    ),
  },
];

export function Component() {
  const all = sections();
  return (
    <Page title="Privacy Policy" back={{ to: paths.home, label: 'Back to Home' }}>
      <div className={prose.prose}>
        <nav aria-labelledby="contents">
          <h2 id="contents">Contents</h2>
          <ol>
            {all.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {all.map(({ id, title, text }, index) => (
          <section key={id} id={id}>
            <h2>
              {index + 1}. {title}
            </h2>
            {text}
          </section>
        ))}
      </div>
    </Page>
  );
}
