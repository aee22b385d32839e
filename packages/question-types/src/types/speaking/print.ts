import { createTranslator } from '@vumon/i18n/translator';
import { byCode } from '../../schema/by-code.ts';
import { parseMarkup, plainTextOf } from '../../markup/index.ts';
import { printCommon, type AnswerLine, type PrintBlock, type Printer } from '../../schema/printing.ts';
import type { SpeakingContent, SpeakingKey } from './definition.ts';
import { speakingCodes } from './codes.ts';
import en from './messages.en.json' with { type: 'json' };
import vi from './messages.vi.json' with { type: 'json' };

const translate = createTranslator('qt-speaking', { vi, en });

const printer: Printer<SpeakingContent, SpeakingKey> = {
  printForm(content, firstNumber) {
    const blocks: PrintBlock[] = printCommon(content);
    content.items.forEach(({ prompt, cues, preparation, seconds }, at) =>
      blocks.push({
        kind: 'speaking',
        number: firstNumber + at,
        prompt: parseMarkup(prompt),
        cues: cues ?? [],
        preparation,
        seconds,
        criteria: content.criteria ?? [],
      }),
    );
    return { blocks };
  },
  answerKeyForm(content, key, firstNumber, locale): AnswerLine[] {
    const byTeacher = translate('byTeacher', locale);
    const criteria = key.rubric.criteria.map(({ name, max }) => `${name} (0–${max})`).join('; ');
    const model = key.model === undefined ? '' : plainTextOf(key.model);
    const text = [byTeacher, criteria, model].filter((part) => part !== '').join('. ');
    return content.items.map((_, at) => ({ number: firstNumber + at, text }));
  },
};

export const speakingPrinters = byCode(speakingCodes, () => printer);
