import { useContext } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { checkedWords } from '../../shared/emergency/emergency.ts';
import { frontOf } from '../../shared/paper/handbook.ts';
import { fitDayPaper, isOnePage, layOutWholeDay } from '../../shared/paper/one-page/fit.ts';
import { ONE_PAGE, printPath, type TodayChoice } from '../../shared/paper/print-choice.ts';
import {
  explainPrintRefusal,
  subjectOf,
  TODAYS_TYPES,
  type TodaySheet,
  todaySheet,
} from '../../shared/paper/today/print-today.ts';
import {
  holidayWords,
  MANY_CLOSED,
  NONE,
  UNKNOWN,
  UNSURE,
} from '../../shared/paper/today/today-words.ts';
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
import { BriefHour, BriefPlace, HourBlock } from './parts/blocks/HourBlock.tsx';
import { Titled } from './parts/blocks/Titled.tsx';
import { PaperPage } from './parts/sheet/PaperPage.tsx';
import { PublicOrigin } from './parts/sheet/public-origin.ts';
import type { PrintApi } from './print-api.ts';
import { useFreshOn } from './use-fresh-on.ts';

export const loader =
  (api: PrintApi) =>
  async ({ request }: LoaderFunctionArgs) => {
    const choice = choiceOf(request, 'today');
    const { directory, now, asOf } = await api.directory();
    const refusal = choice.date && explainPrintRefusal(choice.date, now);
    if (refusal) throw new ApiError(404, refusal);
    const parts = partsOf(directory.services);
    // A sheet of nothing would be read as all being closed there.
    if (choice.area !== null && !parts.areas.includes(choice.area)) throw noSuchSheet('unknown');
    const types = choice.type ? [choice.type] : TODAYS_TYPES;
    const sheet = todaySheet(choice.date, { ...directory, types, area: choice.area }, now);
    const front = frontOf(directory, asOf, `Take down after ${sheet.title}`);
    const { date: today, minute } = cityTime(now);
    return { choice, parts, sheet, today, minute: sheet.date === today ? minute : 0, front };
  };

type Data = Awaited<ReturnType<ReturnType<typeof loader>>>;

export const handle = pageHandle<Data>(({ data: { choice, sheet } }) => ({
  title: `${titleOf(choice, sheet)}: to print`,
  description: import.meta.env.SSR
    ? 'Meals, showers and day centres by the hour, and whom to ring tonight.'
    : '',
  path: null,
}));

/** 'Friday 20 November 2026', and what of it where that is not all. */
const titleOf = (choice: TodayChoice, { title }: TodaySheet) =>
  (choice.type ?? choice.area) ? `${subjectOf(choice)}, ${title}` : title;

/**
 * What a day centre prints each morning. The numbers for tonight come first, so that they are on the first page even of a
 * day that needs two: a page more is better than a place less, unless somebody asks for one page.
 */
export function Component() {
  const { choice, parts, sheet, front, today, minute } = useLoaderData<Data>();
  const origin = useContext(PublicOrigin);
  useFreshOn(today);
  const title = titleOf(choice, sheet);
  const subject = subjectOf(choice);
  const path = printPath({ ...choice, isOnePage: false });
  const about = { look: choice, title, subject, front, origin, path };
  const shown = choice.isOnePage ? fitDayPaper(sheet, about, minute) : layOutWholeDay(sheet);
  const Hour = choice.isOnePage ? BriefHour : HourBlock;
  const more = {
    fields: (
      <>
        <PartChoice parts={parts} chosen={choice} />
        {!choice.isOnePage && !isOnePage(sheet, about) && <p>{LONGER}</p>}
      </>
    ),
    names: ['only', 'area', ONE_PAGE],
  };
  return (
    <PrintPreview choice={choice} title={`Help on ${sheet.date}`} more={more}>
      <PaperPage
        page={{ id: 'today', title, path, notes: [] }}
        look={choice}
        front={front}
        wrong={shortWrong()}
      >
        <Tonight sheet={sheet} />
        <h2 className={blocks.group}>{subject}</h2>
        {sheet.holiday && (
          <p className={blocks.forWhom}>
            <strong>{holidayWords(sheet.holiday)}</strong> {MANY_CLOSED}
          </p>
        )}
        {shown.sheet.places.map((place) => (
          <Hour key={place.key} place={place} />
        ))}
        {sheet.places.length === 0 && <p>{NONE}</p>}
        {shown.sheet.unsure.length > 0 && (
          <Titled id="unsure" title={UNSURE}>
            {shown.sheet.unsure.map((place) => (
              <Hour key={place.key} place={place} />
            ))}
          </Titled>
        )}
        {shown.sheet.unknown.length > 0 && (
          <Titled id="unknown" title={UNKNOWN}>
            {shown.sheet.unknown.map((place) => (
              <BriefPlace key={place.key} place={place} />
            ))}
          </Titled>
        )}
        {shown.notes.map((note) => (
          <p key={note} className={blocks.after}>
            {note}
          </p>
        ))}
      </PaperPage>
    </PrintPreview>
  );
}

/** Said beside the choices, not on the paper. */
const LONGER = 'This is more than one page. One kind of help or one area is shorter.';

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
