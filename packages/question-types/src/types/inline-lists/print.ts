import { byCode } from '../../schema/by-code.ts';
import { ownEntry } from '../../schema/content-parts.ts';
import { parseMarkup, plainTextOf, type MarkupTree } from '../../markup/index.ts';
import { letter, printCommon, type PrintBlock, type Printer, type PrintGaps } from '../../schema/printing.ts';
import { gapsToChoose, optionsOf } from './answered.ts';
import type { InlineListsContent, InlineListsKey, ListOption } from './definition.ts';
import { inlineListsCodes } from './codes.ts';

const lettered = (options: readonly ListOption[]) =>
  options.map((option, at) => ({ label: letter(at), text: parseMarkup(option.text) }));

/** Numbers of the gaps; a worked example shows its option, in a dialogue its letter. */
function printGaps(content: InlineListsContent, firstNumber: number): PrintGaps {
  let next = firstNumber;
  return Object.fromEntries(
    content.gaps.map((gap) => {
      const options = optionsOf(content, gap);
      // Options of a list are written as letters.
      const letters =
        content.list === undefined ? Math.max(0, ...options.map(({ text }) => plainTextOf(text).length)) : 1;
      if (gap.example === undefined) return [gap.id, { number: next++, letters }];
      const at = options.findIndex((option) => option.id === gap.example);
      return [
        gap.id,
        { example: content.list === undefined ? plainTextOf(options[at]?.text ?? '') : letter(Math.max(0, at)) },
      ];
    }),
  );
}

const speaker = (name: string): MarkupTree[number]['children'] =>
  name === ''
    ? []
    : [
        { kind: 'mark', mark: 'b', children: [{ kind: 'text', text: `${name}:` }] },
        { kind: 'text', text: ' ' },
      ];

/** A turn as one paragraph, its speaker in front. */
const turnLines = (name: string, markup: string): MarkupTree =>
  parseMarkup(markup).map((line, at) =>
    at === 0 ? { ...line, children: [...speaker(name), ...line.children] } : line,
  );

const printer: Printer<InlineListsContent, InlineListsKey> = {
  printForm(content, firstNumber) {
    const gaps = printGaps(content, firstNumber);
    const text =
      content.turns === undefined
        ? parseMarkup(content.text)
        : content.turns.flatMap((turn) => turnLines(turn.speaker, turn.text));
    const list: PrintBlock[] =
      content.list === undefined ? [] : [{ kind: 'targets', look: 'list', targets: lettered(content.list) }];
    const lists: PrintBlock[] =
      content.list === undefined
        ? [
            {
              kind: 'gap-options',
              rows: gapsToChoose(content).map((gap, at) => ({
                number: firstNumber + at,
                options: lettered(gap.options),
              })),
            },
          ]
        : [];
    return { blocks: [...printCommon(content), ...list, { kind: 'gapped-text', text, gaps }, ...lists] };
  },
  answerKeyForm: (content, key, firstNumber) =>
    gapsToChoose(content).map((gap, at) => {
      const right = optionsOf(content, gap)
        .map((option, index) => ({ option, label: letter(index) }))
        .filter(({ option }) => ownEntry(key.correct, gap.id)?.includes(option.id));
      return {
        number: firstNumber + at,
        text: right
          .map(({ option, label }) => (content.list === undefined ? `${label}. ${plainTextOf(option.text)}` : label))
          .join(', '),
      };
    }),
};

export const inlineListsPrinters = byCode(inlineListsCodes, () => printer);
