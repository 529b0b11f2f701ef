import { strToU8, zipSync } from 'fflate';

/** A cell of a workbook: a number may be a time of day or a day where its style says so. */
export type Cell =
  | string
  | { number: number; style?: 'time' | 'date' }
  | { formula: string; shows: string };

const STYLES = { time: 1, date: 2 };

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const columnName = (at: number): string =>
  (at >= 26 ? columnName(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));

function cellXml(cell: Cell, row: number, column: number): string {
  const at = `${columnName(column)}${row}`;
  if (typeof cell === 'string')
    return (
      cell &&
      `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`
    );
  if ('formula' in cell)
    return `<c r="${at}" t="str"><f>${escapeXml(cell.formula)}</f><v>${escapeXml(cell.shows)}</v></c>`;
  return `<c r="${at}"${cell.style ? ` s="${STYLES[cell.style]}"` : ''}><v>${cell.number}</v></c>`;
}

/** The XML of a sheet with these rows. */
export const sheetXml = (rows: readonly (readonly Cell[])[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map(
      (cells, at) =>
        `<row r="${at + 1}">${cells.map((cell, n) => cellXml(cell, at + 1, n)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`;

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** An Excel file with these sheets, each its rows or its own XML. */
export function makeWorkbook(
  sheets: Record<string, readonly (readonly Cell[])[] | string>,
  others: Record<string, Uint8Array> = {},
): Uint8Array {
  const names = Object.keys(sheets);
  const files: Record<string, string> = {
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${names
      .map(
        (name, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
      .map(
        (_, at) =>
          `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
      )
      .join(
        '',
      )}<Relationship Id="rIdS" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<?xml version="1.0"?><styleSheet xmlns="${MAIN}"><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="20"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
  };
  for (const [at, name] of names.entries()) {
    const rows = sheets[name] ?? [];
    files[`xl/worksheets/sheet${at + 1}.xml`] = typeof rows === 'string' ? rows : sheetXml(rows);
  }
  const bytes = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name, strToU8(text)]),
  );
  return zipSync({ ...bytes, ...others });
}
