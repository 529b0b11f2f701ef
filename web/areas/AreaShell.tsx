import { NeedsScript } from '../forms/NeedsScript.tsx';
import { Main } from '../layouts/Main.tsx';
import { Page } from '../ui/Page.tsx';

/** All that the server sends of a signed-in area, and what stands there until the viewer is known. */
export function AreaShell() {
  return (
    <Main>
      <Page title="Your area">
        <NeedsScript />
        <p role="status">Checking who you are.</p>
      </Page>
    </Main>
  );
}
