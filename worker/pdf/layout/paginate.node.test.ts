import { describe, expect, test } from 'vitest';
import { targets } from '../../../shared/paper/handbook/targets.ts';
import { paths } from '../../../shared/paths/paths.ts';
import { type Box, createSpace, type Mark } from './boxes.ts';
import { portrait } from './format.ts';
import { marksOf, type Page, Paginator, type Running } from './paginate.ts';

const LINE = 20;
const HEAD = 30;

const words = (text: string) =>
  ({ kind: 'text', x: 0, y: 0, segment: { text } }) as unknown as Mark;
const line = (text: string): Box => ({ height: LINE, marks: [words(text)] });
const lines = (count: number, text: string) => Array.from({ length: count }, () => line(text));

const section = (title: string): Running => ({
  path: `/${title}`,
  head: () => [{ height: HEAD, marks: [words(`${title}, continued`)] }],
});

const textsOf = (page: Page) =>
  marksOf(page).flatMap((mark) => (mark.kind === 'text' ? mark.segment.text : []));

const FORMAT = portrait('clear');
const PER_PAGE = Math.floor((FORMAT.height - 2 * FORMAT.margin) / LINE);
const paginator = () => new Paginator(FORMAT, () => 0);

test('a row that is higher than a page leaves no line alone, whatever white space it ends with', () => {
  for (let more = 1; more < 8; more++) {
    const pages = paginator();
    pages.section(section('Lunch'));
    pages.place({
      boxes: [...lines(PER_PAGE + more, 'row'), createSpace(5), createSpace(6)],
      whole: true,
    });
    const last = pages.pages.at(-1);
    expect(last && textsOf(last).filter((text) => text === 'row').length).toBeGreaterThan(1);
  }
});

describe('a section that follows another', () => {
  const laid = (before: number) => {
    const pages = paginator();
    pages.section(section('Lunch'));
    pages.place({ boxes: lines(before, 'lunch') });
    pages.follow(section('Dinner'));
    pages.place({ boxes: [line('Dinner')], withNext: true });
    pages.place({ boxes: lines(4, 'dinner'), whole: true });
    pages.place({ boxes: lines(PER_PAGE, 'more') });
    return pages.pages;
  };

  test('shares its page where its title and first row fit, and the foot leads to both', () => {
    const [first, second] = laid(PER_PAGE - 5);
    expect(first && textsOf(first)).toContain('Dinner');
    expect(first?.path).toBe(paths.home);
    expect(second?.path).toBe('/Dinner');
    expect(second && textsOf(second)[0]).toBe('Dinner, continued');
  });

  test('begins a page otherwise, and does not go on with itself', () => {
    const [first, second] = laid(PER_PAGE - 4);
    expect(first && textsOf(first)).not.toContain('Dinner');
    expect(first?.path).toBe('/Lunch');
    expect(second?.path).toBe('/Dinner');
    expect(second && textsOf(second)[0]).toBe('Dinner');
  });
});

test('knows the page of what is laid already, and of nothing else', () => {
  const [here, there] = [targets.service('here'), targets.service('there')];
  const pages = paginator();
  pages.section(section('Lunch'));
  pages.place({ boxes: lines(PER_PAGE, 'lunch') });
  pages.place({ boxes: [{ ...line('here'), anchors: [here] }] });
  expect([pages.pageOf(here), pages.pageOf(there)]).toEqual([2, undefined]);
});
