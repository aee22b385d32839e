/** Whether the lists of answers of a file are those of its paper: what they name and count, and whether they fit. Pure. */
import { readable, type PaperLine } from '../lines/lines.ts';
import { normalKey, type FoundQuestion } from './found-question.ts';
import { codesIn, namesIn, wordsIn } from './key-names.ts';
import type { KeyEntry } from './keys.ts';
import { isKeyHeading } from './labels.ts';
import type { QuestionKind } from '../segments.ts';

/** One answer may be a slip of the pen; more are those of other questions. */
const mostMisfits = 1;
const mostHeadRows = 4;

export class KeyLists {
  /** The words of the paper, above its questions, and those of each part. */
  readonly #title: ReadonlySet<string>;
  readonly #codes: ReadonlySet<string>;
  readonly #uneven: ReadonlySet<number>;

  constructor(
    drafts: readonly FoundQuestion[],
    kinds: ReadonlyMap<FoundQuestion, QuestionKind>,
    entries: readonly KeyEntry[],
    title: readonly PaperLine[],
  ) {
    const lines = title.filter(({ text }) => !isKeyHeading(text));
    const own = lines.filter(({ table }) => !table).map(({ text }) => text);
    // The head of a paper is often a table; a longer one is a plan of the test, whose words are no names.
    const heads = lines.filter(({ table }) => table && table.rows.length <= mostHeadRows).map(readable);
    this.#title = new Set([...own, ...heads].flatMap(wordsIn));
    this.#codes = new Set(own.flatMap(codesIn));
    const lists = Map.groupBy(
      entries.filter(({ list }) => list !== undefined),
      ({ list }) => list!,
    );
    const byNumber = new Map<number, FoundQuestion[]>();
    for (const draft of drafts)
      for (const number of new Set([draft.label, ...(draft.match?.items ?? []).map((item) => item.number)]))
        if (!byNumber.get(number)?.push(draft)) byNumber.set(number, [draft]);
    this.#uneven = new Set([...lists].flatMap(([list, all]) => (isEven(all, byNumber, kinds) ? [] : [list])));
  }

  /** `asked`: the words above the question in its part and its text. */
  namesOther({ said = '', code, group }: KeyEntry, asked: string): boolean {
    // Codes and exercises were compared before.
    if (code !== undefined || group !== undefined) return false;
    const codes = codesIn(said);
    if (this.#codes.size > 0 && codes.length > 0 && !codes.some((one) => this.#codes.has(one))) return true;
    const words = wordsIn(asked);
    return namesIn(said).some((name) => !this.#title.has(name) && !words.includes(name));
  }

  isUneven({ list }: KeyEntry): boolean {
    return list !== undefined && this.#uneven.has(list);
  }
}

/**
 * Each number of the list is that of a question, and its answers can be answers of these: a list that counts more
 * questions, or names letters that they have not, is shifted or of another paper.
 */
function isEven(
  list: readonly KeyEntry[],
  byNumber: ReadonlyMap<number, readonly FoundQuestion[]>,
  kinds: ReadonlyMap<FoundQuestion, QuestionKind>,
): boolean {
  const asked = ({ number, part }: KeyEntry): readonly FoundQuestion[] => {
    const all = byNumber.get(number) ?? [];
    const inPart = all.filter((one) => part === null || one.part === null || one.part === part);
    return inPart.length > 0 ? inPart : all;
  };
  if (list.some((entry) => asked(entry).length === 0)) return false;
  const misfits = list.filter((entry) => {
    const [only, ...others] = asked(entry);
    const kind = others.length === 0 ? kinds.get(only!)! : null;
    return (kind === 'choice' || kind === 'true-false') && normalKey(entry.answer, only!, kind) === null;
  });
  return misfits.length <= mostMisfits;
}
