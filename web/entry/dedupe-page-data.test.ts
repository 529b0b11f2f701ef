import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dedupeTexts, restoreTexts, textsOfHtml } from './dedupe-page-data.ts';

const HTML =
  '<ul><li id="a1"><h2>Ark &amp; Co</h2><a href="tel:+441">0117 1</a> <!-- -->“Ring” &#x27;us&#x27;</li></ul><noscript><p>No</p></noscript>';

it('reads the texts of markup in their order, ids and links among them', () => {
  expect(textsOfHtml(HTML)).toEqual(['a1', 'Ark & Co', 'tel:+441', '0117 1', ' ', "“Ring” 'us'"]);
});

it('refers to what the markup has, and leaves the rest as it is', () => {
  const data = { list: [{ id: 'a1', name: 'Ark & Co', phone: '0117 1', note: '~', other: 'x' }] };
  const sent = dedupeTexts(data, textsOfHtml(HTML));
  expect(sent).toEqual({ list: [{ id: 'a1', name: '~1', phone: '~2', note: '~~', other: 'x' }] });
});

it('refers to an address whose postcode no line breaks, and to what a box holds', () => {
  const texts = textsOfHtml(
    '<input name="id" value="b2"/><p>1 Bond St, BS1\u00a03AE</p><p>No 1</p>',
  );
  expect(texts).toEqual(['b2', '1 Bond St, BS1\u00a03AE', 'No 1']);
  const data = { list: ['1 Bond St, BS1 3AE', 'No 1', 'No\u00a01', '1 Bond St, BS1\u00a03AE'] };
  const sent = dedupeTexts(data, texts);
  expect(sent).toEqual({ list: ['~_1', '~1', 'No\u00a01', '~-1'] });
  expect(restoreTexts(sent, texts)).toEqual(data);
});

it('gives back any data whatever the markup says', () => {
  const text = fc.oneof(
    fc.constantFrom('~', '~1', '~~2', '~_1', 'Ark', 'No 1', 'No\u00a01'),
    fc.string(),
  );
  const { data } = fc.letrec((tie) => ({
    data: fc.oneof(
      { maxDepth: 3 },
      text,
      fc.integer(),
      fc.constant(null),
      fc.boolean(),
      fc.array(tie('data'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('name', 'note', 'list'), tie('data')),
    ),
  }));
  fc.assert(
    fc.property(data, fc.array(text), (given, texts) => {
      expect(restoreTexts(JSON.parse(JSON.stringify(dedupeTexts(given, texts))), texts)).toEqual(
        JSON.parse(JSON.stringify(given)),
      );
    }),
  );
});
