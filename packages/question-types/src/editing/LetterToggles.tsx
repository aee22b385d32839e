/** The letters of a word, each of which may be given to the learner. */
import { useMessages } from '../messages.tsx';
import classes from './editing.module.css';

export function LetterToggles({
  letters,
  given,
  onToggle,
}: {
  letters: readonly string[];
  given(at: number): boolean;
  onToggle(at: number): void;
}) {
  const t = useMessages('qt-editing');
  if (letters.length === 0) return null;
  return (
    <div role="group" aria-label={t('editor.letters.given')}>
      <span className={classes.hint}>{t('editor.letters.given')}</span>
      <div className={classes.letters}>
        {letters.map((letter, at) =>
          letter.trim() === '' ? (
            <span key={at} className={classes.letterSpace} />
          ) : (
            <button
              key={at}
              type="button"
              className={classes.letter}
              aria-pressed={given(at)}
              aria-label={t('editor.letters.give', { letter, number: at + 1 })}
              onClick={() => onToggle(at)}
            >
              {letter}
            </button>
          ),
        )}
      </div>
    </div>
  );
}
