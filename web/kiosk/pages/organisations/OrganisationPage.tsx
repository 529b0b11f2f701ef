import { useParams } from 'react-router-dom';
import { describeWithBeds } from '../../../../shared/beds/beds-line.ts';
import { socialLinks } from '../../../../shared/contact/social-media.ts';
import { findRecord } from '../../../../shared/directory/formerly.ts';
import { labelledPhones } from '../../../../shared/organisations/organisation-phones.ts';
import { organisationSheet } from '../../../../shared/paper/kiosk/kiosk-sheet.ts';
import { ServiceList } from '../../parts/lists/ServiceList.tsx';
import { Column, Columns } from '../../parts/screen/Columns.tsx';
import { NoDirectory, NotListed } from '../../parts/screen/NoDirectory.tsx';
import { Screen, ScreenPart } from '../../parts/screen/Screen.tsx';
import {
  AddressFact,
  EmailFact,
  Facts,
  PhoneFact,
  WebsiteFact,
} from '../../parts/service/Facts.tsx';
import { LastChecked } from '../../parts/service/LastChecked.tsx';
import { QrCode } from '../../parts/take-along/QrCode.tsx';
import { informationInstant, useKiosk } from '../../state/kiosk.ts';
import { kioskHandle } from '../../state/kiosk-handle.ts';

export const handle = kioskHandle('Organisation', 'reading');

export function Component() {
  const { id = '' } = useParams();
  const kiosk = useKiosk();
  const { directory } = kiosk;
  if (!directory) return <NoDirectory title="Organisation" />;
  const organisation = findRecord(directory.organisations, id);
  if (!organisation) return <NotListed what="This organisation" />;
  const { name, addresses, email, website, socialMedias } = organisation;
  const services = directory.services.filter(({ provider }) => provider._id === organisation._id);
  return (
    <Screen title={name} lead={describeWithBeds(organisation)}>
      <Columns>
        <Column>
          <Facts>
            {labelledPhones(organisation).map((phone) => (
              <PhoneFact key={phone.label} {...phone} />
            ))}
            <AddressFact addresses={addresses} />
            <EmailFact email={email} />
            <WebsiteFact website={website} />
            {socialLinks(socialMedias).map(({ network, href }) => (
              <WebsiteFact key={network} name={network} website={href} />
            ))}
          </Facts>
          <LastChecked {...organisation} />
        </Column>
        <Column>
          <QrCode sheet={organisationSheet(organisation, services, informationInstant(kiosk))} />
        </Column>
      </Columns>
      {services.length > 0 && (
        <ScreenPart title="What is on here">
          <ServiceList services={services} by="type" />
        </ScreenPart>
      )}
    </Screen>
  );
}
