import forms from '../forms/Forms.module.css';
import type { WorkbookSheet } from './workbook/read-workbook.ts';

type Props = {
  text: string;
  /** Those of a workbook that was chosen, of which one is read. */
  sheets: readonly WorkbookSheet[];
  onText: (text: string) => void;
  onFile: (file: File) => void;
};

/** A file to choose, or its text to paste. */
export const FileFields = ({ text, sheets, onText, onFile }: Props) => (
  <>
    <div className={forms.field}>
      <label htmlFor="file" className={forms.label}>
        A spreadsheet (Excel or CSV), or a directory file
      </label>
      <input
        id="file"
        type="file"
        accept=".xlsx,.csv,.tsv,.txt,.json,text/csv,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        className={forms.input}
        // The same file, mended, can be chosen again.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
        }}
      />
    </div>
    {sheets.length > 1 && (
      <div className={forms.field}>
        <label htmlFor="workbook-sheet" className={forms.label}>
          Which sheet of the workbook
        </label>
        <select
          id="workbook-sheet"
          className={forms.input}
          value={text}
          onChange={({ target }) => onText(target.value)}
        >
          {sheets.map((sheet) => (
            <option key={sheet.name} value={sheet.text}>
              {sheet.name}
            </option>
          ))}
        </select>
      </div>
    )}
    <div className={forms.field}>
      <label htmlFor="text" className={forms.label}>
        Or paste its text
      </label>
      <textarea
        id="text"
        className={forms.input}
        value={text}
        spellCheck={false}
        onChange={({ target }) => onText(target.value)}
      />
    </div>
  </>
);
