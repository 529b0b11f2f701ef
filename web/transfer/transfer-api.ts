import type { DirectoryFile } from '../../shared/directory/directory-export.ts';
import { operationsMessages } from '../../shared/site/operations-messages.ts';
import type { ImportInput, ImportPreview } from '../../shared/transfer/import.ts';
import { client, download, read } from '../auth/account-api.ts';

const words = operationsMessages.transfer;

/** Everything out and in. */
export const transferApi = {
  download: (file: string) => download(`/api/export/${file}`, words.exportFailed),
  /** What is here already, to match rows with: no export, of which every admin would be told. */
  present: async () =>
    JSON.parse(
      await (await download('/api/import/present', words.presentFailed)).text(),
    ) as DirectoryFile,
  preview: (json: ImportInput): Promise<ImportPreview> =>
    read(client.import.preview.$post({ json }), words.previewFailed),
  undoable: () => read(client.imports.$get(), words.undoFailed),
  undo: (id: string) => read(client.imports[':id'].undo.$post({ param: { id } }), words.undoFailed),
  import: (json: ImportInput & { token: string }) =>
    read(client.import.$post({ json }), words.importFailed),
};
