import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { emergencyContacts, HURT_HEADING } from '../../../shared/emergency/emergency.ts';
import { type HelplineType, isHelplineType } from '../../../shared/helplines/helpline.ts';
import { HELPLINES_FOR } from '../../../shared/helplines/helpline-audience.ts';
import { sortDayAndNightFirst } from '../../../shared/helplines/helpline-hours.ts';
import { helplineTypesPresent } from '../../../shared/helplines/helpline-types.ts';
import { isHiddenWay } from '../../../shared/paths/hidden-way.ts';
import { partQuery, paths } from '../../../shared/paths/paths.ts';
import { messages } from '../../../shared/site/messages.ts';
import { site } from '../../../shared/site/site.ts';
import { CALL_LIST } from '../../../shared/tonight/steps.ts';
import type { Api } from '../../api/api.ts';
import { notFound } from '../../api/api-error.ts';
import { CardList } from '../../directory/cards/CardList.tsx';
import { PartedList } from '../../directory/cards/PartedList.tsx';
import { askPart, filterPart } from '../../directory/cards/parted.ts';
import { SafeAtHome } from '../../directory/SafeAtHome.tsx';
import { pageHandle } from '../../page/head.ts';
import { Card, EmptyState } from '../../ui/Card.tsx';
import { LinkDropdown } from '../../ui/LinkDropdown.tsx';
import { Page } from '../../ui/Page.tsx';
import prose from '../../ui/Prose.module.css';
import { HelplineCard } from './HelplineCard.tsx';

/** React Router has decoded the type; what it could not decode is no type either. */
export const loader =
  (api: Api) =>
  async ({ params: { type = '' }, request }: LoaderFunctionArgs) => {
    if (!isHelplineType(type)) throw notFound();
    const all = await api.helplines();
    const ofType = sortDayAndNightFirst(all.filter((helpline) => helpline.type === type));
    const parted = askPart(ofType, request, ({ name }) => ({ name }));
    return {
      type,
      parted,
      others: helplineTypesPresent(all)
        .map((present) => present.type)
        .filter((present) => present !== type),
      helplines: filterPart(ofType, parted).map(
        ({ _id, name, description, phoneDisplay, phoneHref, ...rest }) => {
          const { email, website, onlineWorkingTime, lastCheckedAt, answers, formerly } = rest;
          return {
            _id,
            name,
            description,
            phoneDisplay,
            phoneHref,
            email,
            website,
            onlineWorkingTime,
            lastCheckedAt,
            ...(answers && { answers }),
            ...(formerly && { formerly }),
          };
        },
      ),
    };
  };

type Loader = ReturnType<typeof loader>;

/** The title of those for victims of a crime tells nobody who looks through a history. */
export const handle = pageHandle<Awaited<ReturnType<Loader>>>(({ data: { type, parted } }) => {
  const name = type === 'Victim of a crime' ? 'Helplines' : `${type} Helplines`;
  return {
    title: name,
    description: import.meta.env.SSR
      ? `${name} for people in ${site().city}: numbers, hours and websites.`
      : '',
    path: paths.helplineType(type) + partQuery(parted?.part),
  };
});

export function Component() {
  const { type, others, helplines, parted } = useLoaderData<Loader>();
  return (
    <Page
      title={`${type} Helplines`}
      back={{ to: paths.home, label: 'Back to Home' }}
      lead={HELPLINES_FOR[type]}
    >
      <div className={prose.prose}>
        {type === 'Victim of a crime' ? <InDanger /> : <SafeAtHome />}
        {others.length > 0 && (
          <LinkDropdown
            id="other-types"
            label="Other Helpline Types"
            links={others.map((other) => ({ to: paths.helplineType(other), label: other }))}
          />
        )}
        {parted && <PartedList {...parted} by="letter" />}
        {helplines.length > 0 || parted ? (
          <CardList items={helplines} columns>
            {(helpline) => <HelplineCard {...helpline} />}
          </CardList>
        ) : (
          <NoHelplines type={type} />
        )}
      </div>
    </Page>
  );
}

/** The way out of danger. The link leaves no trace of this page in Back. */
function InDanger() {
  const { hurt } = emergencyContacts();
  return (
    <Card tone="soft">
      <p>
        <strong>
          In danger now? <a href="tel:999">Call 999</a>.
        </strong>{' '}
        If you cannot speak, call 999 on a mobile. When asked, press 55.
      </p>
      {hurt.phoneHref && (
        <p>
          {HURT_HEADING} <a href={hurt.phoneHref}>{hurt.phoneDisplay}</a>. {hurt.hours}
        </p>
      )}
      <p>{CALL_LIST}</p>
      <p>
        <Link to={paths.immediateSupport} replace>
          Immediate support
        </Link>
      </p>
    </Card>
  );
}

function NoHelplines({ type }: { type: HelplineType }) {
  return (
    <EmptyState title={messages.noHelplines.title}>
      <p>{messages.noHelplines.text(type)}</p>
      <p>
        If you need help now, see{' '}
        <Link
          to={paths.immediateSupport}
          replace={isHiddenWay(paths.helplineType(type), paths.immediateSupport)}
        >
          immediate support
        </Link>
        .
      </p>
    </EmptyState>
  );
}
