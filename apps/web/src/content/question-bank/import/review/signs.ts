/** The labels and the letters of options in a line of the file, as gaps of its markup. Pure. */
import { parseMarkup, serialiseMarkup, type Inline } from '@vumon/question-types/markup';
import type { ImportPiece } from '../import-queries.ts';

export interface Sign {
  readonly kind: 'label' | 'option';
  /** As it is printed. */
  readonly text: string;
}

/** An object of the file counts as no letter. */
const letters = /\uE000\d+\uE001|[\s\S]/g;

/** The markup with a gap for each sign, and the signs by these gaps. A sign of which a part is bold is two of them. */
export function withSigns({ markup, signs }: Pick<ImportPiece, 'markup' | 'signs'>): {
  readonly markup: string;
  readonly signs: ReadonlyMap<string, Sign>;
} {
  const found = new Map<string, Sign>();
  if (signs.length === 0) return { markup, signs: found };
  let at = 0;
  const signed = (text: string): Inline[] => {
    const out: Inline[] = [];
    let open: ImportPiece['signs'][number] | undefined;
    let read = '';
    const close = (): void => {
      if (read !== '' && open) {
        const id = `s${found.size}`;
        found.set(id, { kind: open.kind, text: read });
        out.push({ kind: 'gap', id });
      } else if (read !== '') out.push({ kind: 'text', text: read });
      [read, open] = ['', undefined];
    };
    for (const [part] of text.matchAll(letters)) {
      const isLetter = part.length === 1 && part.trim() !== '';
      const position = at;
      if (isLetter) {
        const sign = signs.find(({ from, to }) => from <= position && position < to);
        if (sign !== open) {
          close();
          open = sign;
        }
        at += 1;
      }
      read += part;
      if (isLetter && open?.to === position + 1) close();
    }
    close();
    return out;
  };
  const inlines = (nodes: readonly Inline[]): Inline[] =>
    nodes.flatMap((node): Inline[] =>
      node.kind === 'mark'
        ? [{ ...node, children: inlines(node.children) }]
        : node.kind === 'text'
          ? signed(node.text)
          : [node],
    );
  const tree = parseMarkup(markup).map((line) => ({ ...line, children: inlines(line.children) }));
  return { markup: serialiseMarkup(tree), signs: found };
}
