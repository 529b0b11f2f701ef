import { BED_FIELDS } from '../../../shared/beds/bed-fields.ts';
import { formatPhone } from '../../../shared/contact/phone.ts';
import { joinPostcode } from '../../../shared/contact/postcode.ts';
import { socialLinks } from '../../../shared/contact/social-media.ts';
import { type Organisation, PHONE_LABELS } from '../../../shared/organisations/organisation.ts';
import { ADDRESS_LABELS } from '../../../shared/organisations/organisation-form.ts';
import { firstPhone } from '../../../shared/organisations/organisation-phones.ts';
import { areaMessages } from '../../../shared/site/area-messages.ts';
import { messages } from '../../../shared/site/messages.ts';
import { EmailLink, WebsiteLink } from '../../directory/Contact.tsx';
import { Detail, Details } from '../../directory/Details.tsx';
import { Card } from '../../ui/Card.tsx';

/** A profile to read, for its organisation and for the admin: what is there, and what is not. */
export function OrganisationProfile({ organisation }: { organisation: Organisation }) {
  const { name, description, email, website, phone, addresses } = organisation;
  const { socialMedias, categorisingOrganisations, beds, bedsFor } = organisation;
  const socials = socialLinks(socialMedias);
  return (
    <Card>
      <Details>
        <Detail name="Organisation name" wide>
          {name}
        </Detail>
        <Detail name="Description" wide>
          {description || messages.notAvailable}
        </Detail>
        <Detail name="Email">{email ? <EmailLink email={email} /> : messages.notAvailable}</Detail>
        {!firstPhone(phone) && <Detail name={PHONE_LABELS[0]}>{messages.notAvailable}</Detail>}
        {PHONE_LABELS.map((label, index) => {
          const number = phone[index];
          return (
            number && (
              <Detail key={label} name={label}>
                {formatPhone(number)}
              </Detail>
            )
          );
        })}
        {addresses.length === 0 && (
          <Detail name={ADDRESS_LABELS[0]}>{areaMessages.noAddresses}</Detail>
        )}
        {addresses.map((address, index) => (
          <Detail key={ADDRESS_LABELS[index]} name={ADDRESS_LABELS[index] ?? 'Address'}>
            {joinPostcode(address)}
          </Detail>
        ))}
        <Detail name="Website">
          {website ? <WebsiteLink website={website} /> : messages.notAvailable}
        </Detail>
        {socials.map(({ network, href }) => (
          <Detail key={network} name={network}>
            <WebsiteLink website={href} />
          </Detail>
        ))}
        <Detail name="Categories">
          {categorisingOrganisations.join(', ') || messages.notAvailable}
        </Detail>
        {beds && (
          <Detail name={BED_FIELDS.beds.formLabel}>
            {[beds, bedsFor].filter(Boolean).join('. ')}
          </Detail>
        )}
      </Details>
    </Card>
  );
}
