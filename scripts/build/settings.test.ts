import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SETTINGS_LABELS } from '../../shared/lines/line-labels.ts';
import { KEPT_TABLES } from '../../shared/privacy/retention.ts';

// Whoever keeps a site running finds every setting and every table in the operations guide.

const guide = readFileSync('docs/operations.md', 'utf8');
const [, section = ''] = guide.split('\n## Every setting\n');
/** The first cells of its table. */
const named = (section.split('\n## ')[0] ?? '')
  .split('\n')
  .map((line) => /^\| (.+?) \| .+ \|$/.exec(line)?.[1] ?? '')
  .join('\n');
const vars = readFileSync('wrangler.toml', 'utf8').split('[vars]\n')[1]?.split('\n\n')[0] ?? '';

describe('the operations guide says what', () => {
  it.each(Object.values(SETTINGS_LABELS))('the setting “%s” does', (label) => {
    expect(named).toContain(label);
  });

  it.each(vars.match(/^[A-Z_]+(?= =)/gm) ?? ['no var was found'])('the var %s does', (name) => {
    expect(guide).toContain(`\`${name}\``);
  });

  it.each(KEPT_TABLES)('the table $name holds', ({ name }) => {
    expect(guide).toContain(`\`${name}\``);
  });
});
