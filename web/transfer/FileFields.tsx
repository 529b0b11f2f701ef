import forms from '../forms/Forms.module.css';

type Props = {
  text: string;
  onText: (text: string) => void;
  onFile: (file: File) => void;
};

/** A file to choose, or its text to paste. */
export const FileFields = ({ text, onText, onFile }: Props) => (
  <>
    <div className={forms.field}>
      <label htmlFor="file" className={forms.label}>
        A spreadsheet (CSV), or a directory file
      </label>
      <input
        id="file"
        type="file"
        accept=".json,.csv,.tsv,.txt,text/csv,application/json"
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
