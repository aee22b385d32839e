import { byCode } from '../../schema/by-code.ts';
import { ownEntry } from '../../schema/content-parts.ts';
import { parseMarkup, plainTextOf } from '../../markup/index.ts';
import { letter, printCommon, type Printer } from '../../schema/printing.ts';
import type { MarkedTextCode, MarkedTextContent, MarkedTextKey } from './definition.ts';
import { markedTextCodes } from './codes.ts';

function printer(code: MarkedTextCode): Printer<MarkedTextContent, MarkedTextKey> {
  return {
    printForm: (content, firstNumber) => ({
      blocks: [
        ...printCommon(content),
        {
          kind: 'marked-text',
          number: firstNumber,
          text: parseMarkup(content.text),
          parts: Object.fromEntries(
            content.parts.map((part, at) => [
              part.id,
              { text: parseMarkup(part.text), ...(code === 'MC8' ? { label: letter(at) } : {}) },
            ]),
          ),
          shown: code === 'MC8' || !content.everyWord,
        },
      ],
    }),
    answerKeyForm(content, key, firstNumber) {
      const right = content.parts
        .map((part, at) => ({ part, label: letter(at) }))
        .filter(({ part }) => ownEntry(key.correct, content.item.id)?.includes(part.id));
      const correction = key.correction === undefined ? '' : plainTextOf(key.correction);
      const text =
        code === 'MC8'
          ? `${right.map(({ label }) => label).join(', ')}${correction === '' ? '' : ` → ${correction}`}`
          : right.map(({ part }) => plainTextOf(part.text)).join('; ');
      return [{ number: firstNumber, text }];
    },
  };
}

export const markedTextPrinters = byCode(markedTextCodes, printer);
