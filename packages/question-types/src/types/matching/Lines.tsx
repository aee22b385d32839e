/**
 * Two columns connected by lines. A line is drawn by dragging from dot to dot, by pressing one end and then the other,
 * or by choosing from the list beside an entry; the same list, a cross and the Delete key remove it.
 */
import type { MediaPort } from '../../schema/core.react.ts';
import { useMessages } from '../../messages.tsx';
import { chosenFor } from './answered.ts';
import type { MatchingContent, MatchingResponse } from './definition.ts';
import type { ShownTarget } from './pieces.tsx';
import { EntryCard, TargetCard } from './LineCards.tsx';
import { curve, useLines } from './useLines.tsx';
import classes from './lines.module.css';

export interface LinesProps {
  content: MatchingContent;
  targets: readonly ShownTarget[];
  media: MediaPort;
  firstNumber: number;
  response: MatchingResponse | null;
  onChange(next: MatchingResponse): void;
  readOnly: boolean;
  currentItem: string | undefined;
  onCurrentItem: ((item: string) => void) | undefined;
}

export function Lines({
  content,
  targets,
  media,
  firstNumber,
  response,
  onChange,
  readOnly,
  currentItem,
  onCurrentItem,
}: LinesProps) {
  const t = useMessages('qt-matching');
  const drawn = useLines({ content, targets, firstNumber, response, onChange, readOnly });
  const { board, held, drawing, said, dots } = drawn;
  const lines = content.items.flatMap(({ id }) => {
    const target = chosenFor(response, id);
    const from = dots.get(`left:${id}`);
    const to = target === undefined ? undefined : dots.get(`right:${target}`);
    return from === undefined || to === undefined ? [] : [{ id, path: curve(from, to) }];
  });
  const loose = drawing === null ? undefined : dots.get(`${drawing.from.side}:${drawing.from.id}`);

  return (
    <>
      {!readOnly && <p className={classes.hint}>{t('lines.hint')}</p>}
      <div ref={board} className={classes.board} data-drawing={drawing?.from.side ?? held?.side}>
        <ol className={classes.column} aria-label={t('lines.left')}>
          {content.items.map((item) => (
            <EntryCard
              key={item.id}
              content={content}
              item={item}
              targets={targets}
              media={media}
              response={response}
              readOnly={readOnly}
              currentItem={currentItem}
              onCurrentItem={onCurrentItem}
              lines={drawn}
            />
          ))}
        </ol>
        <ul className={classes.column} aria-label={t('lines.right')}>
          {targets.map((target) => (
            <TargetCard key={target.id} target={target} media={media} readOnly={readOnly} lines={drawn} />
          ))}
        </ul>
        <svg className={classes.lines} aria-hidden="true">
          {lines.map(({ id, path }) => (
            <path key={id} d={path} data-line={id} />
          ))}
          {drawing !== null && loose !== undefined && (
            <path
              className={classes.loose}
              d={curve(
                loose,
                drawing.over === null
                  ? drawing.to
                  : (dots.get(`${drawing.over.side}:${drawing.over.id}`) ?? drawing.to),
              )}
            />
          )}
        </svg>
      </div>
      {!readOnly && (
        <span className="visually-hidden" role="status" aria-live="polite">
          {said}
        </span>
      )}
    </>
  );
}
