/** How one file writes its questions: found by counting, or chosen by the teacher for the whole file. */
import { optionChoices, type LabelStyle, type OptionChoice, type ReadingChoices } from '../choices.ts';
import type { PaperLine } from '../lines/lines.ts';
import { statedAnswer, statedLetters } from './key-words.ts';
import {
  bareLabelOf,
  countLabels,
  labelOf,
  labelStyleOf,
  otherLabelOf,
  type Label,
  type LabelCount,
} from './label-styles.ts';
import { looksLikeOption, runOf, signsUsed, isBullet, type OptionFamily, type OptionHabit } from './option-styles.ts';

export const habitOf = (choice: OptionChoice): OptionHabit =>
  choice === 'bullet' || choice === 'circled' || choice === 'plain'
    ? { family: choice, signs: '' }
    : { family: choice[0] === 'A' ? 'upper' : 'lower', signs: choice[1]! };

export interface Habits {
  readonly label: LabelStyle;
  readonly labels: readonly LabelCount[];
  /** The styles of options in the order in which they are tried. */
  readonly options: readonly OptionHabit[];
  /** The family of most questions; null in a file without options. */
  readonly usual: OptionFamily | null;
}

/** The label of a line in the style of the file. */
export function labelIn(style: LabelStyle, text: string): Label | null {
  if (style === 'word') return labelOf(text);
  if (style === 'other-word') return otherLabelOf(text);
  const found = bareLabelOf(text);
  return found?.style === style ? found : null;
}

/** Papers number in a row; a bare number is a label only where it continues the row or starts it. */
const continues = (style: LabelStyle, number: number, last: number): boolean =>
  style === 'word' || number === last + 1 || number === 1 || last === 0;

function regionsOf(lines: readonly PaperLine[], style: LabelStyle): string[][] {
  const regions: string[][] = [];
  let last = 0;
  for (const { text } of lines) {
    const label = labelIn(style, text);
    if (label && continues(style, label.number, last)) {
      last = label.number;
      regions.push([text.slice(label.end)]);
    } else regions.at(-1)?.push(text);
  }
  return regions;
}

export function habitsOf(lines: readonly PaperLine[], choices: ReadingChoices): Habits {
  const texts = lines.map(({ text }) => text);
  const isAnswer = (at: number): boolean =>
    looksLikeOption(texts[at]!) ||
    isBullet(texts[at]!) ||
    statedLetters(texts[at]!) !== null ||
    statedAnswer(texts[at]!) !== null;
  const labels = countLabels(texts, isAnswer);
  const label = choices.label ?? labelStyleOf(labels);
  const regions = regionsOf(lines, label);
  const all: readonly OptionHabit[] = [
    { family: 'upper', signs: upperSigns(texts) },
    { family: 'circled', signs: '' },
    { family: 'lower', signs: signsUsed(texts, false) || '.)' },
    { family: 'plain', signs: '' },
    { family: 'bullet', signs: '' },
  ];
  const counted = all.map((habit) => {
    const runs = regions.map((region) => runOf(region, habit)).filter((run) => run >= 3);
    return { habit, questions: runs.length, even: runs.every((run) => run === runs[0]) };
  });
  // Bullets and bare letters begin many other lines: they mark options only where several questions have as many.
  const possible = counted.filter(({ habit: { family }, questions, even }) =>
    family === 'bullet' ? questions >= 2 && even : family === 'plain' ? questions >= 2 : questions > 0,
  );
  const [best] = possible.toSorted((a, b) => b.questions - a.questions);
  const chosen = choices.option && habitOf(choices.option);
  const letters = all.slice(0, 3);
  const options = chosen
    ? [chosen]
    : [...letters, ...(best && (best.habit.family === 'bullet' || best.habit.family === 'plain') ? [best.habit] : [])];
  return {
    label,
    labels,
    options,
    usual: chosen?.family ?? best?.habit.family ?? null,
  };
}

/** Punctuation behind capitals: point, bracket and colon always; dash and slash where the file's A and B have them. */
function upperSigns(texts: readonly string[]): string {
  const used = signsUsed(
    texts.filter((text) => looksLikeOption(text) || /\t/.test(text)),
    true,
  );
  return [
    '.',
    ')',
    ':',
    ...(used.includes('/') ? ['/'] : []),
    ...(used.includes('-') && !used.includes('.') ? ['-'] : []),
  ].join('');
}

/** What each choice would find, for the list of choices. */
export function countOptions(
  lines: readonly PaperLine[],
  label: LabelStyle,
): { option: OptionChoice; count: number }[] {
  const regions = regionsOf(lines, label);
  return optionChoices.map((option) => {
    const habit = habitOf(option);
    return { option, count: regions.reduce((sum, region) => sum + atLeastTwo(runOf(region, habit)), 0) };
  });
}
const atLeastTwo = (run: number): number => (run >= 2 ? run : 0);
