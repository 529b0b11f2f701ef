import { beforeAll, describe, expect, test } from 'vitest';
import { displayWebsite } from '../../shared/contact/website.ts';
import type { PaperSize, Section } from '../../shared/paper/handbook/sections.ts';
import { MM } from '../../shared/paper/measures.ts';
import { paths } from '../../shared/paths/paths.ts';
import { dense, expectNoLonelyHeading, expectNothingCut, textOf } from './testing/layout.ts';
import { readPdf } from './testing/read-pdf.ts';
import { handbookBytes, ORIGIN, renderHandbook, sampleDirectory } from './testing/rendered.ts';
import { DATES, rowText } from './testing/row-text.ts';
import { greyTexts } from './testing/text-colours.ts';

type Rendered = Awaited<ReturnType<typeof renderHandbook>>;

const find = <K extends Section['kind']>(sections: Section[], kind: K) =>
  sections.filter((section): section is Extract<Section, { kind: K }> => section.kind === kind);

describe.each<PaperSize>(['clear', 'large'])('the handbook of the sample in %s print', (size) => {
  let it: Rendered;
  beforeAll(async () => {
    it = await renderHandbook(sampleDirectory(), size);
  });
  const bodySize = size === 'large' ? 18 : 14;

  test('holds every service whole on one page, with its hours', () => {
    const pages = it.pages.map((page) => textOf(page));
    const rows = find(it.book.sections, 'timetable').flatMap((section) => section.rows);
    expect(rows.length).toBeGreaterThan(100);
    const texts = rows.map((row) => ({ ...rowText(row), of: row.organisation + row.service }));
    for (const [at, row] of texts.entries()) {
      const { facts, provider, kind, place, ring, times, of } = row;
      const more = String.raw`(?:\.?More:page\d+)?`;
      const isAlone = texts[at - 1]?.of !== of && texts[at + 1]?.of !== of;
      // Several of one provider stand below what they share, which each page says again.
      const above = (shared: string) =>
        new RegExp(`${escaped(provider)}(?:,continued)?${escaped(shared + ring)}${more}`);
      const isWhole = (page: string) =>
        isAlone
          ? new RegExp(escaped(facts) + more + escaped(times)).test(page)
          : (above(kind).test(page) && page.includes(place + times)) ||
            (above('').test(page) && page.includes(kind + place + times));
      if (!pages.some(isWhole)) expect.fail(`Not whole: ${facts} ${times}`);
    }
  });

  test('holds every organisation and every helpline with all that is known of them', () => {
    const all = textOf(...it.pages);
    const organisations = find(it.book.sections, 'organisations').flatMap((section) =>
      section.letters.flatMap((letter) => letter.organisations),
    );
    const helplines = find(it.book.sections, 'helplines').flatMap((section) =>
      section.groups.flatMap((group) => group.helplines),
    );
    const said = [
      ...organisations.flatMap(
        ({ name, description, phones, addresses, email, website, socials }) => [
          name + description,
          ...phones.map(({ label, display }) => `${label}: ${display}`),
          ...addresses.map((address) => `Address: ${address}`),
          email,
          displayWebsite(website),
          ...socials.map(({ network, href }) => `${network}: ${displayWebsite(href)}`),
        ],
      ),
      ...helplines.flatMap(({ name, description, phone, hours, email, website }) => [
        name + description + (phone?.display ?? ''),
        hours && `Hours: ${hours}`,
        email,
        displayWebsite(website),
      ]),
    ];
    expect(organisations.length).toBeGreaterThan(50);
    expect(helplines.length).toBeGreaterThan(15);
    expect(said.filter((text) => !all.includes(dense(text)))).toEqual([]);
  });

  test('names in contents, index and text the pages that really hold what they name', () => {
    const named = it.pages.flatMap(({ links }) => links.filter(({ target }) => target !== null));
    const numbers = named.filter(({ text }) => /^(?:page\s)?\d+$/.test(text));
    expect(numbers.length).toBeGreaterThan(300);
    for (const { text, target } of numbers) expect(Number(text.replace(/page\s/, ''))).toBe(target);

    const words = named.filter((link) => !numbers.includes(link));
    expect(words.length).toBeGreaterThan(300);
    for (const { text, target } of words) {
      const page = it.pages[(target ?? 0) - 1];
      expect(page && textOf(page)).toContain(dense(text));
    }
  });

  test('leads from its bookmarks to each section, in the order of the book', () => {
    const titles = it.book.sections.map(({ title }) => title);
    const outline = it.outline.filter(({ title }) => titles.includes(title));
    expect(new Set(outline.map(({ title }) => title))).toEqual(new Set(titles));
    const pages = it.outline.map(({ page }) => page ?? 0);
    expect(pages).toEqual([...pages].sort((a, b) => a - b));
    for (const { title, page } of it.outline) {
      const text = it.pages[(page ?? 0) - 1];
      expect(text && textOf(text), title).toContain(dense(title));
    }
  });

  test('is for those who hear it too: language, title, and a tree of headings, tables and links', () => {
    expect(it.info).toMatchObject({ Language: 'en-GB', Title: 'Bristol Handbook' });
    expect(it.view).toMatchObject({ DisplayDocTitle: true });
    expect(it.isTagged).toBe(true);
    const roles = new Set(it.pages.flatMap((page) => page.roles));
    const table = size === 'clear' ? ['Table', 'TR', 'TH', 'TD'] : [];
    for (const role of ['H1', 'H2', 'H3', 'P', 'L', 'LI', 'LBody', 'TOC', 'TOCI', 'Link', ...table])
      expect(roles, role).toContain(role);
  });

  test('says on every page what it is, its day, its number, its address and to call first', () => {
    it.pages.slice(1).forEach((page, at) => {
      const text = textOf(page);
      for (const words of [
        `Bristol Handbook, page ${at + 2} of ${it.pages.length}`,
        'Correct on Friday 20 November 2026',
        'Call before you travel',
        'handbook.example.org',
      ])
        expect(text).toContain(dense(words));
    });
  });

  test('has a code on every page that leads to the same on the website, 20 mm and more', () => {
    const groups = find(it.book.sections, 'helplines').flatMap((section) => section.groups);
    const known = new Set([
      ORIGIN,
      ...groups.map(({ path }) => ORIGIN + path),
      ...it.book.sections.map(({ path }) => ORIGIN + path),
      `${ORIGIN}/`,
    ]);
    for (const [at, { codes }] of it.pages.entries()) {
      expect(codes, `page ${at + 1}`).toHaveLength(1);
      expect(known).toContain(codes[0]?.text);
      expect(codes[0]?.side).toBeGreaterThanOrEqual(20 * MM);
    }
    const titled = [...find(it.book.sections, 'timetable'), ...groups];
    const shared = it.pages.filter((page, at) => {
      const goesOn = titled.filter(({ title }) =>
        textOf(page).includes(dense(`${title}, continued`)),
      );
      const begins = titled.filter(({ title }) =>
        it.outline.some((entry) => entry.title === title && entry.page === at + 1),
      );
      const [only, ...others] = [...goesOn, ...begins];
      const path = others.length > 0 ? paths.home : only?.path;
      if (path) expect(page.codes[0]?.text, `page ${at + 1}`).toBe(ORIGIN + path);
      return others.length > 0;
    });
    expect(shared.length).toBeGreaterThan(2);
  });

  test('begins with the emergency numbers inside the front and ends with them on the back', () => {
    const [, inside] = it.pages;
    const starts = it.outline.filter(({ title }) => title === 'Emergency: who to call');
    expect(inside && textOf(inside)).toMatch(/^Emergency:whotocall999/);
    expect(starts.map(({ page }) => page)).toEqual([2, starts[1]?.page]);
    expect(it.pages.length % 2).toBe(0);
    const back = it.pages.slice((starts[1]?.page ?? 0) - 1);
    expect(back).toHaveLength(1);
    expect(textOf(...back)).toMatch(/^Emergency:whotocall999/);
    for (const number of ['111', '101', '01454 615165', '0808 200 0247', '0117 407 0330'])
      expect(textOf(...back)).toContain(dense(number));
    // Who has no number stands there where there is room, with what is to be done for a child.
    if (size === 'clear') expect(textOf(...back)).toContain(dense('under 18, call the police'));
    const front = textOf(...it.pages.slice(1, 4));
    for (const words of ['StreetLink', '0808 200 0247', 'Not checked yet'])
      expect(front).toContain(dense(words));
  });

  test('leads from words for a bed to the pages on which these stand', () => {
    const index = it.book.sections.at(-1);
    const places = index?.kind === 'index' ? index.entries : [];
    const leads = places.find(({ word }) => word === 'Somewhere to sleep')?.places ?? [];
    expect(leads.map(({ label }) => label)).toEqual([
      'Beds for the night',
      'Nowhere to sleep tonight?',
      'Housing help from the council',
    ]);
    const links = it.pages.flatMap((page) => page.links.filter(({ target }) => target !== null));
    for (const { label } of leads) {
      const targets = links.filter(({ text }) => text === label).map(({ target }) => target);
      expect(targets.length).toBeGreaterThan(0);
      const pages = it.pages
        .slice(0, 12)
        .flatMap((page, at) => (textOf(page).includes(dense(label)) ? at + 1 : []));
      for (const target of targets) expect(pages).toContain(target);
    }
  });

  test('cuts nothing, lays nothing on top of each other and leaves no heading alone', () => {
    for (const page of it.pages) {
      expectNothingCut(page, 14 * MM);
      expectNoLonelyHeading(page, bodySize);
    }
    const small = it.pages.flatMap(({ texts }) => texts.filter((text) => text.size < bodySize));
    expect(small).toEqual([]);
  });
});

test.each(DATES)(
  'the handbook of %s, as the sample is served, has all numbers on its first page inside, and few pages',
  async (date) => {
    const directory = { ...sampleDirectory(), isSample: true };
    const now = Date.parse(`${date}T10:00:00Z`);
    const { pages } = await readPdf(handbookBytes(directory, 'clear', {}, [], now).bytes);
    expect(textOf(...pages.slice(1, 2))).toContain(dense('0808 200 0247'));
    expect(textOf(...pages.slice(2, 3))).toMatch(/^Contents/);
    expect(pages.length).toBeLessThanOrEqual(60);
  },
);

test('999 is black, and in grey print every other number to ring is lighter', async () => {
  const { bytes } = handbookBytes(sampleDirectory(), 'clear');
  const [, inside = []] = await greyTexts(bytes);
  const numbers = inside.filter(({ text }) => /^[\d\s]{3,}$/.test(text));
  const [danger, ...others] = ['999', '111', '101', '0117'].map((start) =>
    numbers.find(({ text }) => text.startsWith(start)),
  );
  expect(danger?.grey).toBe(0);
  for (const other of others) expect(other?.grey).toBeGreaterThan(50);
});

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
