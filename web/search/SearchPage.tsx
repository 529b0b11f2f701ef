import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { paths } from '../../shared/paths/paths.ts';
import { findHelp } from '../../shared/search/everyday-search.ts';
import { searchedText } from '../../shared/search/search.ts';
import type { Api } from '../api/api.ts';
import { pageHandle } from '../page/head.ts';
import { EmptyState } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';
import { findable } from './findable.ts';
import { SearchBox } from './SearchBox.tsx';
import styles from './SearchPage.module.css';

export const loader =
  (api: Api) =>
  async ({ request }: LoaderFunctionArgs) => {
    const text = searchedText(new URL(request.url).searchParams.get('q'));
    const groups = text ? findHelp(text, await findable(api)) : [];
    // The server tells of its own; nothing is told of who searched, and nobody waits for it.
    if (!import.meta.env.SSR && text && groups.length === 0) reportFruitless(text);
    return { text, groups };
  };

function reportFruitless(text: string) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ text });
  fetch('/api/searches', { method: 'POST', headers, body }).catch(() => {});
}

type Data = Awaited<ReturnType<ReturnType<typeof loader>>>;

export const handle = pageHandle<Data>(({ data: { text } }) => ({
  title: text ? `${text}: search` : 'Search',
  description: 'Search for a service, a kind of help or an organisation.',
  path: text ? null : paths.search(),
  ...(text && { isPrivate: true }),
}));

/** The page behind the search box: the same results without script, and a way on when there are none. */
export function Component() {
  const { text, groups } = useLoaderData<Data>();
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  return (
    <Page title="Search" back={{ to: paths.home, label: 'Back to Home' }}>
      <div className={styles.box}>
        <SearchBox key={text} id="page-search" initial={text} />
      </div>
      {text && count > 0 && (
        <p>
          {count === 1 ? '1 result' : `${count} results`} for “{text}”
        </p>
      )}
      {groups.map((group) => (
        <section key={group.kind} className={styles.group} aria-labelledby={group.kind}>
          <h2 id={group.kind}>{group.heading}</h2>
          <ul className={styles.results}>
            {group.results.map((result) => (
              <li key={result.href}>
                <Link to={result.href} className={styles.result}>
                  {result.label}
                </Link>
                {result.detail && <span className={styles.detail}>{result.detail}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {text && count === 0 && <NothingFound text={text} />}
      {!text && <p>Type what you need: food, a shower, advice, or the name of a place.</p>}
    </Page>
  );
}

function NothingFound({ text }: { text: string }) {
  return (
    <EmptyState title={`Nothing found for “${text}”`}>
      <p>Try a shorter word, or one of these:</p>
      <ul>
        <li>
          <Link to={paths.home}>All services, by kind</Link>
        </li>
        <li>
          <Link to={paths.organisations}>All organisations</Link>
        </li>
        <li>
          <Link to={paths.immediateSupport}>Immediate support</Link>, if you need help now
        </li>
      </ul>
    </EmptyState>
  );
}
