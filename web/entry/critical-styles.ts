/** A selector, and whether a page with these classes may have an element for it. */
type Selector = { text: string; mayMatch: (classes: ReadonlySet<string>) => boolean };

type Rule =
  /** A statement, as `@layer reset, tokens;`. */
  | { kind: 'statement'; text: string }
  /** What holds rules: `@layer ui`, `@media print`. */
  | { kind: 'group'; prelude: string; rules: readonly Rule[] }
  /** Declarations in braces, for some selectors. */
  | { kind: 'style'; selectors: readonly Selector[]; block: string };

/** A built sheet as its rules, so that a page can take those that are about what is in it. */
export const parseStyles = (css: string): readonly Rule[] => parse(css, 0).rules;

/**
 * The rules for a page's HTML: those of selectors whose every class stands in it. Without script no other class ever comes;
 * the app fetches the whole sheets before it changes anything (web/entry/browser.tsx).
 */
export function stylesFor(rules: readonly Rule[], html: string): string {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  return write(rules, classes);
}

function write(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if (rule.kind === 'statement') return rule.text;
      if (rule.kind === 'group') {
        const inside = write(rule.rules, classes);
        return inside && `${rule.prelude}{${inside}}`;
      }
      const wanted = rule.selectors.filter(({ mayMatch }) => mayMatch(classes));
      return wanted.length > 0 ? wanted.map(({ text }) => text).join(',') + rule.block : '';
    })
    .join('');
}

function parse(css: string, from: number): { rules: Rule[]; end: number } {
  const rules: Rule[] = [];
  let at = from;
  while (at < css.length && css[at] !== '}') {
    const end = css.slice(at).search(/[{;}]/);
    if (end < 0) break;
    const prelude = css.slice(at, at + end);
    const sign = css[at + end];
    at += end + (sign === '}' ? 0 : 1);
    if (sign === ';') rules.push({ kind: 'statement', text: `${prelude};` });
    else if (sign === '{' && /^\s*@(layer|media|supports|container)/.test(prelude)) {
      const inside = parse(css, at);
      rules.push({ kind: 'group', prelude, rules: inside.rules });
      at = inside.end + 1;
    } else if (sign === '{') {
      const close = closingBrace(css, at);
      const block = `{${css.slice(at, close)}}`;
      rules.push({ kind: 'style', selectors: selectorsOf(prelude), block });
      at = close + 1;
    }
  }
  return { rules, end: at };
}

/** Where the brace closes that was opened before `from`: @keyframes holds others. */
function closingBrace(css: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < css.length; at++)
    if (css[at] === '{') depth++;
    else if (css[at] === '}') depth--;
  return at - 1;
}

/** Commas in brackets part no selectors. */
const selectorsOf = (prelude: string): Selector[] =>
  partsOf(prelude).map((text) => ({ text, mayMatch: matcherOf(text) }));

/** The parts between commas that stand in no bracket. */
function partsOf(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    if (sign === '(' || sign === '[') depth++;
    if (sign === ')' || sign === ']') depth--;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

const BRACKETS = /(:(?:is|where))?\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;

/**
 * Asks for every class outside of brackets, and for those of one selector in each `:is()`. Other brackets may say what is not
 * wanted, and ask for nothing.
 */
function matcherOf(selector: string): Selector['mayMatch'] {
  const choices = [...selector.matchAll(BRACKETS)]
    .filter(([, isChoice]) => isChoice)
    .map(([, , inside = '']) => partsOf(inside).map(matcherOf));
  const outside = selector.replaceAll(BRACKETS, '').replaceAll(/\[[^\]]*\]/g, '');
  const names = [...outside.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name);
  return (classes) =>
    names.every((name) => classes.has(name)) &&
    choices.every((options) => options.some((mayMatch) => mayMatch(classes)));
}
