import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import {
  CHANGES_MAX,
  changeTitle,
  changeWords,
  type PublicChange,
} from '../../shared/history/changes.ts';
import { frontOf } from '../../shared/paper/handbook.ts';
import { printPath, USUAL_LOOK } from '../../shared/paper/print-choice.ts';
import { describeTakeDown } from '../../shared/paper/use-until.ts';
import { cityTime, formatDate, startOfDate } from '../../shared/time/city-time.ts';
import { formatShortDate } from '../../shared/time/words/short-date.ts';
import { pageHandle } from '../page/head.ts';
import { choiceOf } from './choice-of.ts';
import { PrintPreview } from './PrintPreview.tsx';
import blocks from './parts/blocks/Blocks.module.css';
import hours from './parts/blocks/HourBlock.module.css';
import { Titled } from './parts/blocks/Titled.tsx';
import { PaperPage } from './parts/sheet/PaperPage.tsx';
import type { PrintApi } from './print-api.ts';

export const loader =
  (api: PrintApi) =>
  async ({ request }: LoaderFunctionArgs) => {
    const choice = choiceOf(request, 'changes');
    const [found, { directory, asOf }] = await Promise.all([
      api.changes(choice.since),
      api.directory(),
    ]);
    const takeDown = describeTakeDown([], cityTime(asOf).date);
    return { choice, found, front: frontOf(directory, asOf, takeDown) };
  };

type Data = Awaited<ReturnType<ReturnType<typeof loader>>>;

export const handle = pageHandle<Data>(() => ({
  title: 'What changed: to print',
  description: import.meta.env.SSR ? 'What was added, changed or closed.' : '',
  path: null,
  feed: true,
}));

/** What somebody who keeps a noticeboard takes down first stands first. */
const GROUPS = [
  { change: 'closed', title: 'Take down: closed or no longer listed' },
  { change: 'changed', title: 'Print again: changed' },
  { change: 'added', title: 'Put up: new in the handbook' },
] as const;

/** What is taken down is named nowhere, and yet a sheet may still show it. */
const SOME_HIDDEN =
  'Some listings are no longer in the handbook and are not named here. Please print every sheet again.';

export function Component() {
  const { choice, found, front } = useLoaderData<Data>();
  const { since, isCut, isSomeHidden, changes } = found;
  const page = {
    id: 'changes',
    title: `What changed since ${formatDate(startOfDate(since))}`,
    path: printPath({ ...USUAL_LOOK, what: 'changes', since }),
    notes: [
      ...(isCut ? [`More has changed. These are the latest ${CHANGES_MAX} at most.`] : []),
      ...(isSomeHidden ? [SOME_HIDDEN] : []),
    ],
  };
  return (
    <PrintPreview choice={choice} title={page.title}>
      <PaperPage page={page} look={choice} front={front}>
        {changes.length === 0 && !isSomeHidden && (
          <p>Nothing has changed in the handbook since then. Sheets of that day can stay up.</p>
        )}
        {GROUPS.map(({ change, title }) => {
          const those = changes.filter((it) => it.change === change);
          return (
            those.length > 0 && (
              <Titled key={change} id={change} title={title}>
                {those.map((it) => (
                  <Change key={`${it.kind} ${it._id}`} change={it} />
                ))}
              </Titled>
            )
          );
        })}
      </PaperPage>
    </PrintPreview>
  );
}

const Change = ({ change }: { change: PublicChange }) => (
  <div className={hours.hour}>
    <span>{formatShortDate(Date.parse(change.at))}</span>
    <span>
      <strong>
        <bdi>{changeTitle(change)}</bdi>
      </strong>
      {(change.change === 'changed' || change.announced) && (
        <bdi className={blocks.fact}>{changeWords(change)}</bdi>
      )}
    </span>
  </div>
);
