import { type FormEvent, useState } from 'react';
import type { ImportPreview } from '../../shared/transfer/import.ts';
import { guessMapping, guessSheet, type Mapping } from '../../shared/transfer/headings.ts';
import type { Sheet } from '../../shared/transfer/spreadsheet-columns.ts';
import { asApiError } from '../api/api-error.ts';
import forms from '../forms/Forms.module.css';
import { Done } from '../forms/MovingOn.tsx';
import { dropDraft } from '../forms/safe-form/draft.ts';
import { useKeptText } from '../forms/safe-form/use-kept-fields.ts';
import buttons from '../ui/Button.module.css';
import { ErrorCard } from '../ui/Card.tsx';
import { Choices } from './Choices.tsx';
import { textOfFile } from './file-text.ts';
import { MapColumns } from './MapColumns.tsx';
import { Preview } from './Preview.tsx';
import { type Prepared, prepare, readSource, type Source } from './source.ts';
import { transferApi } from './transfer-api.ts';

const intoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

type Ready = { preview: ImportPreview; prepared: Prepared };

/** A file or a spreadsheet in: what it is, what it would do, and only then done. */
export function BringIn() {
  const [text, setText] = useState('');
  const [source, setSource] = useState<Source | null>(null);
  const [sheet, setSheet] = useState<Sheet>('services');
  const [mapping, setMapping] = useState<Mapping>({});
  const [options, setOptions] = useState({ overwrite: false, checked: false });
  const [ready, setReady] = useState<Ready | null>(null);
  const [done, setDone] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  useKeptText('bring in', text, setText);

  const attempt = async (act: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    await act().catch((error: unknown) => setFailure(asApiError(error).message));
    setBusy(false);
  };
  const startAnew = (next: string) => {
    setText(next);
    setSource(null);
    setReady(null);
  };
  /** The box stays as it was where the file is no text. */
  const choose = async (file: File) =>
    startAnew(textOfFile(new Uint8Array(await file.arrayBuffer())));
  const ofSheet = (next: Sheet, headings: string[]) => {
    setSheet(next);
    setMapping(guessMapping(next, headings));
    setReady(null);
  };
  const look = async (what: Source) => {
    const prepared = await prepare(what, sheet, mapping);
    const preview = await transferApi.preview({ file: prepared.file, ...options });
    setReady({ preview, prepared });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setReady(null);
    void attempt(async () => {
      if (source) return look(source);
      const read = await readSource(text);
      setSource(read);
      if (read.kind === 'sheet') ofSheet(guessSheet(read.headings), read.headings);
      else await look(read);
    });
  };
  const write = ({ preview: { token }, prepared: { file } }: Ready) =>
    attempt(async () => {
      const { message } = await transferApi.import({ file, ...options, token });
      startAnew('');
      dropDraft('bring in');
      setDone(message);
    });

  if (done)
    return (
      <Done message={done}>
        <p>
          <button type="button" className={buttons.secondary} onClick={() => setDone('')}>
            Bring in something else
          </button>
        </p>
      </Done>
    );
  return (
    <>
      <form className={forms.form} onSubmit={submit}>
        <div className={forms.field}>
          <label htmlFor="file" className={forms.label}>
            A directory file, or a spreadsheet saved as CSV
          </label>
          <input
            id="file"
            type="file"
            accept=".json,.csv,text/csv,application/json"
            className={forms.input}
            // The same file, mended, can be chosen again.
            onClick={({ currentTarget }) => {
              currentTarget.value = '';
            }}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void attempt(() => choose(file));
            }}
          />
        </div>
        <div className={forms.field}>
          <label htmlFor="text" className={forms.label}>
            Or paste its text
          </label>
          <textarea
            id="text"
            className={forms.input}
            value={text}
            spellCheck={false}
            onChange={({ target }) => startAnew(target.value)}
          />
        </div>
        {source?.kind === 'sheet' && (
          <MapColumns
            {...{ source, sheet, mapping }}
            onSheet={(next) => ofSheet(next, source.headings)}
            onMapping={(next) => {
              setMapping(next);
              setReady(null);
            }}
          />
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
      {ready && <Preview {...ready} isBusy={isBusy} onConfirm={() => write(ready)} />}
      {/* Below whichever button was pressed. */}
      {failure && (
        <div ref={intoSight}>
          <ErrorCard message={failure} />
        </div>
      )}
    </>
  );
}
