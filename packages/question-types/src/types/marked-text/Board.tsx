/** The words of a text where an author marks them: by pressing, dragging over several, or with the arrow keys. */
import { Fragment, useEffect, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { serialiseMarkup } from '../../markup/index.ts';
import { RichText } from '../../rich-text/RichText.tsx';
import { wordsOf, type CutLine, type Word } from './cutting.ts';
import { useRoving } from './roving.tsx';
import classes from './marked-text.module.css';

export interface BoardProps {
  lines: readonly CutLine[];
  isRight(part: string): boolean;
  letterOf(part: string): string | undefined;
  nameOf(word: Word, index: number): string;
  empty: string;
  onMark(from: number, to: number): void;
}

const indexAt = (target: EventTarget | null): number | undefined => {
  const word = target instanceof Element ? target.closest('[data-word]')?.getAttribute('data-word') : null;
  return word == null ? undefined : Number(word);
};

export function Board({ lines, isRight, letterOf, nameOf, empty, onMark }: BoardProps) {
  const words = wordsOf(lines);
  const roving = useRoving(words.map((_, index) => String(index)));
  /** Start and current end of a range that is being selected. */
  const [range, setRange] = useState<readonly [number, number] | null>(null);
  const inRange = (index: number): boolean =>
    range !== null && index >= Math.min(...range) && index <= Math.max(...range);
  const places = new Map(words.map((word, index) => [`${word.line}:${word.atom}`, index]));

  useEffect(() => {
    if (range === null) return;
    const end = (): void => setRange(null);
    window.addEventListener('pointercancel', end);
    window.addEventListener('blur', end);
    return () => {
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('blur', end);
    };
  }, [range]);

  const pointer = {
    onPointerDown(event: PointerEvent) {
      const index = indexAt(event.target);
      if (index !== undefined && event.button === 0) setRange([index, index]);
    },
    onPointerMove(event: PointerEvent) {
      if (range === null || event.pointerType === 'touch') return;
      const index = indexAt(document.elementFromPoint(event.clientX, event.clientY));
      if (index !== undefined && index !== range[1]) setRange([range[0], index]);
    },
    onPointerUp(event: PointerEvent) {
      const index = indexAt(document.elementFromPoint(event.clientX, event.clientY));
      if (range !== null && index !== undefined && index !== range[0]) onMark(range[0], index);
      // A press on one word is handled by its click.
      setRange(null);
    },
  };

  function onKeyDown(event: KeyboardEvent): void {
    const from = indexAt(event.target);
    if (from === undefined) return;
    if (range !== null && (event.key === ' ' || event.key === 'Enter') && range[0] !== range[1]) {
      event.preventDefault();
      onMark(...range);
      setRange(null);
      return;
    }
    if (event.key === 'Escape') setRange(null);
    roving.handlers.onKeyDown(event);
    if (!/^(Arrow|Home|End)/.test(event.key)) return;
    const to = indexAt(document.activeElement);
    setRange(event.shiftKey && to !== undefined ? [range?.[0] ?? from, to] : null);
  }

  if (words.length === 0) return <p className={`${classes.board} ${classes.empty}`}>{empty}</p>;
  return (
    <div className={classes.board} role="group" onFocus={roving.handlers.onFocus} onKeyDown={onKeyDown} {...pointer}>
      {lines.map((line, lineAt) => (
        <div key={lineAt}>
          {line.atoms.map((atom, atomAt) => {
            const source = serialiseMarkup([{ kind: 'paragraph', children: [atom.node] }]);
            const index = places.get(`${lineAt}:${atomAt}`);
            const ends =
              atom.part !== undefined && line.atoms.slice(atomAt + 1).every((other) => other.part !== atom.part);
            const letter = ends && atom.part !== undefined ? letterOf(atom.part) : undefined;
            if (index === undefined)
              return (
                <span key={atomAt} className={classes.boardGlue} data-part={atom.part === undefined ? undefined : true}>
                  {source.trim() === '' ? ' ' : <RichText inline text={source} />}
                  {letter !== undefined && <span className={classes.boardLetter}>{letter}</span>}
                </span>
              );
            const word = words[index]!;
            const right = word.part !== undefined && isRight(word.part);
            return (
              <Fragment key={atomAt}>
                <button
                  type="button"
                  className={classes.boardWord}
                  data-word={index}
                  data-part={word.part === undefined ? undefined : true}
                  data-right={right || undefined}
                  data-picked={inRange(index) || undefined}
                  aria-label={nameOf(word, index)}
                  aria-pressed={word.part !== undefined}
                  tabIndex={roving.tabIndexOf(String(index), index === 0)}
                  onClick={() => onMark(index, index)}
                >
                  <RichText inline text={source} />
                </button>
                {letter !== undefined && (
                  <span className={classes.boardLetter} aria-hidden="true">
                    {letter}
                  </span>
                )}
              </Fragment>
            );
          })}
        </div>
      ))}
    </div>
  );
}
