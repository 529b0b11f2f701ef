import { shareText, smsHref } from '../../../shared/paper/share-text.ts';
import { paths } from '../../../shared/paths/paths.ts';
import type { PublicService } from '../../../shared/services/service.ts';
import { SharePage } from '../../directory/SharePage.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { useHydrated } from '../../ui/hydration/use-hydrated.ts';
import styles from './SendService.module.css';

type Props = { service: PublicService; today: string | null };

/** Passing one service on: by text message, link, or whatever the device offers. We learn nothing of it. */
export function SendService({ service, today }: Props) {
  const { _id, type, provider } = service;
  // Where newer hours stand, by the name that script knows the site by.
  const address = useHydrated() ? location.host + paths.timetable(type) : '';
  return (
    <div className={styles.send}>
      <Disclosure
        id={`send-${_id}`}
        look="plain"
        label={
          <>
            Send this<span className="visually-hidden">, {provider.name}</span>
          </>
        }
        className={styles.panel}
      >
        <a className={styles.action} href={smsHref(shareText(service, today), address)}>
          <Icon name="message" /> Text this to someone
        </a>
        <SharePage
          path={paths.service(type, _id, service.part)}
          calendar={paths.serviceCalendar(_id)}
          title={`${type}: ${provider.name}`}
        />
      </Disclosure>
    </div>
  );
}
