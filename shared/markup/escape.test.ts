import { expect, it } from 'vitest';
import { escapeMarkup, unescapeMarkup } from './escape.ts';

it('leaves no character that opens a tag, an entity or ends an attribute', () => {
  expect(escapeMarkup(`Ark & "Co" <b>it's</b>`)).toBe(
    'Ark &amp; &quot;Co&quot; &lt;b&gt;it&#x27;s&lt;/b&gt;',
  );
});

it('is undone once, and not twice', () => {
  for (const text of [`'"<>&`, '&amp;', '&amp;lt;', 'plain'])
    expect(unescapeMarkup(escapeMarkup(text))).toBe(text);
});
