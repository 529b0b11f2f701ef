import { SITE_NAME } from '../../shared/site.ts';
import { Page } from '../ui/Page.tsx';

export function Component() {
  return (
    <Page title="Admin Home">
      <p>You look after every listing in the {SITE_NAME}.</p>
    </Page>
  );
}
