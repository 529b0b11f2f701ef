import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths/paths.ts';
import { site } from '../../shared/site/site.ts';
import { EmailLink, PhoneLink } from '../directory/Contact.tsx';
import { Detail, Details } from '../directory/Details.tsx';
import { pageHandle } from '../page/head.ts';
import { Page } from '../ui/Page.tsx';
import prose from '../ui/Prose.module.css';

export const handle = pageHandle(() => ({
  title: 'Join Us',
  description: import.meta.env.SSR
    ? `How an organisation in ${site().city} joins the ${site().name}, and how to help as a donor or volunteer.`
    : '',
  path: paths.joinUs,
}));

export function Component() {
  return (
    <Page title="Join Us" back={{ to: paths.home, label: 'Back to Home' }}>
      <div className={prose.prose}>
        <section>
          <h2>Register your services</h2>
          <p>
            Does your organisation help people in {site().city} who are homeless? Email or ring{' '}
            {site().charityName} and we will talk about adding you to this handbook. Or{' '}
            <Link to={paths.register}>register your organisation</Link> yourself.
          </p>
          <p>Please tell us:</p>
          <ul>
            <li>the name of your organisation and what you do</li>
            <li>where you are, and on which days and at what times</li>
            <li>who may come, and whether they should ring first</li>
            <li>a phone number, email or website that people can use</li>
          </ul>
          <Details>
            {site().email && (
              <Detail name="Email">
                <EmailLink email={site().email} />
              </Detail>
            )}
            {site().phoneHref && (
              <Detail name="Phone">
                <PhoneLink display={site().phoneDisplay} href={site().phoneHref} />
              </Detail>
            )}
          </Details>
        </section>
        <GetInvolved />
      </div>
    </Page>
  );
}

function GetInvolved() {
  const ways = [
    { href: site().donate, label: 'Give money or things' },
    { href: site().volunteer, label: 'Give your time as a volunteer' },
  ].filter(({ href }) => href);
  if (ways.length === 0) return null;
  return (
    <section>
      <h2>Get Involved</h2>
      <p>
        {site().charityName} needs donors and volunteers. You can read more on our main website.
      </p>
      <ul>
        {ways.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
