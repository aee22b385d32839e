/**
 * The rules of style sheets that a page needs, to be written into it: whole sheets are ten times as long, and each is a
 * request before the first picture. The app loads the whole ones later, behind these, so a rule that is here twice does
 * no harm, and a rule for what the page does not show yet is not missed.
 */

/** A rule, or a group of rules such as `@media`. */
interface Rule {
  /** What stands before the brace: selectors, or an at-rule with its condition. */
  readonly head: string;
  /** Declarations; null for a group and for a statement without braces. */
  readonly body: string | null;
  readonly rules: readonly Rule[] | null;
  /** The classes of each selector; empty for at-rules. */
  readonly selectors: readonly (readonly string[])[];
}

const isGroup = (head: string): boolean => /^@(?:media|supports|layer|container)\b/.test(head);

/** Where the string or the comment that begins here ends; the place itself for anything else. */
function skip(css: string, at: number): number {
  const sign = css[at]!;
  if (sign === '/' && css[at + 1] === '*') return css.indexOf('*/', at) + 1;
  if (sign === '\\') return at + 1;
  if (sign !== '"' && sign !== "'") return at;
  let end = at + 1;
  while (css[end] !== sign && end < css.length) end += css[end] === '\\' ? 2 : 1;
  return end;
}

export type StyleRules = readonly Rule[];

export function parseStyles(css: string): StyleRules {
  const rules: Rule[] = [];
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    const comment = css.startsWith('/*', at) && css.slice(start, at).trim() === '';
    at = skip(css, at);
    if (comment) start = at + 1;
    else if (css[at] === ';') {
      rules.push({ head: css.slice(start, at).trim(), body: null, rules: null, selectors: [] });
      start = at + 1;
    } else if (css[at] === '{') {
      const head = css.slice(start, at).trim();
      let end = at + 1;
      for (let depth = 1; end < css.length; end += 1) {
        end = skip(css, end);
        if (css[end] === '{') depth += 1;
        else if (css[end] === '}' && --depth === 0) break;
      }
      const inside = css.slice(at + 1, end);
      rules.push(
        isGroup(head)
          ? { head, body: null, rules: parseStyles(inside), selectors: [] }
          : { head, body: inside, rules: null, selectors: head.startsWith('@') ? [] : classesOf(head) },
      );
      at = end;
      start = end + 1;
    }
  }
  return rules;
}

/** The classes that an element and those around it must have, by selector. What stands in brackets may be missing. */
function classesOf(head: string): string[][] {
  let plain = head.replaceAll(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/\([^()]*\)/g, '');
  }
  return plain.split(',').map((selector) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!));
}

/** The rules of these sheets that concern something in the page, as one sheet. */
export function neededStyles(sheets: readonly StyleRules[], html: string): string {
  const there = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => names!.split(/\s+/)));
  const concerns = ({ head, selectors }: Rule): boolean =>
    head.startsWith('@') || selectors.some((classes) => classes.every((name) => there.has(name)));
  const write = (rules: StyleRules): string =>
    rules
      .filter(concerns)
      .map(({ head, body, rules: inner }) => {
        if (inner === null) return body === null ? `${head};` : `${head}{${body}}`;
        const text = write(inner);
        return text === '' ? '' : `${head}{${text}}`;
      })
      .join('');
  const all = sheets.map(write).join('');
  // Movements that nothing in the page makes.
  return all.replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, (movement, name: string) =>
    all.split(name).length > 2 ? movement : '',
  );
}
