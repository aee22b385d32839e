import { byCode } from '../../schema/by-code.ts';
import { ownEntry } from '../../schema/content-parts.ts';
import { parseMarkup } from '../../markup/index.ts';
import {
  printCommon,
  type AnswerLine,
  type PrintBlock,
  type PrintEntry,
  type PrintOption,
  type Printer,
} from '../../schema/printing.ts';
import type { MatchingCode, MatchingContent, MatchingItem, MatchingKey } from './definition.ts';
import { paragraphLabel, targetLabel } from './labels.ts';
import en from './messages.en.json' with { type: 'json' };
import vi from './messages.vi.json' with { type: 'json' };
import { matchingCodes } from './codes.ts';

type Locale = 'vi' | 'en';

/** Two columns side by side, or the choices in a frame before the entries. */
const looks = {
  MG1: 'columns',
  DL2: 'columns',
  MG2: 'bank',
  MG5: 'bank',
  MG3: 'list',
  MG4: 'texts',
} as const satisfies Record<MatchingCode, string>;

function entryText(content: MatchingContent, item: MatchingItem, locale: Locale): string {
  if (item.paragraph === undefined) return item.text;
  return (locale === 'vi' ? vi : en).paragraph.replace(
    '{{label}}',
    paragraphLabel(content.passage?.numbered ?? false, item.paragraph),
  );
}

function printer(code: MatchingCode): Printer<MatchingContent, MatchingKey> {
  return {
    printForm(content, firstNumber, locale) {
      const entries = content.items.map((item, at): PrintEntry => ({
        number: firstNumber + at,
        text: parseMarkup(entryText(content, item, locale)),
        ...(item.image ? { image: item.image } : {}),
        ...(item.audio ? { clip: item.audio.playLimit } : {}),
      }));
      const targets = content.targets.map((target, at): PrintOption => ({
        label: targetLabel(code, at),
        text: parseMarkup(target.text),
        ...(target.image ? { image: target.image } : {}),
      }));
      const look = looks[code];
      const common = printCommon(content).map((block): PrintBlock =>
        block.kind === 'passage' && code === 'MG3' && !block.numbered ? { ...block, lettered: true } : block,
      );
      if (look === 'columns')
        return { blocks: [...common, { kind: 'columns', lines: code === 'DL2', entries, targets }] };
      return { blocks: [...common, { kind: 'targets', look, targets }, { kind: 'entries', entries }] };
    },
    answerKeyForm: (content, key, firstNumber): AnswerLine[] =>
      content.items.map((item, at) => {
        const correct = ownEntry(key.correct, item.id) ?? [];
        return {
          number: firstNumber + at,
          text: content.targets
            .flatMap((target, index) => (correct.includes(target.id) ? [targetLabel(code, index)] : []))
            .join(' / '),
        };
      }),
  };
}

export const matchingPrinters = byCode(matchingCodes, printer);
