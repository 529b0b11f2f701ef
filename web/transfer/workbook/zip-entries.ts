// What a ZIP file says that it holds, read from its list before anything of it is unpacked (PKWARE's APPNOTE, 4.3.12 and
// 4.3.16).

export type ZipEntry = {
  name: string;
  /** 0 is stored, 8 is deflated. */
  method: number;
  packed: number;
  /** As it is declared; what unpacks to more is refused then. */
  unpacked: number;
  /** Where its own header stands. */
  offset: number;
};

const END = 0x06054b50;
const END_BYTES = 22;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
/** Files of 4 GB and more say so with this, and are none of ours. */
const ELSEWHERE = 0xffffffff;
/** A comment behind the list has so many bytes at most. */
const COMMENT_BYTES = 0xffff;
/** A workbook has a few dozen files. */
const ENTRIES_MAX = 2_000;

/** The files that a ZIP lists; null where it is not a ZIP, is broken or in parts, or lists what no workbook has. */
export function listZip(bytes: Uint8Array): ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end < 0) return null;
  const count = view.getUint16(end + 10, true);
  if (count > ENTRIES_MAX || view.getUint16(end + 8, true) !== count) return null;
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let n = 0; n < count; n += 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY) return null;
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const [packed = 0, unpacked = 0] = [20, 24].map((place) => view.getUint32(at + place, true));
    const offset = view.getUint32(at + 42, true);
    const isSecret = (view.getUint16(at + 8, true) & 1) === 1;
    if (isSecret || [packed, unpacked, offset].includes(ELSEWHERE)) return null;
    const nameEnd = at + ENTRY_BYTES + (name ?? 0);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, nameEnd)),
      method: view.getUint16(at + 10, true),
      ...{ packed, unpacked, offset },
    });
    at = nameEnd + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

function findEnd(view: DataView): number {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= 0 && at >= last - COMMENT_BYTES; at -= 1)
    if (view.getUint32(at, true) === END) return at;
  return -1;
}

/** The packed bytes of a file; null where they are not where the list says. */
export function packedBytes(bytes: Uint8Array, { offset, packed }: ZipEntry): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + LOCAL_BYTES > bytes.length || view.getUint32(offset, true) !== LOCAL) return null;
  const start =
    offset + LOCAL_BYTES + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  return start + packed > bytes.length ? null : bytes.subarray(start, start + packed);
}
