import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { joinPostcode } from '../../shared/contact/postcode.ts';
import type { PublicHelpline } from '../../shared/helplines/helpline.ts';
import { hoursOnPaper } from '../../shared/helplines/helpline-hours.ts';
import { helplineTypesPresent } from '../../shared/helplines/helpline-types.ts';
import {
  CHOSEN_MAX,
  EVERY_DAY,
  parsePrintChoice,
  USUAL_LOOK,
} from '../../shared/paper/print-choice.ts';
import { WHOLE_LIST } from '../../shared/paths/parts.ts';
import { paths } from '../../shared/paths/paths.ts';
import type { PublicService } from '../../shared/services/service.ts';
import { typesPresent } from '../../shared/services/service-types.ts';
import { whoWords } from '../../shared/services/who/who-words.ts';
import { messages } from '../../shared/site/messages.ts';
import { pageHandle } from '../page/head.ts';
import { ServiceIcon } from '../services/public/ServiceIcon.tsx';
import buttons from '../ui/Button.module.css';
import { Page } from '../ui/Page.tsx';
import { DayChoice, LookChoice, OrderChoice } from './LookChoice.tsx';
import styles from './PrintPreview.module.css';
import type { PrintApi } from './print-api.ts';

export const loader =
  (api: PrintApi) =>
  async ({ request }: LoaderFunctionArgs) => {
    const { directory } = await api.directory();
    const before = parsePrintChoice('services', new URL(request.url).searchParams);
    const chosen = 'what' in before && before.what === 'services' ? before : null;
    return {
      kinds: typesPresent(directory.services).map(({ type }) => ({
        type,
        places: directory.services.filter((service) => service.type === type).map(place),
      })),
      // Beside so many places they would weigh more than a page may: there they have a sheet of their own.
      lines: helplineTypesPresent(
        directory.services.length > WHOLE_LIST ? [] : directory.helplines,
      ).map(({ type }) => ({
        title: `Helplines: ${type}`,
        places: directory.helplines.filter((it) => it.type === type).map(line),
      })),
      ids: chosen?.ids ?? [],
      days: chosen?.days ?? EVERY_DAY,
      isWalk: chosen?.isWalk ?? false,
      look: chosen ? { size: chosen.size, paper: chosen.paper } : USUAL_LOOK,
    };
  };

type Choice = { _id: string; name: string; about: string };

const place = (service: PublicService): Choice => ({
  _id: service._id,
  name: service.provider.name,
  about: [service.subtype, whoWords(service), joinPostcode(service.serviceAddress)]
    .filter(Boolean)
    .join('. '),
});

const line = (helpline: PublicHelpline): Choice => ({
  _id: helpline._id,
  name: helpline.name,
  about: [helpline.phoneDisplay, hoursOnPaper(helpline)].filter(Boolean).join('. '),
});

type Data = Awaited<ReturnType<ReturnType<typeof loader>>>;

export const handle = pageHandle(() => ({
  title: 'Choose places to print',
  description: import.meta.env.SSR ? 'A list of places for one person.' : '',
  path: null,
  // Its address says which places were chosen for somebody.
  isPrivate: true,
}));

/** A worker picks places for one person. What was picked is in the next page's address and nowhere else. */
export function Component() {
  const { kinds, lines, ids, days, look, isWalk } = useLoaderData<Data>();
  return (
    <Page
      title="A list for one person"
      lead={`Choose up to ${CHOSEN_MAX} places and helplines. What you choose is kept in the address of the next page, and nowhere else.`}
      back={{ to: paths.print, label: 'Choose what to print' }}
    >
      <form method="get" action="/print/services" className={styles.chooser}>
        <div>
          {kinds.length === 0 && <p>{messages.noServices}</p>}
          {kinds.map(({ type, places }) => (
            <Kind key={type} title={type} places={places} ids={ids}>
              <ServiceIcon type={type} size={22} />
            </Kind>
          ))}
          {lines.map(({ title, places }) => (
            <Kind key={title} title={title} places={places} ids={ids} />
          ))}
        </div>
        <div className={styles.look}>
          <LookChoice look={look} />
          <OrderChoice isWalk={isWalk} />
          <DayChoice days={days} />
        </div>
        <button type="submit" className={buttons.primary}>
          Show the list
        </button>
      </form>
    </Page>
  );
}

type KindProps = { title: string; places: Choice[]; ids: string[]; children?: ReactNode };

/** What may be chosen of one kind, folded up where nothing of it was. */
function Kind({ title, places, ids, children }: KindProps) {
  return (
    <details className={styles.kind} open={places.some(({ _id }) => ids.includes(_id))}>
      <summary>
        {children} {title} <span className={styles.count}>{places.length}</span>
      </summary>
      {places.map(({ _id, name, about }) => (
        <label key={_id} className={styles.place}>
          <input type="checkbox" name="id" value={_id} defaultChecked={ids.includes(_id)} />
          <span>
            <strong>{name}</strong>
            <br />
            {about}
          </span>
        </label>
      ))}
    </details>
  );
}
