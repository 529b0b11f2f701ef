import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { paths } from '../../shared/paths/paths.ts';
import { findListing, type Listing } from '../../shared/reports/find-listing.ts';
import { faultsOf, faultWords } from '../../shared/reports/report.ts';
import { site } from '../../shared/site/site.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import type { FormOutcome } from '../account/form-outcome.ts';
import type { Api } from '../api/api.ts';
import { notFound } from '../api/api-error.ts';
import forms from '../forms/Forms.module.css';
import { pageHandle } from '../page/head.ts';
import button from '../ui/Button.module.css';
import { ErrorCard } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';
import { NobodyReads } from './NobodyReads.tsx';
import styles from './SomethingWrongPage.module.css';

type Loaded = { listing: Listing; sent: FormOutcome | null };

export const loader =
  (api: Api) =>
  async ({ params, context }: LoaderFunctionArgs): Promise<Loaded> => {
    const [services, organisations, helplines] = await Promise.all([
      api.services(),
      api.organisations(),
      api.helplines(),
    ]);
    const listing = findListing({ services, organisations, helplines }, params.listing ?? '');
    if (!listing) throw notFound();
    const sent = (context as { formOutcome?: FormOutcome } | undefined)?.formOutcome ?? null;
    return { listing, sent };
  };

/** Nobody else is to read from a shared computer's history whom somebody complained about. */
export const handle = pageHandle(() => ({
  title: 'Something wrong?',
  description: import.meta.env.SSR ? `Say what is wrong with a place in the ${site().name}.` : '',
  path: null,
  isPrivate: true,
}));

/** Where somebody says what is wrong with a listing. Its form is the browser's own, with script and without. */
export function Component() {
  const { listing, sent } = useLoaderData() as Loaded;
  if (sent && sent.status < 400) return <Thanks listing={listing} />;
  return (
    <Page title="Something wrong?" lead={<NobodyReads />}>
      <p>
        You are telling {site().charityName} about <strong translate="no">{listing.name}</strong>.
      </p>
      {sent && <ErrorCard message={sent.message} />}
      <ReportForm listing={listing} sent={sent} />
    </Page>
  );
}

function ReportForm({ listing, sent }: Loaded) {
  const { values = {}, fields = {} } = sent ?? {};
  return (
    <form method="post" className={forms.form}>
      <fieldset
        className={forms.group}
        data-invalid={fields.what ? '' : undefined}
        aria-describedby={fields.what && 'what-error'}
      >
        <legend>What is wrong?</legend>
        {fields.what && (
          <p id="what-error" className={forms.error}>
            {fields.what}
          </p>
        )}
        {faultsOf(listing.kind).map((fault, index) => (
          <label key={fault} className={forms.checkbox}>
            {/* Its form is sent again by its first field's id, once the app is there (web/entry/hold-for-app.ts). */}
            <input
              id={`what-${index}`}
              type="radio"
              name="what"
              value={fault}
              required
              defaultChecked={values.what === fault}
            />
            {faultWords(fault, listing.kind)}
          </label>
        ))}
      </fieldset>
      <div className={forms.field} data-invalid={fields.words ? '' : undefined}>
        <label htmlFor="words" className={forms.label}>
          What happened? <span className={forms.optional}>(optional)</span>
        </label>
        <p id="words-hint" className={forms.hint}>
          Only {site().charityName} reads this. Please leave out names and phone numbers. Up to{' '}
          {LIMITS.reportWords.value} characters.
        </p>
        {fields.words && (
          <p id="words-error" className={forms.error}>
            {fields.words}
          </p>
        )}
        <textarea
          id="words"
          name="words"
          className={forms.input}
          defaultValue={values.words}
          aria-describedby={`words-hint${fields.words ? ' words-error' : ''}`}
          aria-invalid={fields.words ? true : undefined}
        />
      </div>
      <button type="submit" className={`${button.primary} ${styles.send}`}>
        Send
      </button>
      <p className={forms.hint}>
        We do not ask who you are, and keep nothing that says so.{' '}
        <a href={`${paths.privacyPolicy}#visitors`}>What we keep</a>
      </p>
    </form>
  );
}

function Thanks({ listing }: { listing: Listing }) {
  return (
    <Page title="Thank you" back={{ to: paths.home, label: 'Back to Home' }} lead={<NobodyReads />}>
      <div className={forms.success} role="status">
        <h2>We have your report</h2>
        <p>
          {site().charityName} will read what you said about{' '}
          <strong translate="no">{listing.name}</strong>. We cannot answer you, because we do not
          know who you are.
        </p>
      </div>
      <p>
        Somewhere to go now? <a href={`${paths.home}#open-now`}>See what is open</a>, or{' '}
        <a href={paths.tonight}>what to do tonight</a>.
      </p>
    </Page>
  );
}
