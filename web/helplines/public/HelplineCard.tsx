import type { PublicHelpline } from '../../../shared/helplines/helpline.ts';
import { CheckedOn } from '../../directory/CheckedOn.tsx';
import { PhoneLink } from '../../directory/Contact.tsx';
import { Detail, Details } from '../../directory/Details.tsx';
import { OnlineDetails } from '../../directory/OnlineDetails.tsx';
import card from '../../ui/Card.module.css';
import { Answering } from './Answering.tsx';

type Props = Pick<
  PublicHelpline,
  | '_id'
  | 'name'
  | 'description'
  | 'phoneDisplay'
  | 'phoneHref'
  | 'email'
  | 'website'
  | 'onlineWorkingTime'
  | 'lastCheckedAt'
  | 'answers'
>;

/** What is inside a helpline's card. */
export function HelplineCard(helpline: Props) {
  const { _id, name, description, phoneDisplay, phoneHref, email, website } = helpline;
  const { onlineWorkingTime, lastCheckedAt } = helpline;
  return (
    <>
      <h2 tabIndex={-1} className={card.heading} translate="no">
        {name}
      </h2>
      <p>{description}</p>
      {phoneHref && <Answering helpline={helpline} />}
      <Details>
        <Detail name="Phone">
          <PhoneLink display={phoneDisplay} href={phoneHref} />
        </Detail>
        {onlineWorkingTime && <Detail name="Hours">{onlineWorkingTime}</Detail>}
        <OnlineDetails email={email} website={website} />
      </Details>
      <CheckedOn _id={_id} lastCheckedAt={lastCheckedAt} />
    </>
  );
}
