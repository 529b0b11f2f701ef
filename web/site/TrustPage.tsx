import { useLoaderData } from 'react-router-dom';
import { paths } from '../../shared/paths/paths.ts';
import { somethingWrong, trustPath } from '../../shared/paths/report-paths.ts';
import { durationWords, shareWords, type Trust } from '../../shared/reports/trust.ts';
import { site } from '../../shared/site/site.ts';
import { dayDateWords } from '../../shared/time/city-time.ts';
import type { LoaderContext } from '../api/api.ts';
import { unwrap } from '../api/api-error.ts';
import { pageHandle } from '../page/head.ts';
import { Page } from '../ui/Page.tsx';
import prose from '../ui/Prose.module.css';

export const loader =
  ({ fetch, apiOrigin }: LoaderContext) =>
  () =>
    unwrap(
      fetch(`${apiOrigin}/api/reports/trust`),
      'The figures could not be read.',
    ) as Promise<Trust>;

export const handle = pageHandle(() => ({
  title: 'How far to trust it',
  description: import.meta.env.SSR
    ? `How many places of the ${site().name} were checked lately, how soon we answer, and who runs it.`
    : '',
  path: trustPath,
}));

/** Shows people who wonder whether listings are right the figures, which we do not choose, and who answers for them. */
export function Component() {
  const trust = useLoaderData() as Trust;
  const { charityName, phoneDisplay, phoneHref, email } = site();
  return (
    <Page
      title="How far to trust it"
      back={{ to: paths.home, label: 'Back to Home' }}
      lead="Places change. These figures are counted from the handbook itself, as it is now."
    >
      <div className={prose.prose}>
        <h2>What was checked lately</h2>
        <p>{checkedWords(trust)}</p>
        <p>Each place says itself when it was last checked. Ring before a long way.</p>
        <h2>The next check</h2>
        <p>{nextWords(trust)}</p>
        <h2>When you tell us that something is wrong</h2>
        <p>{answeredWords(trust)}</p>
        <p>
          <a href={somethingWrong()}>Tell us what is wrong</a>. You need not say who you are.
        </p>
        <h2>Who runs this</h2>
        <p>
          {charityName} runs the {site().name}. Organisations keep their own listings right, and{' '}
          {charityName} checks with them.
        </p>
        <p>
          {phoneDisplay && (
            <>
              Phone: <a href={phoneHref}>{phoneDisplay}</a>.{' '}
            </>
          )}
          {email && (
            <>
              Email: <a href={`mailto:${email}`}>{email}</a>.
            </>
          )}
        </p>
        <p>
          <a href={paths.privacyPolicy}>What we keep, and for how long</a>
        </p>
      </div>
    </Page>
  );
}

function checkedWords({ listings, checked }: Trust): string {
  if (listings === 0) return 'Nothing is listed yet.';
  return `${shareWords(checked, listings)} checked in the last 90 days.`;
}

function nextWords({ listings, nextOn, askedAfter, overdue }: Trust): string {
  const after = askedAfter.join(', ').replace(/, (?=\d+$)/, ' and ');
  const rule = `We ask each organisation ${after} days after the last check. Then we ring. Where nobody signs in we ring after ${Math.min(...askedAfter)} days.`;
  if (listings === 0) return rule;
  const next = nextOn && `The next listing is due on ${dayDateWords(nextOn)}.`;
  const late =
    overdue > 0 && `${overdue} ${overdue === 1 ? 'is' : 'are'} overdue, and on our list to ring.`;
  return [rule, next, late].filter(Boolean).join(' ');
}

function answeredWords({ answered, waiting, medianHours }: Trust): string {
  const wait = waiting > 0 && `${waiting} ${waiting === 1 ? 'waits' : 'wait'} for an answer now.`;
  if (medianHours === null)
    return ['No report has been answered yet.', wait].filter(Boolean).join(' ');
  const half = `In the last 90 days we answered ${answered}, half of them within ${durationWords(medianHours)}.`;
  return [half, wait].filter(Boolean).join(' ');
}
