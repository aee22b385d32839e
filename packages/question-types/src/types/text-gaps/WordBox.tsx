/** The box of words and pictures for the gaps. Pressing a word writes it into the focused gap. */
import { Picture } from '../../playing/Picture.tsx';
import type { MediaPort } from '../../schema/core.react.ts';
import { useMessages } from '../../messages.tsx';
import type { BoxWord } from './definition.ts';
import classes from './text-gaps.module.css';

export interface WordBoxProps {
  words: readonly BoxWord[];
  media: MediaPort;
  /** Absent in read-only mode. */
  onPick?: ((text: string) => void) | undefined;
}

export function WordBox({ words, media, onPick }: WordBoxProps) {
  const t = useMessages('qt-text-gaps');
  const inside = (word: BoxWord) => (
    <>
      {word.image !== undefined && <Picture image={word.image} port={media} zoom={false} />}
      <span>{word.text}</span>
    </>
  );
  return (
    <section className={classes.wordBox} aria-label={t('player.wordBox')}>
      <p className={classes.wordBoxHead}>
        <strong>{t('player.wordBox')}</strong>
        {onPick !== undefined && <span>{t('player.wordBoxHint')}</span>}
      </p>
      <ul>
        {words.map((word) => (
          <li key={word.id}>
            {onPick === undefined ? (
              <span className={classes.boxWord}>{inside(word)}</span>
            ) : (
              // Keeps the focus in the input, so that a phone's keyboard stays open.
              <button
                type="button"
                className={classes.boxWord}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onPick(word.text)}
              >
                {inside(word)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
