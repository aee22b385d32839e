/** Options that refer to other options, such as "All of the above" or "Cả A và B đều đúng": shuffled, they would be wrong. */
import { plainTextOf } from '../../markup/index.ts';

const toAll =
  /^(?:tất cả (?:các |những )?(?:đáp án|phương án|câu|ý|lựa chọn|khẳng định|lý do|lí do|điều)?\s*(?:trên|ở trên|trên đây|kể trên|đều|nêu trên)|cả (?:ba|bốn|hai|3|4|2|[A-D](?:\s*,\s*[A-D])+) .*(?:trên|đều)|(?:không có|không phải) (?:đáp án|phương án|câu|ý) nào|(?:all|none|both|neither|any|either) of (?:the|these|them|those)(?: [a-z]+){0,2}(?: above)?\.?$)/iu;
const toLetters =
  /^(?:(?:cả|chỉ|chỉ có|đáp án|phương án|both|only|neither|either) )*[A-H](?:\s*,\s*[A-H])*\s*(?:và|and|or|nor|hoặc|&)\s*[A-H](?![\p{L}\d])/u;

export type Reference = 'all' | 'letters' | null;

/** Whether an option refers to all others, or to some of them by their letters. */
export function referenceIn(markup: string): Reference {
  const text = plainTextOf(markup).trim();
  // Points and sets in formulas are no options.
  if (!markup.includes('$') && toLetters.test(text.replace(/^(\p{Lu})(?=\p{Ll})/u, (letter) => letter.toLowerCase())))
    return 'letters';
  return toAll.test(text) ? 'all' : null;
}

interface Option {
  readonly text: string;
  readonly lock?: boolean | undefined;
}

/** Locks the options that must not move: one that refers to all others, or every option if one refers to letters. */
export function lockReferring<One extends Option>(options: readonly One[]): One[] {
  const references = options.map(({ text }) => referenceIn(text));
  const all = references.includes('letters');
  return options.map((option, at) => (all || references[at] !== null ? { ...option, lock: true } : option));
}
