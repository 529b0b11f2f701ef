import type { KeyboardEvent, ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { CHANGES_DAYS } from '../../shared/history/changes.ts';
import { CATEGORIES } from '../../shared/organisations/organisation.ts';
import { EVERY_DAY, type PrintedWhat, USUAL_LOOK } from '../../shared/paper/print-choice.ts';
import { paths } from '../../shared/paths/paths.ts';
import { DAYS_AHEAD } from '../../shared/services/lists/asked-date.ts';
import { addDays, cityTime } from '../../shared/time/city-time.ts';
import { pageHandle } from '../page/head.ts';
import buttons from '../ui/Button.module.css';
import { Page } from '../ui/Page.tsx';
import { BookletForm } from './BookletForm.tsx';
import { DayChoice, LookChoice } from './LookChoice.tsx';
import { PartChoice, partsOf } from './PartChoice.tsx';
import styles from './PrintPreview.module.css';
import type { PrintApi } from './print-api.ts';

export const loader = (api: PrintApi) => async () => {
  const { directory, now } = await api.directory();
  return {
    parts: partsOf(directory.services),
    organisations: directory.organisations.map(({ _id, name }) => ({ _id, name })),
    today: cityTime(now).date,
  };
};

type Data = Awaited<ReturnType<ReturnType<typeof loader>>>;

export const handle = pageHandle(() => ({
  title: 'Print',
  description: import.meta.env.SSR
    ? 'Sheets for a noticeboard, a booklet to hand out, or a list for one person.'
    : '',
  path: null,
  feed: true,
}));

/** The page that makes a sheet. */
const to = (what: PrintedWhat) => `${paths.print}/${what}`;

/**
 * Everything that can be printed, in one form: its buttons say where it goes, so that it needs no script, and each sheet
 * takes the fields that it knows.
 */
export function Component() {
  const { parts, organisations, today } = useLoaderData<Data>();
  const { types } = parts;
  return (
    <Page
      title="Print"
      lead="Sheets for a noticeboard, a booklet to hand out, or a list for one person. Each says the day on which it was right. Keep the address of a sheet, and print it again another day."
    >
      <form
        method="get"
        action={to('timetables')}
        className={styles.chooser}
        onKeyDown={pressOwnButton}
      >
        <div className={styles.look}>
          <LookChoice look={USUAL_LOOK} />
        </div>
        <div className={styles.cards}>
          <Card title="Today" what="today" label="Show the day">
            <p>
              Meals, showers and day centres by the hour, and whom to ring for somewhere to sleep
              tonight. One page for each morning.
            </p>
            <label className={styles.field}>
              Another day, if you want one
              <input
                type="date"
                name="date"
                min={today}
                max={addDays(today, DAYS_AHEAD)}
                className={styles.input}
              />
            </label>
            <PartChoice parts={parts} />
          </Card>
          <Card title="Tonight" what="tonight" label="Show the steps for tonight">
            <p>
              Whom to ring, what to say, beds and somewhere warm. Right at the minute you print it.
            </p>
          </Card>
          <section className={styles.card} aria-labelledby="print-places">
            <h2 id="print-places">A list for one person</h2>
            <p>Choose the places that are right for them. We do not keep what you choose.</p>
            <a href={paths.printPlaces} className={buttons.secondary}>
              Choose places
            </a>
          </section>
          <Card title="A poster" what="poster" label="Show the poster">
            <p>For a wall, with times that are read from two metres. One sheet of A4 or A3.</p>
            <label className={styles.field}>
              About
              <select name="of" className={styles.input}>
                <option value="">One day: meals, showers and day centres</option>
                {types.map((type) => (
                  <option key={type}>{type}</option>
                ))}
              </select>
            </label>
            <label className={styles.field}>
              On one day only, if you want that
              <input
                type="date"
                name="on"
                min={today}
                max={addDays(today, DAYS_AHEAD)}
                className={styles.input}
              />
            </label>
          </Card>
          <Card title="A pocket guide" what="pocket" label="Show the pocket guide">
            <p>
              One day in pictures: times, places and whom to ring tonight. One sheet of A4, folded
              for a pocket.
            </p>
            <label className={styles.field}>
              On another day, if you want that
              <input
                type="date"
                name="for"
                min={today}
                max={addDays(today, DAYS_AHEAD)}
                className={styles.input}
              />
            </label>
          </Card>
          <Card title="Timetables" what="timetables" label="Show the timetables" wide>
            <fieldset className={styles.choice}>
              <legend>Choose some, or none for all of them</legend>
              <div className={styles.types}>
                {types.map((type) => (
                  <label key={type}>
                    <input type="checkbox" name="type" value={type} />
                    {type}
                  </label>
                ))}
              </div>
            </fieldset>
            <DayChoice days={EVERY_DAY} />
          </Card>
          <Card title="Helplines" what="helplines" label="Show the helplines">
            <p>Every helpline, with its number and its hours.</p>
          </Card>
          <Card title="Organisations" what="organisations" label="Show the organisations">
            <label className={styles.field}>
              Which
              <select name="category" className={styles.input}>
                <option value="">All, A to Z</option>
                {CATEGORIES.map((category) => (
                  <option key={category}>{category}</option>
                ))}
              </select>
            </label>
          </Card>
          <Card title="One organisation" what="organisation" label="Show this organisation">
            <label className={styles.field}>
              Its name
              <select name="organisation" className={styles.input}>
                <option value="">Choose one</option>
                {organisations.map(({ _id, name }) => (
                  <option key={_id} value={_id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          </Card>
          <Card title="The whole handbook" what="handbook" label="Show the whole handbook">
            <p>To leaf through or to hand out. Its file has page numbers in the contents.</p>
            <a href={paths.handbookPdf()} className={styles.link}>
              Handbook as a file (PDF)
            </a>
            <a href={paths.handbookPdf('large')} className={styles.link}>
              Handbook in large print (PDF)
            </a>
          </Card>
          <Card title="What changed" what="changes" label="Show what changed">
            <label className={styles.field}>
              Since
              <input
                type="date"
                name="since"
                defaultValue={addDays(today, -CHANGES_DAYS)}
                max={today}
                className={styles.input}
              />
            </label>
            <a href={paths.changesFeed} className={styles.link}>
              Follow what changes (feed)
            </a>
          </Card>
        </div>
      </form>
      <BookletForm />
    </Page>
  );
}

/** Enter in a field of a card shows what that card is about: left alone, a browser would press the form's first button. */
function pressOwnButton(event: KeyboardEvent<HTMLFormElement>) {
  const { key, target } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  const button = target.closest('section')?.querySelector('button');
  if (!button) return;
  event.preventDefault();
  button.click();
}

type CardProps = {
  title: string;
  what: PrintedWhat;
  label: string;
  wide?: boolean;
  children: ReactNode;
};

function Card({ title, what, label, wide, children }: CardProps) {
  const id = `print-${what}`;
  return (
    <section className={`${styles.card} ${wide ? styles.wide : ''}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <button type="submit" formAction={to(what)} className={buttons.secondary}>
        {label}
      </button>
    </section>
  );
}
