/**
 * LaTeX in GIFT. Teachers write `$\dfrac{1}{2}$` as it is, programs that export escape its braces. Inside a formula the
 * signs of GIFT (`{ } = ~ # :` and `->`) are text, so they stand in as characters of no language while GIFT is read.
 */

/** The signs, each with its stand-in from the private use area. */
const signs = '{}=~#:>\\';
const firstStandIn = 0xe000;
const standIns = /[\uE000-\uE007]/g;

const hide = (sign: string): string => String.fromCharCode(firstStandIn + signs.indexOf(sign));

/** `\(…\)`, `\[…\]`, `$$…$$` and `$…$` on one line. A dollar sign of money has a blank or a digit on the wrong side. */
const formula =
  /\\\((?:[^\n\\]|\\(?!\)).)*\\\)|\\\[(?:[^\n\\]|\\(?!\]).)*\\\]|\$\$[^\n$]+\$\$|\$(?!\s)(?:[^\n$\\]|\\.)*?\$(?!\d)/g;

const bareBrace = /(?:^|[^\\])(?:\\\\)*[{}]/;
/** A brace that LaTeX needs as its own, behind a command, `^`, `_` or another brace, and that has a backslash. */
const escapedBrace = /(?:[A-Za-z^_]|\\\})\\\{/;

function hideIn(found: string, escapes: boolean): string {
  if (/^\$.*\s\$$/.test(found)) return found;
  return escapes
    ? found.replace(/(^|[^\\])([=~#:])/g, (_, before: string, sign: string) => before + hide(sign))
    : found.replace(/[{}=~#:>\\]/g, hide);
}

/**
 * The text with the signs inside its formulas hidden; `shown` brings them back. Lines keep their numbers. Programs that
 * export escape the braces of every formula of a file, people of none: `\{1; 2\}` is a set in what people write.
 */
export function hiddenFormulas(source: string): string {
  const lines = source.replace(standIns, '').split('\n');
  const found = lines.flatMap((line) => line.match(formula) ?? []);
  const escapes = found.some((one) => escapedBrace.test(one)) && !found.some((one) => bareBrace.test(one));
  return lines
    .map((line) => (/^\s*\$CATEGORY:/.test(line) ? line : line.replace(formula, (one) => hideIn(one, escapes))))
    .join('\n');
}

export const shown = (text: string): string =>
  text.replace(standIns, (standIn) => signs[standIn.charCodeAt(0) - firstStandIn] ?? '');
