import { byCode } from '../../schema/by-code.ts';
import { ownEntry } from '../../schema/content-parts.ts';
import { parseMarkup } from '../../markup/index.ts';
import { letter, printCommon, type AnswerLine, type PictureTask, type Printer } from '../../schema/printing.ts';
import type { SceneCode, SceneContent, SceneKey } from './definition.ts';
import { endOf } from './ends.ts';
import { itemsOf, sourcesOf, targetsOf } from './pairs.ts';
import { sceneCodes } from './codes.ts';

function taskBlock(code: SceneCode, content: SceneContent, firstNumber: number): PictureTask {
  const head = { kind: 'picture-task' as const, ...(content.picture === undefined ? {} : { image: content.picture }) };
  const numbers = itemsOf(code, content).map((item, at) => ({ item, number: firstNumber + at }));
  const numberOf = (id: string): string => String(numbers.find(({ item }) => item === id)?.number ?? '');
  if (code === 'DL3') {
    // A line is drawn from a number to a dot.
    const marks = content.zones.map((zone) => ({
      label: content.starts.includes(zone.id) ? numberOf(zone.id) : '',
      shape: { kind: 'point' as const, ...endOf(content, zone.id) },
    }));
    return { ...head, marks, bank: [], tasks: numbers.map(({ number }) => ({ number, text: [], line: false })) };
  }
  if (content.numbered === 'zones') {
    const bank = content.sources.map((source, at) => ({
      label: letter(at),
      text: parseMarkup(source.text),
      ...(source.image === undefined ? {} : { image: source.image }),
    }));
    return {
      ...head,
      marks: content.zones.map((zone) => ({ label: numberOf(zone.id), shape: zone.shape })),
      bank,
      tasks: numbers.map(({ number }) => ({ number, text: [], line: true })),
    };
  }
  const placing = code === 'MG6';
  return {
    ...head,
    marks: placing ? content.zones.map((zone, at) => ({ label: letter(at), shape: zone.shape })) : [],
    bank: [],
    ...(placing ? {} : { joins: true }),
    tasks: content.sources.map((source, at) => ({
      number: firstNumber + at,
      text: parseMarkup(source.text),
      ...(source.image === undefined ? {} : { image: source.image }),
      line: placing,
    })),
  };
}

/** "A – in the box" if the partners have letters on the paper, otherwise the name alone. */
function answerText(code: SceneCode, content: SceneContent, ids: readonly string[]): string {
  const partners =
    content.numbered === 'zones'
      ? sourcesOf(code, content).map((one) => ({ id: one.id, name: one.text || (one.image?.alt ?? '') }))
      : targetsOf(code, content);
  const lettered = code !== 'DL3' && (code === 'MG6' || content.numbered === 'zones');
  return partners
    .flatMap((one, at) =>
      ids.includes(one.id)
        ? [[...(lettered ? [letter(at)] : []), ...(one.name === '' ? [] : [one.name])].join(' – ')]
        : [],
    )
    .join(', ');
}

function printer(code: SceneCode): Printer<SceneContent, SceneKey> {
  return {
    printForm: (content, firstNumber) => ({ blocks: [...printCommon(content), taskBlock(code, content, firstNumber)] }),
    answerKeyForm: (content, key, firstNumber): AnswerLine[] =>
      itemsOf(code, content).map((item, at) => ({
        number: firstNumber + at,
        text: answerText(code, content, ownEntry(key.pairs, item) ?? []),
      })),
  };
}

export const scenePrinters = byCode(sceneCodes, printer);
