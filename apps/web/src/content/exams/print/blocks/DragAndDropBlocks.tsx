import type { PaperBlock } from '@vumon/paper';
import { useTranslation } from '@vumon/i18n/react';
import type { ReactNode } from 'react';
import { Figure, Lines, Numeral, Text } from '../pieces.tsx';
import paper from '../paper.module.css';
import classes from './drag-and-drop-blocks.module.css';

type Of<Kind extends PaperBlock['kind']> = Extract<PaperBlock, { kind: Kind }>;

/** Words, sentences or pictures to choose from: in a box, or one below the other where letters stand for them. */
export function BankBlock({ block }: { block: Of<'bank'> }) {
  return (
    <ul className={classes.bank} data-lettered={block.entries.some((entry) => entry.label !== undefined) || undefined}>
      {block.entries.map((entry, at) => (
        <li key={at}>
          {entry.label !== undefined && <b>{entry.label}. </b>}
          {entry.image && <Figure image={entry.image} />}
          <Text tree={entry.text} />
        </li>
      ))}
    </ul>
  );
}

/** A word with a box for each letter, and the letters below it. */
export function LettersBlock({ block, figures }: { block: Of<'letters'>; figures: ReactNode }) {
  return (
    <>
      <Lines className={paper.stem} lead={<Numeral value={block.number} />} tree={block.clue} />
      {figures}
      {block.image && <Figure image={block.image} />}
      <p className={classes.boxes}>
        {block.boxes.map((letter, at) =>
          letter !== '' && letter.trim() === '' ? (
            <span key={at} className={classes.space} />
          ) : (
            <span key={at} className={paper.cell}>
              {letter}
            </span>
          ),
        )}
      </p>
      {block.tiles !== undefined && (
        <p className={classes.tiles}>
          {block.tiles.map((tile, at) => (
            <b key={at}>{tile}</b>
          ))}
        </p>
      )}
    </>
  );
}

/** Pieces with letters, and a box for the letter at each position. */
export function OrderingBlock({ block, figures }: { block: Of<'ordering'>; figures: ReactNode }) {
  const { t } = useTranslation('exams');
  return (
    <>
      <Lines className={paper.stem} lead={<Numeral value={block.number} />} tree={block.stem} />
      {figures}
      {block.layout === 'line' ? (
        <>
          <p className={classes.line}>
            {block.pieces.map((piece, at) => (
              <span key={piece.label}>
                {at > 0 && ' / '}
                <Text tree={piece.text} />
              </span>
            ))}
          </p>
          <p className={paper.answer}>
            <span>→</span>
            <i className={paper.blank} />
            <i className={paper.blank} />
          </p>
        </>
      ) : (
        <>
          <ol className={classes.pieces}>
            {block.pieces.map((piece) => (
              <li key={piece.label}>
                <b>{piece.label}.</b> <Text tree={piece.text} />
              </li>
            ))}
          </ol>
          <p className={paper.answer}>
            <span>{t('print.order')}</span>
            <span className={paper.cells}>
              {block.pieces.map((piece) => (
                <i key={piece.label} className={paper.cell} />
              ))}
            </span>
          </p>
        </>
      )}
    </>
  );
}
