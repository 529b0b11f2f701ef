import { useMemo, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { dashboardPaths } from '../../shared/paths/dashboard-paths.ts';
import { findListing, type Listing, searchListings } from '../../shared/reports/find-listing.ts';
import { FOUND_CLOSED, SAID_HOURS } from '../../shared/reports/found-closed.ts';
import {
  faultsOf,
  faultWords,
  NOBODY_READS,
  type ReportedFault,
} from '../../shared/reports/report.ts';
import { areaMessages } from '../../shared/site/area-messages.ts';
import { site } from '../../shared/site/site.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { ApiError, asApiError } from '../api/api-error.ts';
import { areaLoader } from '../auth/area-loader.ts';
import { ActionButton } from '../forms/ActionButton.tsx';
import forms from '../forms/Forms.module.css';
import { useKeptValue } from '../forms/safe-form/use-kept-fields.ts';
import { SearchField } from '../lists/SearchField.tsx';
import { pageHandle } from '../page/head.ts';
import { reportsApi } from '../records/reports-api.ts';
import { LinkList } from '../ui/LinkList.tsx';
import { Page } from '../ui/Page.tsx';
import styles from './ReportPage.module.css';

/** More than these are nobody's to read through: a longer word finds fewer. */
const MOST = 20;

export const loader = areaLoader(
  areaMessages.missing.organisation,
  async ({ organisationId, search }) => {
    const q = (search.get('q') ?? '').slice(0, LIMITS.filterValue.value);
    const id = search.get('listing') ?? '';
    if (!q && !id) return { q, found: [], total: 0, listing: null };
    const lists = await reportsApi.listings();
    // What is wrong with its own it changes.
    const isOther = (it: Listing) => it.organisationId !== organisationId;
    const found = searchListings(lists, q).filter(isOther);
    const listing = findListing(lists, id);
    return {
      q,
      found: found.slice(0, MOST),
      total: found.length,
      listing: listing && isOther(listing) ? listing : null,
    };
  },
);

export const handle = pageHandle(() => ({
  title: 'Another place is wrong',
  description: 'Say what is wrong with somebody else’s listing.',
  path: null,
}));

/** Where an organisation says what is wrong with another's listing: look for it, say what, send. */
export function Component() {
  const { q, found, total, listing } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const [sentOf, setSentOf] = useState('');
  const look = (text: string) =>
    void navigate(dashboardPaths.report(text ? { q: text } : null), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <Page
      title="Another place is wrong"
      back={{ to: dashboardPaths.home, label: 'Back to Dashboard' }}
      lead={`${site().charityName} reads it, with your organisation’s name. ${NOBODY_READS} 999.`}
    >
      <p role="status">{sentOf && `Sent, about ${sentOf}. Thank you.`}</p>
      {listing ? (
        <Report
          key={listing._id}
          listing={listing}
          onSent={() => {
            setSentOf(listing.name);
            look('');
          }}
        />
      ) : (
        <>
          <SearchField label="Which place? Part of its name or street" value={q} onSearch={look} />
          {q.trim() && <p role="status">{foundWords(found.length, total)}</p>}
          <div className={styles.found}>
            <LinkList
              links={found.map(({ _id, name }) => ({
                to: dashboardPaths.report({ listing: _id }),
                label: name,
              }))}
            />
          </div>
        </>
      )}
    </Page>
  );
}

const foundWords = (shown: number, total: number) =>
  total > shown
    ? `${total} found. These are the first ${shown}: write more of the name.`
    : `${total || 'None'} found.`;

function Report({ listing, onSent }: { listing: Listing; onSent: () => void }) {
  const { _id, kind, name } = listing;
  const [what, setWhat] = useState<ReportedFault | null>(null);
  const [words, setWords] = useState('');
  const typed = useMemo(() => (what || words ? { what, words } : null), [what, words]);
  useKeptValue(`report of ${_id}`, typed, (were) => {
    setWhat(were.what);
    setWords(were.words);
  });
  return (
    <div className={forms.form}>
      <p>
        <strong translate="no">{name}</strong>
      </p>
      <fieldset className={forms.group}>
        <legend>What is wrong?</legend>
        {faultsOf(kind).map((fault) => (
          <label key={fault} className={forms.checkbox}>
            <input
              type="radio"
              name="what"
              checked={what === fault}
              onChange={() => setWhat(fault)}
            />
            {faultWords(fault, kind)}
          </label>
        ))}
      </fieldset>
      {what === 'closed' && kind !== 'helpline' && (
        <p>
          Everybody reads at once, for {SAID_HOURS} hours: “{FOUND_CLOSED}” Nobody reads that it was
          you.
        </p>
      )}
      <div className={forms.field}>
        <label htmlFor="words" className={forms.label}>
          What happened? <span className={forms.optional}>(optional)</span>
        </label>
        <p id="words-hint" className={forms.hint}>
          Only {site().charityName} reads this. Up to {LIMITS.reportWords.value} characters.
        </p>
        <textarea
          id="words"
          className={forms.input}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          aria-describedby="words-hint"
        />
      </div>
      <ActionButton
        label="Send"
        busyLabel="Sending..."
        look="primary"
        about={`: ${name}`}
        act={async () => {
          if (!what) throw new ApiError(422, 'Choose what is wrong.');
          await reportsApi.vouch({ listing: _id, what, words }).catch(sayFault);
          onSent();
        }}
      />
    </div>
  );
}

/** What is wrong with the words stands beside the button, and the words where they were. */
const sayFault = (error: unknown) => {
  const { status, details, message } = asApiError(error);
  throw new ApiError(status, Object.values(details.fields ?? {})[0] ?? message);
};
