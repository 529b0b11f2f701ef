import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { copiesAfter } from '../../../shared/addresses/copies.ts';
import {
  type CategoryAddresses,
  HIDDEN_DAYS,
  hiddenUntilFaults,
} from '../../../shared/organisations/hidden-category.ts';
import { adminPaths } from '../../../shared/paths/admin-paths.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { addDays, cityTime, dayDateWords } from '../../../shared/time/city-time.ts';
import { areaLoader } from '../../auth/area-loader.ts';
import { usePresent } from '../../clock/clock.tsx';
import { ActionButton } from '../../forms/ActionButton.tsx';
import forms from '../../forms/Forms.module.css';
import { pageHandle } from '../../page/head.ts';
import { hiddenCategoriesApi } from '../../records/hidden-categories-api.ts';
import { Card } from '../../ui/Card.tsx';
import { Page } from '../../ui/Page.tsx';
import styles from './HiddenAddressesPage.module.css';

export const loader = areaLoader(areaMessages.missing.token, () => hiddenCategoriesApi.list());

export const handle = pageHandle(() => ({
  title: 'Hidden addresses',
  description: 'Hides the addresses of every organisation of a category.',
  path: null,
}));

const untilWords = (until: string) => `until the end of ${dayDateWords(until)}`;

/** Hides the addresses of a category with one touch: for when people who go there are in danger. */
export function Component() {
  const categories = useLoaderData<typeof loader>();
  const now = usePresent();
  const today = cityTime(now).date;
  const [until, setUntil] = useState(() => addDays(today, HIDDEN_DAYS));
  const { until: fault } = hiddenUntilFaults(until, today);
  const [hiddenAt, setHiddenAt] = useState<number | null>(null);
  return (
    <Page
      title="Hidden addresses"
      back={{ to: adminPaths.home, label: 'Admin Home' }}
      lead="Where people who seek help are in danger, hide every address of a category. Pages, kiosks, prints, calendars and search then say whom to ring instead, within a minute."
    >
      <div className={forms.field} data-invalid={fault ? '' : undefined}>
        <label htmlFor="until" className={forms.label}>
          Hide until the end of
        </label>
        <p id="until-hint" className={forms.hint}>
          They are shown again by themselves the day after.
        </p>
        {fault && (
          <p id="until-error" className={forms.error}>
            <span className="visually-hidden">Error: </span>
            {fault}
          </p>
        )}
        <input
          id="until"
          type="date"
          className={forms.input}
          aria-describedby={fault ? 'until-hint until-error' : 'until-hint'}
          aria-invalid={fault ? true : undefined}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </div>
      {hiddenAt !== null && (
        <Card tone="soft">
          <p role="status">
            <strong>Hidden.</strong> Copies from before may still hold these addresses:
          </p>
          <ul>
            {copiesAfter(hiddenAt).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Card>
      )}
      <ul className={styles.rows}>
        {categories.map((row) => (
          <li key={row.category}>
            <Row
              {...row}
              wanted={fault ? row.until : until}
              onHidden={() => setHiddenAt(Date.now())}
            />
          </li>
        ))}
      </ul>
    </Page>
  );
}

function organisationsWords(count: number): string {
  if (count === 0) return 'No organisation';
  return count === 1 ? '1 organisation' : `${count} organisations`;
}

type Props = CategoryAddresses & { wanted: string; onHidden: () => void };

function Row({ category, organisations, until, wanted, onHidden }: Props) {
  const { revalidate } = useRevalidator();
  const hide = async () => {
    await hiddenCategoriesApi.hide(category, wanted);
    if (!until) onHidden();
    await revalidate();
  };
  const show = async () => {
    await hiddenCategoriesApi.show(category);
    await revalidate();
  };
  return (
    <Card tone={until ? 'soft' : 'plain'}>
      <h2 className={styles.name}>{category}</h2>
      <p>
        {organisationsWords(organisations)}
        {until ? (
          <>
            . <strong>Their addresses are hidden {untilWords(until)}.</strong>
          </>
        ) : organisations > 0 ? (
          ', with addresses that everybody sees.'
        ) : (
          ' has it now.'
        )}
      </p>
      <p className={styles.ways}>
        {until !== wanted && (
          <ActionButton
            label={until ? 'Hide until the day above' : 'Hide the addresses'}
            busyLabel="Hiding..."
            about={`of ${category}`}
            act={hide}
          />
        )}
        {until && (
          <ActionButton
            label="Show them again"
            busyLabel="Showing..."
            about={`of ${category}`}
            question={`Show the addresses of “${category}” to everybody again?`}
            act={show}
          />
        )}
      </p>
    </Card>
  );
}
