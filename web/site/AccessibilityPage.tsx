import { paths } from '../../shared/paths/paths.ts';
import { site } from '../../shared/site/site.ts';
import { EmailLink, PhoneLink } from '../directory/Contact.tsx';
import { pageHandle } from '../page/head.ts';
import { Page } from '../ui/Page.tsx';
import prose from '../ui/Prose.module.css';

export const handle = pageHandle(() => ({
  title: 'Accessibility statement',
  description: import.meta.env.SSR
    ? `How far everybody can use the ${site().name}, what does not work yet, and whom to tell.`
    : '',
  path: paths.accessibility,
}));

/** In the form that public bodies of the UK use. */
export function Component() {
  const { name, charityName, email, phoneDisplay, phoneHref } = site();
  return (
    <Page title="Accessibility statement" back={{ to: paths.home, label: 'Back to Home' }}>
      <div className={prose.prose}>
        <p>
          This statement is about the {name}. It is run by {charityName}. We want as many people as
          possible to be able to use it. For example, you can:
        </p>
        <ul>
          <li>change colours, contrast and letters in your browser</li>
          <li>zoom in up to 400% without text running off the screen</li>
          <li>use every page with a keyboard alone, or with speech</li>
          <li>listen to it with a screen reader</li>
          <li>use the public pages without script, and without internet after one visit</li>
          <li>print it in large print, 18 point</li>
        </ul>
        <p>Sentences are short, and written for a reading age of 9 to 11.</p>

        <h2>How accessible it is</h2>
        <p>We know that some parts are not fully accessible:</p>
        <ul>
          <li>Text is in English only. Your browser may translate it.</li>
          <li>There is no version in Easy Read or in British Sign Language.</li>
          <li>
            What organisations write, such as notes and descriptions, may be harder to read than our
            own words.
          </li>
          <li>
            A kiosk shows no way to zoom. It has “Bigger text”, and no screen reader of its own.
          </li>
          <li>
            Our PDF files have tags, a title and a reading order. No outside tool has checked them
            against PDF/UA.
          </li>
          <li>A map that you open belongs to another company. We cannot make it accessible.</li>
        </ul>

        <h2>Tell us, or ask for another form</h2>
        <p>
          Do you need it in large print, read out, or in another form? Did something not work? We
          answer within 10 working days.
        </p>
        {email && (
          <p>
            Email: <EmailLink email={email} />
          </p>
        )}
        {phoneHref && (
          <p>
            Phone: <PhoneLink display={phoneDisplay} href={phoneHref} />
          </p>
        )}

        <h2>If you are not happy with our answer</h2>
        <p>
          The Equality and Human Rights Commission enforces the accessibility rules for public
          bodies. Contact the{' '}
          <a href="https://www.equalityadvisoryservice.com">
            Equality Advisory and Support Service
          </a>
          .
        </p>

        <h2>Technical information</h2>
        <p>
          We aim at the Web Content Accessibility Guidelines version 2.2, level AA. This website is
          partially compliant with them, because nobody outside has audited it yet, and because of
          the kiosk (1.4.4 Resize text) as said above.
        </p>

        <h2>How we tested it</h2>
        <p>
          A program (axe) looks at every page, light and dark, on a phone, a tablet and a desk,
          before each new version. We try keyboard, zoom and pages without script by program too. No
          disabled person has tested it with us yet. We would be glad if you did.
        </p>
        <p>This statement was written on 23 November 2026.</p>
      </div>
    </Page>
  );
}
