/** How the options of an item are laid out beside each other, by the length of their texts. */
import type { ChoiceOption } from './definition.ts';

type Texts = readonly Pick<ChoiceOption, 'text'>[];

/** Four columns if every option fits on one line of a column, otherwise two. Formulas count as wider than words. */
export const columnsFor = (options: Texts): 'four' | 'two' =>
  options.some(({ text }) => text.replace(/\\[a-z]+|[\\{}$^_]/gi, '').length > (text.includes('$') ? 9 : 14))
    ? 'two'
    : 'four';

/** A longer formula wraps after its operators, so its column may be narrower. */
const longestFormula = 12;

/** Letters of the longest part of the options that stays on one line: a word, or a short formula. */
export const longestPart = (options: Texts): number =>
  Math.max(
    0,
    ...options.flatMap(({ text }) => {
      const shown = text.replace(/%[a-z]%|\\[a-z]+|[\\{}$^_]/gi, '');
      const parts = text.includes('$') && shown.length <= longestFormula ? [shown] : shown.split(/\s+/);
      return parts.map((part) => part.length);
    }),
  );
