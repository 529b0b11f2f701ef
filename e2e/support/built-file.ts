import { readFileSync } from 'node:fs';

type Manifest = Record<string, { file: string }>;

/** The address on the site of what the build made of a source, such as `web/emergency/ImmediateSupportPage.tsx`. */
export function builtFile(source: string): string {
  const manifest = new URL('../../dist/client/.vite/manifest.json', import.meta.url);
  const built = (JSON.parse(readFileSync(manifest, 'utf8')) as Manifest)[source];
  if (!built) throw new Error(`The build made no file of its own of ${source}.`);
  return `/${built.file}`;
}
