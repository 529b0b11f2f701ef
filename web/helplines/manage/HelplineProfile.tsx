import { formatPhone } from '../../../shared/contact/phone.ts';
import { DEFAULT_HELPLINE_TYPE, type Helpline } from '../../../shared/helplines/helpline.ts';
import { HELPLINE_FIELDS } from '../../../shared/helplines/helpline-fields.ts';
import { messages } from '../../../shared/site/messages.ts';
import { EmailLink, WebsiteLink } from '../../directory/Contact.tsx';
import { Detail, Details } from '../../directory/Details.tsx';

/**
 * A helpline's fields to read, for its organisation and for the admin; each N/A where it is empty
 * (docs/product.md#admin-area).
 */
export function HelplineProfile({ helpline }: { helpline: Helpline }) {
  const { type, description, phone, email, website, onlineWorkingTime } = helpline;
  return (
    <>
      <p>{description}</p>
      <Details>
        <Detail name={HELPLINE_FIELDS.type.label}>{type || DEFAULT_HELPLINE_TYPE}</Detail>
        <Detail name={HELPLINE_FIELDS.phone.label}>{formatPhone(phone)}</Detail>
        <Detail name={HELPLINE_FIELDS.email.label}>
          {email ? <EmailLink email={email} /> : messages.notAvailable}
        </Detail>
        <Detail name={HELPLINE_FIELDS.website.label}>
          {website ? <WebsiteLink website={website} /> : messages.notAvailable}
        </Detail>
        <Detail name={HELPLINE_FIELDS.onlineWorkingTime.label}>
          {onlineWorkingTime || messages.notAvailable}
        </Detail>
      </Details>
    </>
  );
}
