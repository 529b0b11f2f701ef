import { type FormEvent, useMemo, useState } from 'react';
import type { DirectoryFile } from '../../shared/directory/directory-export.ts';
import { foldToLetters } from '../../shared/text/fold.ts';
import type { ReadSheet } from '../../shared/transfer/columns-in.ts';
import { findHeadings } from '../../shared/transfer/headings/heading-lines.ts';
import {
  guessMapping,
  type Remembered,
  settleSheet,
} from '../../shared/transfer/headings/headings.ts';
import type { ImportPreview } from '../../shared/transfer/import.ts';
import { findOtherFaults } from '../../shared/transfer/rows/fault-cells.ts';
import { LIMITS } from '../../shared/validation/limits.ts';
import { ApiError, asApiError } from '../api/api-error.ts';
import forms from '../forms/Forms.module.css';
import { dropDraft } from '../forms/safe-form/draft.ts';
import { useKeptValue } from '../forms/safe-form/use-kept-fields.ts';
import buttons from '../ui/Button.module.css';
import { ErrorCard } from '../ui/Card.tsx';
import { Choices, type Options } from './Choices.tsx';
import { Columns } from './Columns.tsx';
import { FileFields } from './FileFields.tsx';
import { textOfFile } from './file-text.ts';
import { Kinds } from './Kinds.tsx';
import { Preview } from './Preview.tsx';
import { Rows } from './Rows.tsx';
import {
  exportSkippedRows,
  listSkippedRows,
  type Reading,
  readSource,
  readTable,
  type Table,
  tableFrom,
} from './source.ts';
import { transferApi } from './transfer-api.ts';
import type { WorkbookSheet } from './workbook/read-workbook.ts';

const intoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** A spreadsheet under way: its lines, where its headings are, what it is taken for and what is here already. */
type Sheet = Reading & { lines: string[][]; top: number; present: DirectoryFile };

/** What is kept in the tab: the text, and what was said of its columns and put right in its cells. */
type Kept = { text: string; sheet?: Reading & { top: number } };

type Props = {
  /** What was done, in words. */
  onDone: (message: string) => void;
};

/** A file or a spreadsheet in: what it is, what it would do, and only then done. */
export function BringIn({ onDone }: Props) {
  const [text, setText] = useState('');
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [sheets, setSheets] = useState<readonly WorkbookSheet[]>([]);
  const [remembered, setRemembered] = useState<Remembered>({});
  const [options, setOptions] = useState<Options>({
    overwrite: false,
    checked: false,
    also: [],
  });
  const [ready, setReady] = useState<{
    preview: ImportPreview;
    file: Record<string, unknown>;
  } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  /** What was kept of a sheet, until its lines are read again. */
  const [resumed, setResumed] = useState<Kept['sheet']>();
  const kept = useMemo((): Kept | null => {
    if (!text) return null;
    if (!sheet) return { text, ...(resumed && { sheet: resumed }) };
    const { top, mapping, edits, kinds } = sheet;
    return { text, sheet: { top, sheet: sheet.sheet, mapping, edits, kinds } };
  }, [text, sheet, resumed]);
  useKeptValue('bring in', kept, (were) => {
    setText(were.text);
    setResumed(were.sheet);
    if (were.sheet) void attempt(() => goOn(were));
  });
  const { lines, top = 0 } = sheet ?? {};
  const table = useMemo(() => (lines ? tableFrom(lines, top) : null), [lines, top]);
  const read = useMemo(
    () => (sheet && table ? readTable(table, sheet, sheet.present) : null),
    [sheet, table],
  );

  const attempt = async (act: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    await act().catch((error: unknown) => setFailure(asApiError(error).message));
    setBusy(false);
  };
  /** Reads the lines of a sheet again, of which the rest was kept. */
  const goOn = async ({ text: read, sheet: of }: Kept) => {
    const source = await readSource(read);
    if (!of || source.kind !== 'sheet') return;
    const present = await transferApi.present();
    setSheet({ ...of, kinds: of.kinds ?? {}, lines: source.lines, present });
  };
  const startAnew = (next: string) => {
    if (!sheets.some(({ text: other }) => other === next)) setSheets([]);
    setText(next);
    setSheet(null);
    setResumed(undefined);
    setReady(null);
    setOptions((was) => ({ ...was, also: [] }));
  };
  /** The box stays as it was where the file cannot be read. */
  const choose = async (file: File) => {
    if (file.size > LIMITS.importBytes.value) throw new ApiError(0, LIMITS.importBytes.message);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { isWorkbook, readWorkbook } = await import('./workbook/read-workbook.ts');
    const found = isWorkbook(bytes) ? await readWorkbook(bytes) : [];
    if (isWorkbook(bytes) && !found[0]) throw new ApiError(0, 'There is nothing in this workbook.');
    startAnew(found[0]?.text ?? textOfFile(bytes));
    setSheets(found);
  };
  const change = (next: Partial<Sheet>) => {
    setSheet((was) => was && { ...was, ...next });
    setReady(null);
  };
  /** The columns of a sheet anew, by its headings and what was said of them. */
  const mapped = (of: ReadSheet, { headings, rows }: Table) => ({
    sheet: of,
    mapping: guessMapping(of, headings, remembered, rows),
  });
  const look = async (file: Record<string, unknown>, chosen = options) =>
    setReady({ file, preview: await transferApi.preview({ file, ...chosen }) });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setReady(null);
    void attempt(async () => {
      if (read) return look(read.file);
      const source = await readSource(text);
      if (source.kind === 'directory') return look(source.file);
      const { lines } = source;
      const top = findHeadings(lines);
      const found = tableFrom(lines, top);
      const present = await transferApi.present();
      setSheet({
        ...mapped(settleSheet(found.headings, found.rows, present), found),
        ...{ lines, top, present, edits: {}, kinds: {} },
      });
    });
  };
  const write = (token: string, file: Record<string, unknown>) =>
    attempt(async () => {
      const { message } = await transferApi.import({ file, ...options, token });
      startAnew('');
      dropDraft('bring in');
      onDone(message);
    });
  const lost =
    table && sheet && read && ready ? listSkippedRows(table, sheet, read, ready.preview) : null;

  return (
    <>
      <form className={forms.form} onSubmit={submit}>
        <FileFields
          text={text}
          sheets={sheets}
          onText={startAnew}
          onFile={(file) => void attempt(() => choose(file))}
        />
        {sheet && table && read && (
          <>
            <Columns
              {...sheet}
              table={table}
              onTop={(top) =>
                change({ top, ...mapped(sheet.sheet, tableFrom(sheet.lines, top)), edits: {} })
              }
              onSheet={(next) => change(mapped(next, table))}
              onColumn={(position, label) => {
                const said = {
                  ...remembered,
                  [foldToLetters(table.headings[position] ?? '')]: label,
                };
                setRemembered(said);
                const others = Object.entries(sheet.mapping).filter(
                  ([known, at]) => known !== label && at !== position,
                );
                change({
                  mapping: Object.fromEntries([...others, ...(label ? [[label, position]] : [])]),
                });
              }}
            />
            <Kinds
              kinds={read.kinds}
              chosen={sheet.kinds}
              onChoose={(word, kind) =>
                change({ kinds: { ...sheet.kinds, [foldToLetters(word)]: kind } })
              }
            />
            <Rows
              // Another sheet, other headings: other rows to look at.
              key={`${sheet.sheet} ${sheet.top}`}
              table={table}
              reading={sheet}
              read={read}
              onEdit={(row, label, value) =>
                change({
                  edits: { ...sheet.edits, [row]: { ...sheet.edits[row], [label]: value } },
                })
              }
            />
          </>
        )}
        <Choices
          options={options}
          onChange={(next) => {
            setOptions(next);
            setReady(null);
          }}
        />
        <button type="submit" className={buttons.primary} aria-disabled={isBusy || undefined}>
          {isBusy ? 'Reading...' : 'See what it would do'}
        </button>
      </form>
      {ready && (
        <Preview
          preview={ready.preview}
          lost={lost}
          beside={read ? findOtherFaults({ rows: read.places }, ready.preview.faults) : []}
          onSaveLost={
            table && sheet && lost ? () => exportSkippedRows(table, sheet, lost) : undefined
          }
          onReplace={(name) => {
            const chosen = { ...options, also: [...options.also, name] };
            setOptions(chosen);
            void attempt(() => look(ready.file, chosen));
          }}
          isBusy={isBusy}
          onConfirm={() => write(ready.preview.token, ready.file)}
        />
      )}
      {/* Below whichever button was pressed. */}
      {failure && (
        <div ref={intoSight}>
          <ErrorCard message={failure} />
        </div>
      )}
    </>
  );
}
