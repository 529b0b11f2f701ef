import { useParams } from 'react-router-dom';
import { findRecord } from '../../../../shared/directory/formerly.ts';
import { answeringAt, answeringWords } from '../../../../shared/helplines/answering.ts';
import { helplineSheet } from '../../../../shared/paper/kiosk/kiosk-sheet.ts';
import { Column, Columns } from '../../parts/screen/Columns.tsx';
import { NoDirectory, NotListed } from '../../parts/screen/NoDirectory.tsx';
import { Screen } from '../../parts/screen/Screen.tsx';
import { EmailFact, Fact, Facts, PhoneFact, WebsiteFact } from '../../parts/service/Facts.tsx';
import { LastChecked } from '../../parts/service/LastChecked.tsx';
import { QrCode } from '../../parts/take-along/QrCode.tsx';
import { informationInstant, useKiosk } from '../../state/kiosk.ts';
import { kioskHandle } from '../../state/kiosk-handle.ts';

export const handle = kioskHandle('Helpline', 'reading');

export function Component() {
  const { id = '' } = useParams();
  const kiosk = useKiosk();
  const { directory, now } = kiosk;
  if (!directory) return <NoDirectory title="Helpline" />;
  const helpline = findRecord(directory.helplines, id);
  if (!helpline) return <NotListed what="This helpline" />;
  const { type, name, description, phoneDisplay, phoneHref, email, website } = helpline;
  return (
    <Screen above={`${type} helpline`} title={name} lead={description}>
      <Columns>
        <Column>
          <Facts>
            <PhoneFact display={phoneDisplay} href={phoneHref} />
            {phoneHref && now !== null && (
              <Fact name="Now" icon="clock">
                {answeringWords(answeringAt(helpline, now, directory.bankHolidays))}
              </Fact>
            )}
            {helpline.onlineWorkingTime && (
              <Fact name="Hours" icon="clock">
                {helpline.onlineWorkingTime}
              </Fact>
            )}
            <EmailFact email={email} />
            <WebsiteFact website={website} />
          </Facts>
          <LastChecked {...helpline} />
        </Column>
        <Column>
          <QrCode sheet={helplineSheet(helpline, informationInstant(kiosk))} />
        </Column>
      </Columns>
    </Screen>
  );
}
