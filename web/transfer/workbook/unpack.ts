import { LIMITS } from '../../../shared/validation/limits.ts';
import { ApiError } from '../../api/api-error.ts';
import { listZip, packedBytes, type ZipEntry } from './zip-entries.ts';

const BROKEN =
  'This Excel file cannot be read. Save the sheet that you need as CSV, then choose that.';

/** The files of a workbook that say what is in its cells; no picture, no macro, nothing of a program's own. */
const WANTED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/workbook\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/sharedStrings\.xml|xl\/styles\.xml|xl\/worksheets\/[\w.-]+\.xml)$/i;

/**
 * The wanted files of a workbook, unpacked. Throws an ApiError before anything is unpacked where they declare more than a
 * browser should hold, and as soon as one unpacks to more than it declares.
 */
export async function unpackWorkbook(bytes: Uint8Array): Promise<Record<string, Uint8Array>> {
  if (bytes.length > LIMITS.workbookBytes.value)
    throw new ApiError(0, LIMITS.workbookBytes.message);
  const wanted = listZip(bytes)?.filter(({ name }) => WANTED.test(name));
  if (!wanted || wanted.length === 0) throw new ApiError(0, BROKEN);
  const declared = wanted.reduce((sum, { unpacked }) => sum + unpacked, 0);
  const names = new Set(wanted.map(({ name }) => name));
  if (declared > LIMITS.workbookUnpacked.value)
    throw new ApiError(0, LIMITS.workbookUnpacked.message);
  // Two of a name would each be allowed what one declares.
  if (names.size < wanted.length) throw new ApiError(0, BROKEN);
  const files: Record<string, Uint8Array> = {};
  for (const entry of wanted) files[entry.name] = await unpackEntry(bytes, entry);
  return files;
}

async function unpackEntry(bytes: Uint8Array, entry: ZipEntry): Promise<Uint8Array> {
  const packed = packedBytes(bytes, entry);
  if (!packed || (entry.method !== 0 && entry.method !== 8)) throw new ApiError(0, BROKEN);
  if (entry.method === 0) return packed;
  const unpacked = new Uint8Array(entry.unpacked);
  let length = 0;
  const reader = new Blob([packed.slice()])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new ApiError(0, BROKEN);
    });
    if (done) break;
    if (length + value.length > unpacked.length) {
      await reader.cancel().catch(() => undefined);
      throw new ApiError(0, LIMITS.workbookUnpacked.message);
    }
    unpacked.set(value, length);
    length += value.length;
  }
  return unpacked.subarray(0, length);
}

const SHEET = /^xl\/worksheets\//i;
/** Where a row or a cell says that it stands; whatever else it says is no place of a sheet. */
const PLACE = /<(?:\w+:)?(?:c|row)\b[^>]*?\sr\s*=\s*["']([^"']*)["']/g;
const ADDRESS = /^([A-Z]{0,3})(\d{1,7})$/;

/**
 * Throws an ApiError where a cell of a sheet stands so far down or to the right that the cells before it alone would be too
 * many: one cell at XFD1048576 makes seventeen thousand million of them.
 */
export function requireSmallSheets(files: Record<string, Uint8Array>) {
  for (const [name, bytes] of Object.entries(files)) {
    if (!SHEET.test(name)) continue;
    for (const [, place = ''] of new TextDecoder().decode(bytes).matchAll(PLACE)) {
      const [, column = '', row = ''] = ADDRESS.exec(place) ?? [];
      if (!row) throw new ApiError(0, BROKEN);
      if (Number(row) > LIMITS.importRows.value) throw new ApiError(0, LIMITS.importRows.message);
      if (columnNumber(column) > LIMITS.importColumns.value)
        throw new ApiError(0, LIMITS.importColumns.message);
    }
  }
}

const columnNumber = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
