import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { checkedWords } from '../../shared/emergency/emergency.ts';
import { frontOf } from '../../shared/paper/handbook.ts';
import { printPath, type TodayChoice } from '../../shared/paper/print-choice.ts';
import {
  refusalToPrint,
  subjectOf,
  TODAYS_TYPES,
  type TodaySheet,
  todaySheet,
} from '../../shared/paper/print-today.ts';
import { shortWrong } from '../../shared/paths/report-paths.ts';
import { cityTime } from '../../shared/time/city-time.ts';
import { ApiError } from '../api/api-error.ts';
import { pageHandle } from '../page/head.ts';
import { choiceOf, noSuchSheet } from './choice-of.ts';
import { PartChoice, partsOf } from './PartChoice.tsx';
import { PrintPreview } from './PrintPreview.tsx';
import blocks from './parts/blocks/Blocks.module.css';
import { ContactLine } from './parts/blocks/Help.tsx';
import hours from './parts/blocks/HourBlock.module.css';
import { BriefPlace, HourBlock } from './parts/blocks/HourBlock.tsx';
import { Titled } from './parts/blocks/Titled.tsx';
import { PaperPage } from './parts/sheet/PaperPage.tsx';
import type { PrintApi } from './print-api.ts';
import { useFreshOn } from './use-fresh-on.ts';

export const loader =
  (api: PrintApi) =>
  async ({ request }: LoaderFunctionArgs) => {
    const choice = choiceOf(request, 'today');
    const { directory, now, asOf } = await api.directory();
    const refusal = choice.date && refusalToPrint(choice.date, now);
    if (refusal) throw new ApiError(404, refusal);
    const parts = partsOf(directory.services);
    // A sheet of nothing would be read as all being closed there.
    if (choice.area !== null && !parts.areas.includes(choice.area)) throw noSuchSheet('unknown');
    const types = choice.type ? [choice.type] : TODAYS_TYPES;
    const sheet = todaySheet(choice.date, { ...directory, types, area: choice.area }, now);
    const front = frontOf(directory, asOf, `Take down after ${sheet.title}`);
    return { choice, parts, sheet, today: cityTime(now).date, front };
  };

type Data = Awaited<ReturnType<ReturnType<typeof loader>>>;

export const handle = pageHandle<Data>(({ data: { choice, sheet } }) => ({
  title: `${titleOf(choice, sheet)}: to print`,
  description: 'Meals, showers and day centres by the hour, and whom to ring tonight.',
  path: null,
}));

/** 'Friday 20 November 2026', and what of it where that is not all. */
const titleOf = (choice: TodayChoice, { title }: TodaySheet) =>
  (choice.type ?? choice.area) ? `${subjectOf(choice)}, ${title}` : title;

/**
 * What a day centre prints each morning. The numbers for tonight come first, so that they are on the first page even of a
 * day that needs two: a page more is better than a place less. Two are one piece of paper.
 */
export function Component() {
  const { choice, parts, sheet, front, today } = useLoaderData<Data>();
  useFreshOn(today);
  const leaf = { id: 'today', title: titleOf(choice, sheet), path: printPath(choice), notes: [] };
  return (
    <PrintPreview
      choice={choice}
      title={`Help on ${sheet.date}`}
      more={{ fields: <PartChoice parts={parts} chosen={choice} />, names: ['only', 'area'] }}
    >
      <PaperPage leaf={leaf} look={choice} front={front} wrong={shortWrong()}>
        <Tonight sheet={sheet} />
        <h2 className={blocks.group}>{subjectOf(choice)}</h2>
        {sheet.holiday && (
          <p className={blocks.forWhom}>
            <strong>Check first: {sheet.holiday} is a bank holiday.</strong> Many places are closed.
          </p>
        )}
        {sheet.places.map((place) => (
          <HourBlock key={place.key} place={place} />
        ))}
        {sheet.places.length === 0 && <p>No place is known to be open on this day.</p>}
        {sheet.unsure.length > 0 && (
          <Titled id="unsure" title="May be open: call first">
            {sheet.unsure.map((place) => (
              <HourBlock key={place.key} place={place} />
            ))}
          </Titled>
        )}
        {sheet.unknown.length > 0 && (
          <Titled id="unknown" title="May be open: hours not known">
            {sheet.unknown.map((place) => (
              <BriefPlace key={place.key} place={place} />
            ))}
          </Titled>
        )}
        {sheet.closed > 0 && <p className={blocks.after}>{closedWords(sheet.closed)}</p>}
      </PaperPage>
    </PrintPreview>
  );
}

function Tonight({ sheet: { tonight } }: { sheet: TodaySheet }) {
  return (
    <section className={hours.tonight} aria-labelledby="tonight">
      <div className={blocks.line}>
        <h2 id="tonight">Nowhere to sleep tonight?</h2>
        <span>
          In danger? Call <strong className={blocks.number}>999</strong>
        </span>
      </div>
      {tonight.map(({ contact, when }) => (
        <div key={contact.name}>
          <ContactLine name={contact.name} phone={contact.phoneDisplay} />
          <span className={blocks.fact}>
            {when}. {checkedWords(contact)}
          </span>
        </div>
      ))}
    </section>
  );
}

const closedWords = (count: number) =>
  count === 1
    ? 'One more place is closed on this day.'
    : `${count} more places are closed on this day.`;
