/** Pieces of Typst source. What a person wrote becomes string literals alone. */

/** A Typst string literal that holds exactly this text. */
export const typstString = (text: string): string =>
  `"${text
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t')}"`;

/** Code of a call. */
export const call = (name: string, ...args: readonly string[]): string => `${name}(${args.join(', ')})`;

/** Code whose values are joined to one content. */
export const block = (code: string): string => (code === '' ? '[]' : `{ ${code} }`);

/** A Typst array, also of one. */
export const array = (items: readonly string[]): string => `(${items.map((item) => `${item}, `).join('')})`;
