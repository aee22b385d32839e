import { useState } from 'react';
import type { EditorProps } from '../../schema/core.react.ts';
import { newLocalId } from '../../editing/ids.tsx';
import { ownEntry } from '../../schema/records.ts';
import { flatText, joined, linesOf, retyped, stored, withParts, wordsOf, type CutLine } from './cutting.ts';
import type { MarkedTextContent, MarkedTextKey } from './definition.ts';

const maxParts = 800;

type Edited = Pick<EditorProps<MarkedTextContent, MarkedTextKey>, 'content' | 'answerKey' | 'onChange'>;

/** The text cut into words, with the functions that store a change of it. */
export function useCutText({ content, answerKey, onChange }: Edited) {
  const { item, everyWord } = content;
  const correct = ownEntry(answerKey.correct, item.id) ?? [];
  const lines = linesOf(content.text, content.parts);
  const words = wordsOf(lines);
  const flat = flatText(content.text, content.parts);
  /** The field's last value: it has spaces that the stored form does not have. */
  const [typed, setTyped] = useState(flat);
  const value = flatText(typed, []) === flat ? typed : flat;
  /** MR3: the last pressed word, which can be joined with the next one. */
  const [pressed, setPressed] = useState<number | null>(null);

  function keep(next: readonly CutLine[], right: readonly string[], rest: Partial<MarkedTextContent> = {}): void {
    const cut = stored(next);
    const there = new Set(cut.parts.map((part) => part.id));
    onChange({
      content: { ...content, ...rest, ...cut },
      answerKey: {
        ...answerKey,
        correct: { [item.id]: cut.parts.map((part) => part.id).filter((id) => right.includes(id) && there.has(id)) },
      },
    });
  }
  function fresh(count: number): string[] {
    const taken = content.parts.map((part) => part.id);
    for (let made = 0; made < count; made++) taken.push(newLocalId(taken));
    return taken.slice(content.parts.length);
  }
  /** Every word that is not a part yet becomes one, up to the maximal number of parts. */
  function everyPart(next: readonly CutLine[]): CutLine[] {
    const all = wordsOf(next);
    const room = maxParts - all.filter((word) => word.part !== undefined).length;
    const ids = fresh(Math.min(room, all.filter((word) => word.part === undefined).length));
    return withParts(next, (word) => word.part ?? ids.shift());
  }
  function setText(markup: string): void {
    setTyped(markup);
    setPressed(null);
    const next = retyped(lines, markup);
    keep(everyWord ? everyPart(next) : next, correct);
  }
  return { lines, words, correct, flat, value, everyWord, pressed, setPressed, keep, fresh, everyPart, setText };
}
export type CutText = ReturnType<typeof useCutText>;

/** MC8: underlining parts and changing their extent. */
export function partCommands({ lines, words, correct, keep, fresh }: CutText) {
  /** Words of one line become a part of their own; parts that contained them are dissolved. */
  function underline(from: number, to: number): void {
    const [first, last] = [Math.min(from, to), Math.max(from, to)];
    const range = words.slice(first, last + 1).filter((word) => word.line === words[first]?.line);
    const covered = new Set(range.map((word) => word.part).filter((part) => part !== undefined));
    const [id] = covered.size === 1 ? [...covered] : fresh(1);
    const isOne = range.length === 1 && range[0]?.part !== undefined;
    const inRange = new Set(range);
    keep(
      withParts(lines, (_, index) =>
        inRange.has(words[index]!)
          ? isOne
            ? undefined
            : id
          : words[index]?.part !== undefined && covered.has(words[index].part)
            ? undefined
            : words[index]?.part,
      ),
      correct,
    );
  }
  function widen(part: string, by: -1 | 1): void {
    const places = words.flatMap((word, index) => (word.part === part ? [index] : []));
    const edge = by === -1 ? places[0] : places.at(-1);
    const neighbour = edge === undefined ? undefined : words[edge + by];
    if (
      edge === undefined ||
      neighbour === undefined ||
      neighbour.part !== undefined ||
      neighbour.line !== words[edge]?.line
    )
      return;
    keep(
      withParts(lines, (word, index) => (index === edge + by ? part : word.part)),
      correct,
    );
  }
  const unmark = (part: string): void =>
    keep(
      withParts(lines, (word) => (word.part === part ? undefined : word.part)),
      correct,
    );
  const canWiden = (part: string, by: -1 | 1): boolean => {
    const places = words.flatMap((word, index) => (word.part === part ? [index] : []));
    const edge = by === -1 ? places[0] : places.at(-1);
    if (edge === undefined) return false;
    const neighbour = words[edge + by];
    return neighbour !== undefined && neighbour.part === undefined && neighbour.line === words[edge]?.line;
  };
  return { underline, widen, canWiden, unmark };
}

/** MR3: marking words, and joining several into one. */
export function wordCommands({ lines, words, correct, everyWord, pressed, setPressed, keep, fresh }: CutText) {
  /** MR3: each press switches a word to its next state: distractor, right word, neither. */
  function step(index: number): void {
    const part = words[index]?.part;
    if (part === undefined) {
      const [id] = fresh(1);
      keep(
        withParts(lines, (word, at) => (at === index ? id : word.part)),
        correct,
      );
    } else if (!correct.includes(part)) keep(lines, [...correct, part]);
    else if (everyWord)
      keep(
        lines,
        correct.filter((id) => id !== part),
      );
    else
      keep(
        withParts(lines, (word) => (word.part === part ? undefined : word.part)),
        correct,
      );
  }

  const wordsOfPart = (part: string): number[] => words.flatMap((word, index) => (word.part === part ? [index] : []));
  /** The whole word of a syllable, for words of several syllables. */
  const wholeWord = (index: number): readonly [number, number] => {
    const part = words[index]?.part;
    const places = part === undefined ? [] : wordsOfPart(part);
    return [places[0] ?? index, places.at(-1) ?? index];
  };
  const textOf = ([from, to]: readonly [number, number]): string =>
    words
      .slice(from, to + 1)
      .map(({ text }) => text)
      .join(' ');
  function join(from: number, to: number): void {
    keep(joined(lines, wholeWord(Math.min(from, to))[0], wholeWord(Math.max(from, to))[1], fresh), correct);
    setPressed(Math.min(from, to));
  }
  const current = pressed !== null && words[pressed] ? wholeWord(pressed) : null;
  const next = current && words[current[1] + 1]?.line === words[current[0]]?.line ? wholeWord(current[1] + 1) : null;
  return { step, wholeWord, textOf, join, current, next };
}
