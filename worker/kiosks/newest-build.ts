import { KIOSK_WORKER } from '../../shared/paths/kiosk-paths.ts';
import type { Env } from '../platform/env.ts';

/** As scripts/build/service-worker.ts writes it. */
const BUILD = /^const BUILD="([\w-]+)"/;

let known: string | undefined;

/** The build that kiosks take, as the first line of their service worker names it; null where there is none to read. */
export async function newestBuild({ ASSETS }: Pick<Env, 'ASSETS'>): Promise<string | null> {
  if (known) return known;
  const worker = await ASSETS.fetch(`http://localhost${KIOSK_WORKER}`).catch(() => null);
  const [, build] = BUILD.exec(worker?.ok ? await worker.text() : '') ?? [];
  // An isolate runs one build.
  known = build;
  return build ?? null;
}
