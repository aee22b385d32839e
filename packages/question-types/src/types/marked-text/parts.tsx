/** The text with its parts: as radio buttons or pressed words while answering, as marked words afterwards. */
import { useId } from 'react';
import { IconCheck, IconX } from '@tabler/icons-react';
import { plainTextOf } from '../../markup/index.ts';
import { RichText } from '../../rich-text/RichText.tsx';
import { useMessages } from '../../messages.tsx';
import type { MarkedTextContent } from './definition.ts';
import { useRoving } from './roving.tsx';
import classes from './marked-text.module.css';

export const letterOf = (index: number): string => String.fromCharCode(65 + index);

export interface PartsProps {
  content: MarkedTextContent;
  picked: readonly string[];
  number: number;
  /** Absent: display only. */
  onPick?: ((picked: string[]) => void) | undefined;
  stateOf?: ((id: string) => 'right' | 'wrong' | 'missed' | undefined) | undefined;
}

/** MC8: underlined parts with a letter below each. */
export function LetteredParts({ content, picked, number, onPick, stateOf }: PartsProps) {
  const t = useMessages('qt');
  const tFamily = useMessages('qt-marked-text');
  const name = useId();
  const part = (id: string) => {
    const index = content.parts.findIndex((candidate) => candidate.id === id);
    const found = content.parts[index];
    if (found === undefined) return null;
    const letter = letterOf(index);
    const chosen = picked.includes(id);
    const state = stateOf?.(id);
    return (
      <label
        className={classes.part}
        data-choose={index}
        data-chosen={chosen || undefined}
        data-state={state}
        data-still={onPick === undefined || undefined}
      >
        {onPick !== undefined && (
          <input
            type="radio"
            name={name}
            aria-label={tFamily('player.part', { letter, text: plainTextOf(found.text) })}
            checked={chosen}
            onChange={() => onPick([id])}
          />
        )}
        <span className={classes.partText}>
          <RichText inline text={found.text} />
        </span>
        <span className={classes.partLetter} aria-hidden={onPick === undefined ? undefined : true}>
          {state === 'right' && (
            <span className={classes.mark}>
              <IconCheck size={16} stroke={2.5} role="img" aria-label={t('review.rightAnswer')} />
            </span>
          )}
          {state === 'wrong' && (
            <span className={classes.mark}>
              <IconX size={16} stroke={2.5} role="img" aria-label={t('review.state.wrong')} />
            </span>
          )}
          {letter}
        </span>
      </label>
    );
  };
  return (
    <div role={onPick === undefined ? 'group' : 'radiogroup'} aria-label={t('player.optionsOf', { number })}>
      <RichText text={content.text} gap={part} className={classes.sentence} />
    </div>
  );
}

/** MR3: words that are pressed, each a switch; one tab stop for all of them. */
export function PressedWords({ content, picked, number, onPick, stateOf }: PartsProps) {
  const tFamily = useMessages('qt-marked-text');
  const t = useMessages('qt');
  const help = useId();
  const roving = useRoving(content.parts.map((part) => part.id));

  function toggle(id: string): void {
    const wanted = picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id];
    // In reading order, so that the same words give the same answer in whatever order they were clicked.
    onPick?.(content.parts.map((part) => part.id).filter((other) => wanted.includes(other)));
  }
  const word = (id: string) => {
    const index = content.parts.findIndex((candidate) => candidate.id === id);
    const found = content.parts[index];
    if (found === undefined) return null;
    const chosen = picked.includes(id);
    if (onPick !== undefined) {
      return (
        <button
          type="button"
          className={classes.word}
          data-word={id}
          data-filled={chosen || undefined}
          aria-pressed={chosen}
          tabIndex={roving.tabIndexOf(id, index === 0)}
          onClick={() => toggle(id)}
        >
          <RichText inline text={found.text} />
        </button>
      );
    }
    const state = stateOf?.(id);
    const words =
      state === 'right'
        ? t('review.state.right')
        : state === 'wrong'
          ? t('review.state.wrong')
          : state === 'missed'
            ? tFamily('review.missed')
            : undefined;
    return (
      <span className={classes.still} data-filled={(chosen && state === undefined) || undefined} data-state={state}>
        {state === 'right' && <IconCheck size={16} stroke={2.5} aria-hidden="true" />}
        {state === 'wrong' && <IconX size={16} stroke={2.5} aria-hidden="true" />}
        <RichText inline text={found.text} />
        {words !== undefined && <span className="visually-hidden"> ({words})</span>}
      </span>
    );
  };
  return (
    <>
      {onPick !== undefined && (
        <p id={help} className="visually-hidden">
          {tFamily('player.wordsHelp')}
        </p>
      )}
      <div
        role="group"
        aria-label={tFamily('player.words', { number })}
        aria-describedby={onPick === undefined ? undefined : help}
        className={classes.words}
        data-some={!content.everyWord || undefined}
        {...(onPick === undefined ? {} : roving.handlers)}
      >
        <RichText text={content.text} gap={word} />
      </div>
    </>
  );
}
