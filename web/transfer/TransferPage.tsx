import { areaMessages } from '../../shared/site/area-messages.ts';
import { areaLoader } from '../auth/area-loader.ts';
import { pageHandle } from '../page/head.ts';
import { Page } from '../ui/Page.tsx';
import { BringInOrUndo } from './BringInOrUndo.tsx';
import { TakeOut } from './TakeOut.tsx';

export const loader = areaLoader(areaMessages.missing.token, async () => null);

export const handle = pageHandle(() => ({
  title: 'Files in and out',
  description: 'Take the directory out, or bring one in.',
  path: null,
}));

export const Component = () => (
  <Page title="Files in and out">
    <h2>Take out</h2>
    <p>
      All listings, those too that are taken down or wait for approval. No sign-in is in a file.
    </p>
    <TakeOut />
    <h2>Bring in</h2>
    <p>Nothing is written before you have seen what it would do. What is not in a file stays.</p>
    <BringInOrUndo />
  </Page>
);
