/** True, false and not given: a statement with its bubbles at the end of the row. */
import { useId } from 'react';
import type { ReactNode } from 'react';
import { IconCheck, IconX } from '@tabler/icons-react';
import { Bubble } from '@vumon/ui';
import type { MediaPort } from '../../schema/core.react.ts';
import { Picture } from '../../playing/Picture.tsx';
import { RichText } from '../../rich-text/RichText.tsx';
import { useMessages } from '../../messages.tsx';
import type { ChoiceItem } from './definition.ts';
import classes from './choice.module.css';

const words = { t: 'verdicts.t', f: 'verdicts.f', n: 'verdicts.n' } as const;
const marks = { t: 'verdictMarks.t', f: 'verdictMarks.f', n: 'verdictMarks.n' } as const;
type Fixed = keyof typeof words;
const isFixed = (id: string): id is Fixed => id in words;

/** The text of a fixed option: "Đúng", "Sai", "Không có thông tin". */
export function useFixedLabels(): (id: string) => string {
  const t = useMessages('qt-choice');
  return (id) => (isFixed(id) ? t(words[id]) : id);
}

export interface StatementRowProps {
  item: ChoiceItem;
  /** "a" in a cluster; none where the card has the number. */
  letter?: string;
  /** Names the statement: "Câu 18, ý a". */
  label: string;
  picked: string | undefined;
  onPick?: ((option: string) => void) | undefined;
  stateOf?: (option: string) => 'right' | 'wrong' | undefined;
  verdict?: ReactNode;
  /** In a cluster, the index counted over all its bubbles. */
  chooseFrom?: number;
}

/**
 * A sentence under its picture, judged with a tick or a cross: two large targets for children, with names for screen
 * readers.
 */
export function TickRow({
  item,
  label,
  picked,
  onPick,
  stateOf,
  verdict,
  media,
}: Omit<StatementRowProps, 'letter' | 'chooseFrom'> & { media: MediaPort }) {
  const t = useMessages('qt-choice');
  const name = useId();
  return (
    <div className={classes.pair} role={onPick === undefined ? 'group' : 'radiogroup'} aria-label={label}>
      {item.image !== undefined && (
        <div className={classes.pairPicture}>
          <Picture image={item.image} port={media} />
        </div>
      )}
      <div className={classes.pairBody}>
        <RichText text={item.stem} className={classes.statement} />
        <span className={classes.ticks}>
          {item.options.map(({ id }, index) => {
            const Icon = id === 't' ? IconCheck : IconX;
            const words = id === 't' ? t('ticks.t') : t('ticks.f');
            return (
              <label
                key={id}
                className={classes.tick}
                data-choose={index}
                data-mark={id}
                data-chosen={picked === id || undefined}
                data-state={stateOf?.(id)}
                data-still={onPick === undefined || undefined}
              >
                {onPick !== undefined && (
                  <input
                    type="radio"
                    name={name}
                    aria-label={words}
                    checked={picked === id}
                    onChange={() => onPick(id)}
                  />
                )}
                <Icon size={34} stroke={3} aria-hidden="true" />
                {onPick === undefined && picked === id && <span className="visually-hidden">{words}</span>}
              </label>
            );
          })}
        </span>
        {verdict !== undefined && <span className={classes.verdict}>{verdict}</span>}
      </div>
    </div>
  );
}

/** One statement. */
export function StatementRow({
  item,
  letter,
  label,
  picked,
  onPick,
  stateOf,
  verdict,
  chooseFrom = 0,
}: StatementRowProps) {
  const t = useMessages('qt-choice');
  const name = useId();
  const fixedWords = useFixedLabels();
  const three = item.options.length > 2;
  return (
    <div
      className={letter === undefined ? `${classes.row} ${classes.alone}` : classes.row}
      data-three={three || undefined}
      role={onPick === undefined ? 'group' : 'radiogroup'}
      aria-label={label}
    >
      {letter !== undefined && <span className={classes.letter}>{letter})</span>}
      <RichText text={item.stem} className={classes.statement} />
      <span className={classes.marks}>
        {item.options.map(({ id }, index) => {
          const state = stateOf?.(id) ?? (picked === id ? 'chosen' : 'idle');
          const mark = isFixed(id) ? t(marks[id]) : id;
          return (
            <label
              key={id}
              className={classes.mark}
              data-choose={chooseFrom + index}
              data-chosen={picked === id || undefined}
              data-wide={mark.length > 1 || undefined}
            >
              {onPick !== undefined && (
                <input
                  type="radio"
                  name={name}
                  aria-label={fixedWords(id)}
                  checked={picked === id}
                  onChange={() => onPick(id)}
                />
              )}
              <Bubble size="l" state={state}>
                {mark}
              </Bubble>
              {onPick === undefined && picked === id && <span className="visually-hidden">{fixedWords(id)}</span>}
            </label>
          );
        })}
      </span>
      {verdict !== undefined && <span className={classes.verdict}>{verdict}</span>}
    </div>
  );
}
