import { answeringAt, answeringWords } from '../../../shared/helplines/answering.ts';
import type { PublicHelpline } from '../../../shared/helplines/helpline.ts';
import { formatTime } from '../../../shared/time/city-time.ts';
import { useNow } from '../../clock/clock.tsx';
import badge from '../../directory/StatusBadge.module.css';
import { useRootData } from '../../page/root-data.ts';

type Props = {
  helpline: Pick<PublicHelpline, 'answers' | 'onlineWorkingTime' | 'lastCheckedAt'>;
};

/** Whether a helpline answers now, with the time at which it was true; nothing where the time is not known. */
export function Answering({ helpline }: Props) {
  const now = useNow();
  const { bankHolidays } = useRootData();
  if (now === null) return null;
  const status = answeringAt(helpline, now, bankHolidays);
  return (
    <div className={badge.badge} data-kind={status?.kind ?? 'check'}>
      <span className={badge.words}>{answeringWords(status)}</span>
      {status && (
        <>
          {' '}
          <span className={badge.at}>{`as of ${formatTime(now)}`}</span>
        </>
      )}
    </div>
  );
}
