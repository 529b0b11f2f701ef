import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { frontOf } from '../../shared/paper/handbook.ts';
import { pocketGuide } from '../../shared/paper/pocket/guide.ts';
import { explainPrintRefusal } from '../../shared/paper/today/print-today.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { ApiError } from '../api/api-error.ts';
import { pageHandle } from '../page/head.ts';
import { choiceOf } from './choice-of.ts';
import { PrintPreview } from './PrintPreview.tsx';
import { PocketSheet } from './parts/pocket/PocketSheet.tsx';
import type { PrintApi } from './print-api.ts';
import { useFreshOn } from './use-fresh-on.ts';

export const loader =
  (api: PrintApi) =>
  async ({ request }: LoaderFunctionArgs) => {
    const choice = choiceOf(request, 'pocket');
    const { directory, now, asOf } = await api.directory();
    const refusal = choice.date && explainPrintRefusal(choice.date, now);
    if (refusal) throw new ApiError(404, refusal);
    const guide = pocketGuide(choice.date, directory, now);
    return { choice, guide, today: cityTime(now).date, front: frontOf(directory, asOf) };
  };

type Data = Awaited<ReturnType<ReturnType<typeof loader>>>;

export const handle = pageHandle<Data>(({ data: { guide } }) => ({
  title: `${guide.day}: a pocket guide to print`,
  description:
    'One sheet to fold: pictures, times and places of one day, and whom to ring tonight.',
  path: null,
}));

/** A day in pictures on one sheet, which is folded for a pocket. */
export function Component() {
  const { choice, guide, front, today } = useLoaderData<Data>();
  useFreshOn(today);
  return (
    <PrintPreview choice={choice} title={`Pocket guide ${guide.date}`}>
      <PocketSheet guide={guide} front={front} />
    </PrintPreview>
  );
}
