import { useRef } from 'react';
import { CALL_BEFORE_YOU_TRAVEL } from '../../../shared/paper/handbook/sections.ts';
import { frontOf } from '../../../shared/paper/handbook.ts';
import { PrintButton } from '../../print/PrintButton.tsx';
import { useKiosk } from '../kiosk.ts';
import type { Block, Sheet } from '../sheets.ts';
import styles from './Paper.module.css';
import { QrSquare, shortAddress } from './QrCode.tsx';

/** Puts what is on the screen on one sheet; only where a printer stands beside the screen. */
export function PrintThis({ sheet, className }: { sheet: Sheet; className: string | undefined }) {
  const { settings } = useKiosk();
  const paper = useRef<HTMLDivElement>(null);
  if (!settings.printer) return null;
  return (
    <>
      <PrintButton of={paper} title={sheet.title} label="Print this" className={className} />
      <div hidden>
        <div ref={paper} className={styles.sheet}>
          <SheetPage sheet={sheet} />
        </div>
      </div>
    </>
  );
}

function SheetPage({ sheet }: { sheet: Sheet }) {
  const { directory, now, from, origin } = useKiosk();
  const { above, title, text, facts, items, more, path } = sheet;
  const isSample = directory?.isSample ?? false;
  const front = frontOf({ isSample }, from ?? now ?? Date.parse(directory?.now ?? ''));
  return (
    <>
      <p className={styles.front}>
        {front.title}. {front.correctOn}. <strong>{CALL_BEFORE_YOU_TRAVEL}.</strong>
      </p>
      {front.sampleNotice && (
        <p>
          <strong>Sample data.</strong> {front.sampleNotice}
        </p>
      )}
      {above && <p className={styles.above}>{above}</p>}
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      <Blocks blocks={facts} className={styles.facts} />
      <Blocks blocks={items} className={styles.items} />
      {more > 0 && (
        <p>
          <strong>{more} more</strong> on the page that the square leads to.
        </p>
      )}
      <div className={styles.foot}>
        <QrSquare text={origin + path} name={title} className={styles.square} />
        <p>Look again with a phone’s camera, or at {shortAddress(origin, path)}</p>
      </div>
    </>
  );
}

function Blocks({ blocks, className }: { blocks: Block[]; className: string | undefined }) {
  if (blocks.length === 0) return null;
  return (
    <dl className={className}>
      {blocks.map(({ name, lines }) => (
        <div key={`${name} ${lines.join()}`}>
          <dt>{name}</dt>
          {lines.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
