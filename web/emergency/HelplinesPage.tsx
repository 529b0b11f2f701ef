import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { answeringAt } from '../../shared/helplines/answering.ts';
import { sortDayAndNightFirst } from '../../shared/helplines/helpline-hours.ts';
import { helplineTypesPresent } from '../../shared/helplines/helpline-types.ts';
import { paths } from '../../shared/paths/paths.ts';
import { messages } from '../../shared/site/messages.ts';
import { site } from '../../shared/site/site.ts';
import type { Api } from '../api/api.ts';
import { useNow } from '../clock/clock.tsx';
import { PhoneLink } from '../directory/Contact.tsx';
import { Answering } from '../helplines/public/Answering.tsx';
import { pageHandle } from '../page/head.ts';
import { useRootData } from '../page/root-data.ts';
import { LinkList } from '../ui/LinkList.tsx';
import { Page } from '../ui/Page.tsx';
import prose from '../ui/Prose.module.css';
import { Danger } from './Danger.tsx';
import styles from './TonightPage.module.css';

/** Loads what a line says of those that may answer at some minute; the others stand on the page of their type. */
export const loader = (api: Api) => async (_: LoaderFunctionArgs) => {
  const all = await api.helplines();
  return {
    types: helplineTypesPresent(all),
    helplines: sortDayAndNightFirst(all).flatMap(
      ({ _id, type, part, name, phoneDisplay, phoneHref, ...rest }) => {
        const { answers, onlineWorkingTime, lastCheckedAt } = rest;
        const when = { answers, onlineWorkingTime, lastCheckedAt };
        const line = { _id, type, name, phoneDisplay, phoneHref, ...when, ...(part && { part }) };
        return answers && phoneHref ? [line] : [];
      },
    ),
  };
};

export const handle = pageHandle(() => ({
  title: 'Helplines',
  description: import.meta.env.SSR
    ? `Helplines for people in ${site().city}: which answer now, and what each is for.`
    : '',
  path: paths.helplines,
}));

/** Who answers now, whatever it is about; then what there is to ring about (docs/product.md#helplines-that-answer). */
export function Component() {
  const { types, helplines } = useLoaderData<Awaited<ReturnType<ReturnType<typeof loader>>>>();
  const now = useNow();
  const { bankHolidays } = useRootData();
  const answering =
    now === null
      ? []
      : helplines.filter((it) => answeringAt(it, now, bankHolidays)?.kind === 'open');
  return (
    <Page title="Helplines" back={{ to: paths.home, label: 'Back to Home' }}>
      <Danger />
      <div className={prose.prose}>
        {answering.length > 0 && (
          <section aria-labelledby="answering">
            <h2 id="answering">Answer now</h2>
            <ul className={styles.places}>
              {answering.map(({ _id, type, part, name, phoneDisplay, phoneHref, ...when }) => (
                <li key={_id} className={styles.place}>
                  <Link to={paths.helpline(type, _id, part)} className={styles.name} translate="no">
                    {name}
                  </Link>
                  <PhoneLink display={phoneDisplay} href={phoneHref} />
                  <Answering helpline={when} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="helpline-types">
          <h2 id="helpline-types">All helplines</h2>
          {types.length === 0 && <p>{messages.noHelplines.title}</p>}
          <LinkList
            links={types.map(({ type, count }) => ({
              to: paths.helplineType(type),
              label: `${type} (${count})`,
            }))}
          />
        </section>
      </div>
    </Page>
  );
}
