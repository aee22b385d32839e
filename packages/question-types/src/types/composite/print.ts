import { ownEntry } from '../../schema/content-parts.ts';
import { printCommon, type Printer } from '../../schema/printing.ts';
import type { CompositeCode } from './codes.ts';
import {
  keyOfPart,
  type CompositeContent,
  type CompositeKey,
  type CompositePart,
  type PartDefinitions,
} from './definition.ts';

export type PartPrinters = Readonly<Record<string, Printer<object, object>>>;

/** Parts with the first number of each. */
function numbered(content: CompositeContent, firstNumber: number): { part: CompositePart; first: number }[] {
  let next = firstNumber;
  return content.parts.map((part) => {
    const first = next;
    next += part.items.length;
    return { part, first };
  });
}

function printer(definitions: PartDefinitions, printers: PartPrinters): Printer<CompositeContent, CompositeKey> {
  return {
    printForm: (content, firstNumber, locale) => ({
      blocks: printCommon(content),
      parts: numbered(content, firstNumber).flatMap(
        ({ part, first }) => ownEntry(printers, part.type)?.printForm(part.content, first, locale) ?? [],
      ),
    }),
    answerKeyForm: (content, key, firstNumber, locale) =>
      numbered(content, firstNumber).flatMap(
        ({ part, first }) =>
          ownEntry(printers, part.type)?.answerKeyForm(
            part.content,
            keyOfPart(definitions, key, part),
            first,
            locale,
          ) ?? [],
      ),
  };
}

export function compositePrinters(definitions: PartDefinitions, printers: PartPrinters) {
  const one = printer(definitions, printers);
  return { MIX1: one, MIX2: one } satisfies Record<CompositeCode, unknown>;
}
