import { expect, it } from 'vitest';
import { parseStyles, stylesFor } from './critical-styles.ts';

const kept = (css: string, html = '<p class="a b">') => stylesFor(parseStyles(css), html);

it.each([
  ['.a{color:red}', '.a{color:red}'],
  ['.c{color:red}', ''],
  ['.a,.c{color:red}', '.a{color:red}'],
  ['.a .c{color:red}', ''],
  ['.a:hover .b[data-c]{color:red}', '.a:hover .b[data-c]{color:red}'],
  ['p,html:not(.c) :is(.c,.d) a{color:red}', 'p{color:red}'],
  ['p,html:not(.c) :is(.c,.a) a{color:red}', 'p,html:not(.c) :is(.c,.a) a{color:red}'],
  ['.a :is(ol,ul:not([class])) a{color:red}', '.a :is(ol,ul:not([class])) a{color:red}'],
  ['.c :is(ol,ul:not([class])) a{color:red}', ''],
  [':is(.c :is(.a,p),.a .b) a{color:red}', ':is(.c :is(.a,p),.a .b) a{color:red}'],
  ['.a:not(:is(.c,.d):hover){color:red}', '.a:not(:is(.c,.d):hover){color:red}'],
  ['@layer x,y;@layer x{.c{a:b}.a{a:b}}@layer y{.c{a:b}}', '@layer x,y;@layer x{.a{a:b}}'],
  ['@media print{@media (width>=9px){.c{a:b}}}.b{a:b}', '.b{a:b}'],
  ['@keyframes turn{0%{a:b}to{a:c}}.c{a:b}', '@keyframes turn{0%{a:b}to{a:c}}'],
  ['.a{background:url("data:a;b")}', '.a{background:url("data:a;b")}'],
])('of %s a page keeps %s', (css, wanted) => {
  expect(kept(css)).toBe(wanted);
});

it('keeps everything for a page that has every class', () => {
  const css = '@layer a{.x{b:c}@media print{.y .z{b:c}}}';
  expect(kept(css, '<p class="x y"><a class="z">')).toBe(css);
});
