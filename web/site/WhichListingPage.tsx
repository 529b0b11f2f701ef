import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { somethingWrong } from '../../shared/paths/report-paths.ts';
import { type Listing, searchListings } from '../../shared/reports/find-listing.ts';
import { site } from '../../shared/site/site.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import type { Api } from '../api/api.ts';
import forms from '../forms/Forms.module.css';
import { pageHandle } from '../page/head.ts';
import button from '../ui/Button.module.css';
import { LinkList } from '../ui/LinkList.tsx';
import { Page } from '../ui/Page.tsx';
import { NobodyReads } from './NobodyReads.tsx';
import styles from './SomethingWrongPage.module.css';

/** More than these are nobody's to read through: a longer word finds fewer. */
const MOST = 30;

type Loaded = { q: string; found: Listing[]; total: number };

export const loader =
  (api: Api) =>
  async ({ request }: LoaderFunctionArgs): Promise<Loaded> => {
    const q = (new URL(request.url).searchParams.get('q') ?? '')
      .trim()
      .slice(0, LIMITS.filterValue.value);
    if (!q) return { q, found: [], total: 0 };
    const [services, organisations, helplines] = await Promise.all([
      api.services(),
      api.organisations(),
      api.helplines(),
    ]);
    const found = searchListings({ services, organisations, helplines }, q);
    return { q, found: found.slice(0, MOST), total: found.length };
  };

export const handle = pageHandle(() => ({
  title: 'Something wrong?',
  description: import.meta.env.SSR
    ? `Find the place in the ${site().name} that something is wrong with.`
    : '',
  path: null,
  isPrivate: true,
}));

/** Where a short address on paper leads: somebody looks for the place, with script or without. */
export function Component() {
  const { q, found, total } = useLoaderData() as Loaded;
  return (
    <Page title="Something wrong?" lead={<NobodyReads />}>
      <form action={somethingWrong()} className={`${forms.form} ${styles.find}`}>
        <div className={forms.field}>
          <label htmlFor="q" className={forms.label}>
            Which place, organisation or helpline?
          </label>
          <p id="q-hint" className={forms.hint}>
            Part of its name or street, or the code after /w/ on paper.
          </p>
          <input
            id="q"
            name="q"
            className={forms.input}
            defaultValue={q}
            aria-describedby="q-hint"
          />
        </div>
        <button type="submit" className={`${button.primary} ${forms.submit}`}>
          Find it
        </button>
      </form>
      {q && (
        <section aria-labelledby="found">
          <h2 id="found">
            {total === 0 ? `Nothing has “${q}” in its name` : 'Which one do you mean?'}
          </h2>
          {total > found.length && (
            <p>
              These are the first {found.length} of {total}. Write more of the name.
            </p>
          )}
          <LinkList
            links={found.map(({ _id, name }) => ({ to: somethingWrong(_id), label: name }))}
          />
        </section>
      )}
    </Page>
  );
}
