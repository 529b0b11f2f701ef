import { useRef } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { helplineTypesPresent } from '../../shared/helplines/helpline-types.ts';
import { paths } from '../../shared/paths/paths.ts';
import type { PublicService } from '../../shared/services/service.ts';
import { typesPresent } from '../../shared/services/service-types.ts';
import { messages } from '../../shared/site/messages.ts';
import { CITY, SITE_DESCRIPTION, SITE_NAME } from '../../shared/site/site.ts';
import type { Api } from '../api/api.ts';
import { loadWhen } from '../directory/load-when.ts';
import { pageHandle } from '../page/head.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import { ErrorCard } from '../ui/Card.tsx';
import { Icon } from '../ui/icons/Icon.tsx';
import { useFocusAfterRouteChange } from '../ui/Page.tsx';
import { HomeCards } from './HomeCards.tsx';
import styles from './HomePage.module.css';
import { isOpenNowType, type NearService, OpenNow } from './OpenNow.tsx';
import { SupportUs } from './SupportUs.tsx';
import { Urgent } from './Urgent.tsx';

/**
 * Lists that fail are left out: the numbers to ring must not wait for them (docs/product.md#wording). `near` is null
 * where it is not known what is open, which is not the same as nothing.
 */
export const loader =
  (api: Api) =>
  async ({ request }: LoaderFunctionArgs) => {
    const [services, helplines] = await Promise.all([
      api.services().catch(logged),
      api.helplines().catch(logged),
    ]);
    const near = services && nearServices(services);
    return {
      near,
      when: (near && (await loadWhen(api, near, request).catch(logged))) ?? 'now',
      serviceTypes: typesPresent(services ?? []).map(({ type, count }) => ({ type, count })),
      helplineTypes: helplineTypesPresent(helplines ?? []),
    };
  };

function nearServices(services: PublicService[]): NearService[] {
  return services
    .filter(({ type }) => isOpenNowType(type))
    .map(
      ({
        serviceAddress,
        version,
        updatedAt,
        phone,
        phoneDisplay,
        phoneHref,
        provider: { name },
        ...near
      }) => ({ ...near, provider: name }),
    );
}

function logged(error: unknown): null {
  console.warn(error);
  return null;
}

export const handle = pageHandle(() => ({
  title: SITE_NAME,
  description: SITE_DESCRIPTION,
  path: paths.home,
  feed: true,
}));

/** The first screen answers, in this order: danger, tonight, open now, search. Then the spec's hero and cards. */
export function Component() {
  const { near, when, serviceTypes, helplineTypes } = useLoaderData<ReturnType<typeof loader>>();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterRouteChange(heading);
  return (
    <>
      <div className={styles.first}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          Help in {CITY} if you are homeless
        </h1>
        <Urgent />
        {near && <OpenNow.Jump services={near} />}
        <SearchBox id="home-search" />
      </div>
      <section className={styles.hero} aria-labelledby="welcome">
        <div className={styles.heroInner}>
          <h2 id="welcome">Welcome to the {SITE_NAME}</h2>
          <p>
            Find food, a shower, a day centre, health care, advice and someone to talk to. Every
            place says who may come and when it is open. It is free, and you need no account.
          </p>
          <a href="#available-resources" className={styles.prompt}>
            Service Information Below <Icon name="arrow-down" />
          </a>
        </div>
      </section>
      <div className={styles.page}>
        {near ? (
          <OpenNow.List services={near} when={when} />
        ) : (
          <ErrorCard message={messages.servicesFailed}>
            <p>
              We cannot tell what is open. Please try again in a minute, and call before you go.
            </p>
          </ErrorCard>
        )}
        <HomeCards serviceTypes={serviceTypes} helplineTypes={helplineTypes} />
        <SupportUs />
      </div>
    </>
  );
}
