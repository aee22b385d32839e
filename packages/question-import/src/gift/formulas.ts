/**
 * LaTeX in GIFT. Teachers write `$\dfrac{1}{2}$` literally, exporting programs escape its braces. Inside a formula the
 * special characters of GIFT (`{ } = ~ # :` and `->`) are text, so they are replaced by placeholders while GIFT is
 * parsed.
 */

/** The special characters, each with its placeholder from the private use area. */
const signs = '{}=~#:>\\';
const firstStandIn = 0xe000;
const standIns = /[\uE000-\uE007]/g;

const hide = (sign: string): string => String.fromCharCode(firstStandIn + signs.indexOf(sign));

/** `\(…\)`, `\[…\]`, `$$…$$` and `$…$` on one line. A dollar sign of money has a space or a digit on the wrong side. */
const formula =
  /\\\((?:[^\n\\]|\\(?!\)).)*\\\)|\\\[(?:[^\n\\]|\\(?!\]).)*\\\]|\$\$[^\n$]+\$\$|\$(?!\s)(?:[^\n$\\]|\\.)*?\$(?!\d)/g;

const bareBrace = /(?:^|[^\\])(?:\\\\)*[{}]/;
/** An escaped brace that LaTeX needs unescaped: after a command, `^`, `_` or another brace. */
const escapedBrace = /(?:[A-Za-z^_]|\\\})\\\{/;

function hideIn(found: string, escapes: boolean): string {
  if (/^\$.*\s\$$/.test(found)) return found;
  return escapes
    ? found.replace(/(^|[^\\])([=~#:])/g, (_, before: string, sign: string) => before + hide(sign))
    : found.replace(/[{}=~#:>\\]/g, hide);
}

/**
 * The text with the special characters inside its formulas hidden; `shown` restores them. Line numbers do not change.
 * Exporting programs escape the braces of every formula of a file, people do not: `\{1; 2\}` is a set in a text typed
 * by a person.
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
