import { useEffect } from 'react';
import {
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { isHiddenWay } from '../../shared/paths/hidden-way.ts';
import { paths } from '../../shared/paths/paths.ts';
import { callsForAnybody } from '../../shared/search/danger/urgent-calls.ts';
import type { SearchAnswer } from '../../shared/search/find-help.ts';
import { isZeroResult } from '../../shared/search/is-zero-result.ts';
import { searchedText } from '../../shared/search/search.ts';
import type { Api } from '../api/api.ts';
import { Announced } from '../directory/Announced.tsx';
import { SharePage } from '../directory/SharePage.tsx';
import { pageHandle } from '../page/head.ts';
import { EmptyState, ErrorCard } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';
import { countResults } from './results-words.ts';
import { SearchBox } from './SearchBox.tsx';
import styles from './SearchPage.module.css';
import { UrgentCalls } from './UrgentCalls.tsx';
import { loadSearch, useSearch } from './use-search.ts';

/** An address with a text, as a form without script or a kept link has it, is answered by the server. */
export const loader =
  (api: Api) =>
  async ({ request }: LoaderFunctionArgs) => {
    const text = searchedText(new URL(request.url).searchParams.get('q'));
    return { text, found: text ? await findText(api, text) : null };
  };

/** A browser fetches the search when it is first needed. */
async function findText(api: Api, text: string): Promise<SearchAnswer> {
  const { openSearch } = await loadSearch();
  return (await openSearch(api))(text);
}

type Data = Awaited<ReturnType<ReturnType<typeof loader>>>;

export const handle = pageHandle<Data>(({ data: { text } }) => ({
  title: 'Search',
  description: import.meta.env.SSR
    ? 'Search for a service, a kind of help or an organisation.'
    : '',
  path: text ? null : paths.search(),
  ...(text && { isPrivate: true }),
}));

/** What an entry of the browser's history holds beside the bare address. */
type SearchState = { text?: unknown; isCounted?: boolean } | null;

/**
 * The page behind the search box: the same results without script, and a way on when there are none. With script the text
 * stands in the state of the history's entry alone: neither the address nor the title tells what was looked for
 * (docs/product.md#people-in-crisis).
 */
export function Component() {
  const { text: asked, found: answered } = useLoaderData<Data>();
  const { state }: { state: SearchState } = useLocation();
  const kept = asked || searchedText(typeof state?.text === 'string' ? state.text : null);
  const live = useSearch(kept, true);
  const navigate = useNavigate();
  const found = live.search && !asked ? live.found : answered;
  const isCounted = asked !== '' || state?.isCounted === true;
  const isCountable = live.search && !isCounted && kept !== '' && isZeroResult(live.found);
  useEffect(() => {
    // The server tells of what it answered itself; nothing is told of who searched, and nobody waits for it.
    if (isCountable) reportZeroResult(kept);
    if (isCountable || (asked && live.search))
      navigate(paths.search(), { replace: true, state: { text: kept, isCounted: true } });
  }, [asked, kept, live.search, isCountable, navigate]);
  return (
    <Page title="Search" back={{ to: paths.home, label: 'Back to Home' }}>
      <div className={styles.box}>
        <SearchBox key={kept} id="page-search" initial={kept} />
      </div>
      {kept && found && <Results text={kept} found={found} />}
      {kept && !found && live.search === null && <SearchFailed key={kept} text={kept} />}
      {!kept && <p>Type what you need: food, a shower, advice, or the name of a place.</p>}
    </Page>
  );
}

/** Numbers to call need nothing that did not come; the server finds the rest. */
function SearchFailed({ text }: { text: string }) {
  return (
    <>
      <UrgentCalls calls={callsForAnybody()} text={text} />
      <ErrorCard message="The search could not be loaded.">
        <a href={paths.search(text)}>Search again</a>
      </ErrorCard>
    </>
  );
}

function Results({ text, found }: { text: string; found: SearchAnswer }) {
  const { calls, corrected, groups } = found;
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  return (
    <>
      <UrgentCalls calls={calls} text={text} />
      {corrected && (
        <p>
          Showing results for <strong>{corrected}</strong>
        </p>
      )}
      {count > 0 && (
        <p>
          {countResults(count)} for “{text}”
        </p>
      )}
      {groups.map((group) => (
        <section key={group.kind} className={styles.group} aria-labelledby={group.kind}>
          <h2 id={group.kind}>{group.heading}</h2>
          <ul className={styles.results}>
            {group.results.map((result) => (
              <li key={result.href}>
                <Link
                  to={result.href}
                  className={styles.result}
                  replace={isHiddenWay(paths.search(), pathOf(result.href))}
                >
                  {result.label}
                </Link>
                {result.detail && <span className={styles.detail}>{result.detail}</span>}
                {result.announced && <Announced words={[result.announced]} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {count === 0 && <NothingFound text={text} />}
      <SharePage path={paths.search(text)} title="Search" />
    </>
  );
}

const pathOf = (href: string) => href.replace(/[?#].*/, '');

function reportZeroResult(text: string) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ text });
  fetch('/api/searches', { method: 'POST', headers, body }).catch(() => {});
}

function NothingFound({ text }: { text: string }) {
  return (
    <EmptyState title={`Nothing found for “${text}”`}>
      <p>Try a shorter word, or ask someone:</p>
      <ul>
        <li>
          <Link to={paths.timetable('Day Centre')}>A day centre</Link>: staff know who can help
        </li>
        <li>
          <Link to={paths.helplines}>A helpline</Link> that answers now
        </li>
        <li>
          <Link to={paths.near}>What is near you</Link>
        </li>
        <li>
          <Link to={paths.home}>All services, by kind</Link>
        </li>
      </ul>
    </EmptyState>
  );
}
