// Where a browser test takes one of several elements by its place (`.first()`, `.nth(2)`), or acts on an element that the
// browser does not offer (`force: true`), it can meet another element than the one it means. A comment says why it is the
// right one: on that line, or above the statement.
const unsure =
  /\.first\(\)|\.nth\(|\b(?:click|check|uncheck|tap|hover|fill|press|dragTo|selectOption)\([^)]*force: true/;
const comment = /^\s*(?:\/\/|\/?\*)/;

/** Line numbers without such a comment, from 1. */
export function unsureLines(source: string): number[] {
  const lines = source.split('\n');
  return lines.flatMap((line, at) => {
    if (!unsure.test(line) || comment.test(line)) return [];
    let start = at;
    // A chain of calls begins further up.
    while (start > 0 && /^\s*[.)]/.test(lines[start]!)) start--;
    const said = lines.slice(start, at + 1).some((one) => /(?:^|\s)\/\/ /.test(one));
    return said || (start > 0 && comment.test(lines[start - 1]!)) ? [] : [at + 1];
  });
}
