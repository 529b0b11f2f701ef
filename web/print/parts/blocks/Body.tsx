import { useContext } from 'react';
import type { ContentsEntry } from '../../../../shared/paper/handbook/contents.ts';
import { coverWords } from '../../../../shared/paper/handbook/cover.ts';
import type { TimetableSection } from '../../../../shared/paper/handbook/sections.ts';
import type { BriefEntry, SheetBody } from '../../../../shared/paper/sheet/sheet.ts';
import { messages } from '../../../../shared/site/messages.ts';
import paper from '../sheet/Paper.module.css';
import { PublicOrigin } from '../sheet/public-origin.ts';
import blocks from './Blocks.module.css';
import { BriefBlock } from './BriefBlock.tsx';
import { CouncilHelp, EmergencyCalls, Prose } from './Help.tsx';
import { HelplineBlock, HelplineGroups } from './Helplines.tsx';
import lists from './Lists.module.css';
import { Categories, OrganisationBlock, Organisations } from './Organisations.tsx';
import { PlaceBlock } from './Place.tsx';
import { Titled } from './Titled.tsx';

/** What stands on a paper below its head, for each kind of section. */
export function Body({ body }: { body: SheetBody }) {
  switch (body.kind) {
    case 'timetable':
      return <Places section={body} />;
    case 'timetables':
      return (
        <>
          <Timetables sections={body.timetables} />
          <Calls entries={body.helplines} />
        </>
      );
    case 'emergency':
      return <EmergencyCalls section={body} />;
    case 'council':
      return <CouncilHelp section={body} />;
    case 'prose':
      return <Prose parts={body.parts} />;
    case 'helplines':
      return <HelplineGroups section={body} />;
    case 'organisations':
      return <Organisations section={body} />;
    case 'organisation':
      return (
        <>
          <OrganisationBlock organisation={body.organisation} isAlone />
          <Timetables sections={body.timetables} />
          {body.helplines.length > 0 && <h2 className={blocks.group}>Helpline</h2>}
          {body.helplines.map((helpline) => (
            <HelplineBlock key={helpline.id} helpline={helpline} />
          ))}
        </>
      );
    case 'brief':
      return (
        <>
          {body.organisation && <OrganisationBlock organisation={body.organisation} isAlone />}
          {body.entries.map((entry) => (
            <BriefBlock key={entry.id} entry={entry} />
          ))}
        </>
      );
    case 'categories':
      return <Categories section={body} />;
    case 'contents':
      return <Contents entries={body.entries} />;
    case 'cover':
      return <Cover />;
    case 'index':
      return (
        <dl className={lists.index}>
          {body.entries.map(({ word, places }) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>
                {places.map(({ label, target }, at) => (
                  <span key={target}>
                    {at > 0 && ', '}
                    <a href={`#${target}`}>{label}</a>
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      );
  }
}

function Places({ section: { rows } }: { section: TimetableSection }) {
  if (rows.length === 0) return <p>{messages.noServices}</p>;
  return rows.map((row) => <PlaceBlock key={row.id} row={row} />);
}

function Timetables({ sections }: { sections: TimetableSection[] }) {
  return sections.map(({ id, icon, title, rows, leftOut = [] }) => (
    <Titled key={id} id={id} icon={icon} title={title}>
      {rows.map((row) => (
        <PlaceBlock key={row.id} row={row} />
      ))}
      {leftOut.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Titled>
  ));
}

function Calls({ entries = [] }: { entries: BriefEntry[] | undefined }) {
  return (
    entries.length > 0 && (
      <>
        <h2 className={blocks.group}>Helplines</h2>
        {entries.map((entry) => (
          <BriefBlock key={entry.id} entry={entry} />
        ))}
      </>
    )
  );
}

/** What it is, below its name, and where the newest is. */
function Cover() {
  const { lead, advice, newest, address, madeBy } = coverWords(useContext(PublicOrigin));
  return (
    <div className={lists.cover}>
      <p>{lead}</p>
      <p>{advice}</p>
      {newest && (
        <p>
          {newest} <strong>{address}</strong>
        </p>
      )}
      <p>{madeBy}</p>
    </div>
  );
}

/** Which page a section is on only the PDF can know: no browser counts that far ahead. */
function Contents({ entries }: { entries: ContentsEntry[] }) {
  return (
    <>
      <p className={paper.note}>The file of this handbook has page numbers in its contents.</p>
      <ol className={lists.contents}>
        {entries.map(({ title, target, level }) => (
          <li key={target} data-level={level}>
            <a href={`#${target}`}>{title}</a>
          </li>
        ))}
      </ol>
    </>
  );
}
