/** How the options of an item are laid out beside each other, by the length of their texts. */
import type { ChoiceOption } from './definition.ts';

type Texts = readonly Pick<ChoiceOption, 'text'>[];

/** Four columns if every option fits on one line of a column, otherwise two. Formulas count as wider than words. */
export const columnsFor = (options: Texts): 'four' | 'two' =>
  options.some(({ text }) => text.replace(/\\[a-z]+|[\\{}$^_]/gi, '').length > (text.includes('$') ? 9 : 14))
    ? 'two'
    : 'four';

/** Longer words are cut in half of a phone's width, beside the letter. */
const longestInHalf = 9;

/** Whether a phone shows the options one below the other. Formulas wrap after their operators instead. */
export const hasLongWord = (options: Texts): boolean =>
  options.some(
    ({ text }) =>
      !text.includes('$') && text.split(/\s+/).some((word) => word.replace(/%[a-z]%/g, '').length > longestInHalf),
  );
