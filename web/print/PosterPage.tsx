import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { frontOf } from '../../shared/paper/handbook.ts';
import { posterOf } from '../../shared/paper/poster/poster.ts';
import { explainPrintRefusal } from '../../shared/paper/today/print-today.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { ApiError } from '../api/api-error.ts';
import { pageHandle } from '../page/head.ts';
import { choiceOf } from './choice-of.ts';
import { PrintPreview } from './PrintPreview.tsx';
import { PosterSheet } from './parts/poster/PosterSheet.tsx';
import type { PrintApi } from './print-api.ts';
import { useFreshOn } from './use-fresh-on.ts';

export const loader =
  (api: PrintApi) =>
  async ({ request }: LoaderFunctionArgs) => {
    const choice = choiceOf(request, 'poster');
    const { directory, now, asOf } = await api.directory();
    const refusal = choice.date && explainPrintRefusal(choice.date, now);
    if (refusal) throw new ApiError(404, refusal);
    const isWeek = choice.type !== null && choice.date === null;
    const poster = posterOf(choice, directory, isWeek ? asOf : now);
    return { choice, poster, today: cityTime(now).date, front: frontOf(directory, asOf) };
  };

type Data = Awaited<ReturnType<ReturnType<typeof loader>>>;

export const handle = pageHandle<Data>(({ data: { poster } }) => ({
  title: `${[poster.title, poster.under].filter(Boolean).join(', ')}: a poster to print`,
  description: import.meta.env.SSR
    ? 'One sheet for a wall, with times that are read from two metres.'
    : '',
  path: null,
}));

/** One type of service or one day on one sheet, in letters for a wall. */
export function Component() {
  const { choice, poster, front, today } = useLoaderData<Data>();
  useFreshOn(today);
  return (
    <PrintPreview choice={choice} title={`Poster ${poster.title}, ${front.date}`}>
      <PosterSheet poster={poster} paper={choice.paper} front={front} />
    </PrintPreview>
  );
}
