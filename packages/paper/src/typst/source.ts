/** Pieces of Typst source. User input only becomes string literals. */

/** A Typst string literal that holds exactly this text. */
export const typstString = (text: string): string =>
  `"${text
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t')}"`;

/** A function call as code. */
export const call = (name: string, ...args: readonly string[]): string => `${name}(${args.join(', ')})`;

/** Code whose values are joined into one content. */
export const block = (code: string): string => (code === '' ? '[]' : `{ ${code} }`);

/** A Typst array, also with a single element. */
export const array = (items: readonly string[]): string => `(${items.map((item) => `${item}, `).join('')})`;

/** Statements one after the other; empty ones are left out. */
export const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('; ');
