import forms from '../forms/Forms.module.css';
import { SelectField } from './SelectField.tsx';
import type { WorkbookSheet } from './workbook/read-workbook.ts';

type Props = {
  text: string;
  /** The sheets of a workbook that was chosen; one of them is read. */
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
      <SelectField
        id="workbook-sheet"
        label="Which sheet of the workbook"
        value={text}
        options={sheets.map(({ name, text }) => [text, name])}
        onChange={onText}
      />
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
