import { fingerprint } from './fingerprint.ts';

/** An answer that is the same for everyone who asks in this minute, with what else is known of it. */
export type Finished<Note = unknown> = {
  body: Uint8Array<ArrayBuffer>;
  headers: Headers;
  /** Of the answer that says that nothing has changed: what describes a body is left out. */
  unchanged: Headers;
  etag: string;
  note: Note;
};

/** Finished answers of one state of the data, bounded; another state clears them. */
export function createMemo<Note>({ entries, bytes }: { entries: number; bytes: number }) {
  const answers = new Map<string, Finished<Note>>();
  let present = '';
  let size = 0;

  function remove(key: string) {
    size -= answers.get(key)?.body.length ?? 0;
    answers.delete(key);
  }

  return {
    get(state: string, key: string): Finished<Note> | undefined {
      if (state === present) return answers.get(key);
      answers.clear();
      size = 0;
      present = state;
      return undefined;
    },
    /** Nothing where the state is another by now, or one answer alone would be too much. */
    put(state: string, key: string, finished: Finished<Note>) {
      if (state !== present || finished.body.length > bytes) return;
      remove(key);
      answers.set(key, finished);
      size += finished.body.length;
      for (const oldest of answers.keys()) {
        if (answers.size <= entries && size <= bytes) return;
        remove(oldest);
      }
    },
  };
}

/** A response as finished bytes. Without an ETag of its own it gets one of its content. */
export async function finish<Note>(response: Response, note: Note): Promise<Finished<Note>> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  const etag = headers.get('ETag') ?? `"${await fingerprint(body)}"`;
  headers.set('ETag', etag);
  const unchanged = new Headers(headers);
  for (const name of ['Content-Type', 'Content-Length']) unchanged.delete(name);
  return { body, headers, unchanged, etag, note };
}

/** A finished answer for one request: the whole, its head alone, or that nothing has changed. */
export function answer({ body, headers, unchanged, etag }: Finished, request: Request): Response {
  const known = request.headers.get('If-None-Match');
  if (known !== null && isAmong(etag, known))
    return new Response(null, { status: 304, headers: unchanged });
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

const bare = (tag: string) => tag.trim().replace(/^W\//, '');

/** By weak comparison, as If-None-Match asks: whoever compressed the body on its way has weakened the tag. */
const isAmong = (etag: string, tags: string) =>
  tags === '*' || tags.split(',').some((tag) => bare(tag) === bare(etag));
