import { EmailLink, WebsiteLink } from './Contact.tsx';
import { Detail } from './Details.tsx';

/** Where somebody is written to and read of, a line each; what is not known, '', has none. */
export const OnlineDetails = ({ email, website }: { email: string; website: string }) => (
  <>
    {email && (
      <Detail name="Email">
        <EmailLink email={email} />
      </Detail>
    )}
    {website && (
      <Detail name="Website">
        <WebsiteLink website={website} />
      </Detail>
    )}
  </>
);
