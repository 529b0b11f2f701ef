import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { TimetableSection } from '../../shared/paper/handbook/sections.ts';
import { frontOf } from '../../shared/paper/handbook.ts';
import { tonightPaper } from '../../shared/paper/kiosk/tonight-sheet.ts';
import { hasGrid, type PrintedWhat } from '../../shared/paper/print-choice.ts';
import { sheetOf } from '../../shared/paper/sheet/print-sheet.ts';
import type { SheetPage } from '../../shared/paper/sheet/sheet.ts';
import { paths } from '../../shared/paths/paths.ts';
import { messages } from '../../shared/site/messages.ts';
import { ApiError } from '../api/api-error.ts';
import { pageHandle } from '../page/head.ts';
import { choiceOf } from './choice-of.ts';
import { PrintPreview } from './PrintPreview.tsx';
import { Body } from './parts/blocks/Body.tsx';
import { TimetableGrid } from './parts/blocks/TimetableGrid.tsx';
import { PaperPage } from './parts/sheet/PaperPage.tsx';
import type { PrintApi } from './print-api.ts';
import { useFreshMinute } from './use-fresh-on.ts';

type What = Exclude<PrintedWhat, 'today' | 'poster' | 'pocket' | 'changes'>;

export const loader =
  (api: PrintApi) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const choice = choiceOf(request, params.what as What | undefined);
    const { directory, asOf, now } = await api.directory();
    const isWalk = choice.what === 'services' && choice.isWalk;
    const points = isWalk ? await readPoints(api) : {};
    const sheet =
      choice.what === 'tonight'
        ? tonightPaper(directory, now)
        : sheetOf(choice, directory, asOf, points);
    if (!sheet) throw new ApiError(404, 'This organisation is no longer listed.');
    return { choice, sheet, front: frontOf(directory, asOf, sheet.useUntil) };
  };

/** Null where they cannot be read: offline a phone may not have them. */
const readPoints = (api: PrintApi) =>
  api.places().then(
    ({ points }) => points,
    () => null,
  );

type Data = Awaited<ReturnType<ReturnType<typeof loader>>>;

export const handle = pageHandle<Data>(({ data: { choice, sheet, front } }) => ({
  title: `${sheet.title}: to print`,
  description: front.correctOn,
  path: null,
  ...(choice.what === 'services' && { isPrivate: true }),
}));

export function Component() {
  const { choice, sheet, front } = useLoaderData<Data>();
  const isBook = choice.what === 'handbook';
  useFreshMinute(choice.what === 'tonight');
  const nothing = { id: 'nothing', title: sheet.title, path: paths.home, notes: [] };
  return (
    <PrintPreview choice={choice} title={`${sheet.title}, ${front.date}`}>
      {sheet.pages.map((page, at) => {
        const asGrid = isTimetable(page) && !isBook && hasGrid(choice);
        // A book says its last day, and the notices, once: at the head of every page it would take pages.
        const head = isBook && at > 0 ? { ...front, useUntil: '', notices: [] } : front;
        return asGrid ? (
          <TimetableGrid key={page.id} page={page} look={choice} front={head} days={sheet.days} />
        ) : (
          <PaperPage key={page.id} page={page} look={choice} front={head}>
            <Body body={page.body} />
          </PaperPage>
        );
      })}
      {sheet.pages.length === 0 && (
        <PaperPage page={nothing} look={choice} front={front}>
          <p>{messages.noServices}</p>
        </PaperPage>
      )}
    </PrintPreview>
  );
}

type Timetable = SheetPage & { body: TimetableSection };

const isTimetable = (page: SheetPage): page is Timetable => page.body.kind === 'timetable';
