/**
 * One box a letter. Each open box is an input of its own, so that a screen reader hears "ô 3 trên 7". While an input
 * method composes (Vietnamese typed as "vieetj"), the letters show in their boxes but stay in one input until it is done.
 */
import { useRef, useState } from 'react';
import type { ChangeEvent, ClipboardEvent, InputHTMLAttributes, KeyboardEvent } from 'react';
import { isLetterOrDigit, lettersOf, readBoxes, writeBoxes, type Boxes } from '../../schema/letters.ts';
import { useMessages } from '../../messages.tsx';
import classes from './text-gaps.module.css';

export interface LetterBoxesProps {
  boxes: Boxes;
  value: string;
  label: string;
  onChange?: ((value: string) => void) | undefined;
}

/**
 * Writes letters from a box on, replacing its letter; given letters are skipped, whether or not they are typed again.
 */
export function spread(
  boxes: Boxes,
  row: readonly string[],
  from: number,
  typed: readonly string[],
): { row: string[]; next: number } {
  const after = [...row];
  let at = from;
  for (const letter of typed) {
    while (at < boxes.length && boxes[at] !== '' && boxes[at]?.toLowerCase() !== letter.toLowerCase()) at++;
    if (at >= boxes.length) break;
    if (boxes[at] === '' && isLetterOrDigit(letter)) after[at] = letter;
    else if (boxes[at] === '') continue;
    at++;
  }
  while (at < boxes.length && boxes[at] !== '') at++;
  return { row: after, next: at };
}

interface Composing {
  readonly box: number;
  /** The previous content of the boxes. */
  readonly row: readonly string[];
  readonly text: string;
}

/** Places of the boxes of each word. */
function wordsOf(boxes: Boxes): number[][] {
  const words: number[][] = [[]];
  boxes.forEach((given, at) => (given !== '' && given.trim() === '' ? words.push([]) : words.at(-1)?.push(at)));
  return words.filter((word) => word.length > 0);
}

/** Handles typing, pasting and composition in the boxes, and moves the focus from one box to the next. */
function useLetterEntry(boxes: Boxes, value: string, onChange: ((value: string) => void) | undefined) {
  const root = useRef<HTMLDivElement>(null);
  const [composing, setComposing] = useState<Composing | null>(null);
  const [here, setHere] = useState(-1);
  const row = readBoxes(boxes, value);
  const open = boxes.flatMap((given, at) => (given === '' ? [at] : []));

  const focus = (at: number | undefined): void =>
    at === undefined ? undefined : root.current?.querySelector<HTMLInputElement>(`[data-box="${at}"]`)?.focus();
  const previous = (at: number): number | undefined => open.findLast((other) => other < at);
  const following = (at: number): number | undefined => open.find((other) => other > at);
  const set = (next: readonly string[]): void => onChange?.(writeBoxes(boxes, next));

  function put(at: number, typed: readonly string[], over: readonly string[] = row): void {
    const done = spread(boxes, over, at, typed);
    set(done.row);
    focus(open.find((other) => other >= done.next) ?? open.at(-1));
  }

  /** The typed text without the letter that the box held before. */
  function typedIn(text: string, before: string): string[] {
    const letters = lettersOf(text).filter((letter) => letter !== ' ');
    const old = letters.indexOf(before);
    if (letters.length > 1 && before !== '' && old >= 0) letters.splice(old, 1);
    return letters;
  }

  function change(event: ChangeEvent<HTMLInputElement>, at: number): void {
    const text = event.currentTarget.value;
    if (composing !== null) {
      setComposing({ ...composing, text });
      set(spread(boxes, composing.row, composing.box, lettersOf(text)).row);
      return;
    }
    const typed = typedIn(text, row[at] ?? '');
    if (typed.length === 0) set(row.with(at, ''));
    else put(at, typed);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, at: number): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && row[at] === '') {
      // As in a line of text: deletes the letter before. Input methods that retype a word depend on it.
      const before = previous(at);
      if (before !== undefined) set(row.with(before, ''));
      focus(before);
    } else if (event.key === 'ArrowLeft') focus(previous(at));
    else if (event.key === 'ArrowRight' || event.key === ' ') focus(following(at));
    else if (event.key === 'Home') focus(open[0]);
    else if (event.key === 'End') focus(open.at(-1));
    else return;
    event.preventDefault();
  }

  function onPaste(event: ClipboardEvent, at: number): void {
    event.preventDefault();
    put(at, lettersOf(event.clipboardData.getData('text/plain').replace(/\s+/g, ' ').trim()));
  }

  return {
    root,
    row,
    filled: open.some((at) => row[at] !== ''),
    /** The box for the next letter: after the text that is being composed. */
    caret: composing === null ? here : spread(boxes, row, composing.box, lettersOf(composing.text)).next,
    /** The props of the input in a box. */
    inputAt: (at: number): InputHTMLAttributes<HTMLInputElement> => ({
      value: composing?.box === at ? composing.text : row[at],
      onChange: (event) => change(event, at),
      onKeyDown: (event) => onKeyDown(event, at),
      onPaste: (event) => onPaste(event, at),
      onCompositionStart: () => setComposing({ box: at, row: row.with(at, ''), text: '' }),
      onCompositionEnd: (event) => {
        const letters = typedIn(event.currentTarget.value, '');
        setComposing(null);
        put(at, letters, composing?.row ?? row);
      },
      onFocus: (event) => {
        setHere(at);
        event.currentTarget.select();
      },
      onBlur: () => setHere(-1),
    }),
  };
}

/** Spaces between words do not count as boxes. */
const countBoxes = (boxes: Boxes): number => boxes.filter((given) => given === '' || given.trim() !== '').length;

export function LetterBoxes({ boxes, value, label, onChange }: LetterBoxesProps) {
  const t = useMessages('qt-text-gaps');
  const { root, row, filled, caret, inputAt } = useLetterEntry(boxes, value, onChange);
  const total = countBoxes(boxes);
  function box(at: number) {
    const given = boxes[at] ?? '';
    if (given !== '')
      return (
        <span key={at} className={classes.boxGiven}>
          {given}
        </span>
      );
    return (
      <span
        key={at}
        className={classes.box}
        data-filled={row[at] !== '' || undefined}
        data-here={(onChange !== undefined && caret === at) || undefined}
      >
        <span aria-hidden="true">{row[at]}</span>
        <input
          {...inputAt(at)}
          data-box={at}
          readOnly={onChange === undefined}
          aria-label={t('player.box', { number: countBoxes(boxes.slice(0, at + 1)), total })}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
        />
      </span>
    );
  }

  // A line breaks between words where possible.
  return (
    <div ref={root} className={classes.boxes} role="group" aria-label={label} data-filled={filled || undefined}>
      {wordsOf(boxes).map((word) => (
        <span key={word[0]} className={classes.boxWordRow}>
          {word.map(box)}
        </span>
      ))}
    </div>
  );
}
