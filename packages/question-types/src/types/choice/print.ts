import { byCode } from '../../schema/by-code.ts';
import { ownEntry } from '../../schema/content-parts.ts';
import { parseMarkup } from '../../markup/index.ts';
import { letter, printCommon, type AnswerLine, type PrintBlock, type Printer } from '../../schema/printing.ts';
import { choiceCodes, isSpoken } from './codes.ts';
import { choiceFacts, type ChoiceCode, type ChoiceContent, type ChoiceItem, type ChoiceKey } from './definition.ts';
import en from './messages.en.json' with { type: 'json' };
import vi from './messages.vi.json' with { type: 'json' };

type Locale = 'vi' | 'en';

const ticks: Readonly<Record<string, string>> = { t: '✓', f: '✗' };

/** "Đ", "S" and "KCTT", or "T", "F" and "NG"; under pictures a tick or a cross. */
function verdictMark(code: ChoiceCode, locale: Locale, optionId: string): string {
  if (code === 'TF4') return ownEntry(ticks, optionId) ?? optionId;
  const marks: Readonly<Record<string, string>> = (locale === 'vi' ? vi : en).verdictMarks;
  return ownEntry(marks, optionId) ?? optionId;
}

const imageOf = (thing: Pick<ChoiceItem, 'image'>) => (thing.image ? { image: thing.image } : {});

function choiceBlock(item: ChoiceItem, number: number, layout: ChoiceContent['optionLayout']): PrintBlock {
  return {
    kind: 'choice',
    number,
    stem: parseMarkup(item.stem),
    ...imageOf(item),
    options: item.options.map((option, at) => ({
      label: letter(at),
      text: parseMarkup(option.text),
      ...imageOf(option),
    })),
    layout,
    ...(item.choose === undefined ? {} : { choose: item.choose }),
  };
}

function verdictBlock(
  code: ChoiceCode,
  content: ChoiceContent,
  verdictIds: readonly string[],
  firstNumber: number,
  locale: Locale,
): PrintBlock {
  const clustered = code === 'TF5';
  return {
    kind: 'verdicts',
    ...(clustered ? { number: firstNumber } : {}),
    verdicts: verdictIds.map((id) => verdictMark(code, locale, id)),
    statements: content.items.map((item, at) => ({
      label: clustered ? letter(at).toLowerCase() : String(firstNumber + at),
      text: parseMarkup(item.stem),
      ...imageOf(item),
    })),
  };
}

function answerText(code: ChoiceCode, item: ChoiceItem, key: ChoiceKey, locale: Locale): string {
  const correct = ownEntry(key.correct, item.id) ?? [];
  const right = item.options.map((option, at) => ({
    id: option.id,
    label: choiceFacts[code].fixedOptions ? verdictMark(code, locale, option.id) : letter(at),
  }));
  return right
    .filter((option) => correct.includes(option.id))
    .map((option) => option.label)
    .join(', ');
}

/** The clips of spoken options become one recording, for the person who reads the paper aloud. */
function clipBlocks(code: ChoiceCode, content: ChoiceContent): PrintBlock[] {
  const limits = content.items.flatMap((item) => item.options.flatMap((option) => option.audio?.playLimit ?? []));
  return isSpoken(code) && content.audio === undefined && limits.length > 0
    ? [{ kind: 'recording', medium: 'audio', playLimit: limits.includes(0) ? 0 : Math.max(...limits) }]
    : [];
}

function printer(code: ChoiceCode): Printer<ChoiceContent, ChoiceKey> {
  const { fixedOptions } = choiceFacts[code];
  return {
    printForm(content, firstNumber, locale) {
      const gaps =
        code === 'MC10'
          ? Object.fromEntries(content.items.map((item, at) => [item.id, { number: firstNumber + at }]))
          : {};
      const own = fixedOptions
        ? [verdictBlock(code, content, fixedOptions, firstNumber, locale)]
        : content.items.map((item, at) => choiceBlock(item, firstNumber + at, content.optionLayout));
      return { blocks: [...printCommon(content, gaps), ...clipBlocks(code, content), ...own] };
    },
    answerKeyForm(content, key, firstNumber, locale): AnswerLine[] {
      const answers = content.items.map((item) => answerText(code, item, key, locale));
      if (code === 'TF5')
        return [
          {
            number: firstNumber,
            text: answers.map((answer, at) => `${letter(at).toLowerCase()}) ${answer}`).join('  '),
          },
        ];
      return answers.map((text, at) => ({ number: firstNumber + at, text }));
    },
  };
}

export const choicePrinters = byCode(choiceCodes, printer);
