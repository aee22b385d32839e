/** The review of an order: the learner's beside the right one. */
import type { ComponentType } from 'react';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReviewProps } from '../../schema/core.react.ts';
import { Pictures, hasCommonStimulus } from '../../playing/Stimulus.tsx';
import { ownEntry } from '../../schema/records.ts';
import playing from '../../playing/playing.module.css';
import { explanationOf, ReviewCard, useAnswerLabels } from '../../reviewing/ReviewCard.tsx';
import reviewing from '../../reviewing/reviewing.module.css';
import { RichText } from '../../rich-text/RichText.tsx';
import { useMessages } from '../../messages.tsx';
import type { OrderingContent, OrderingKey, OrderingResponse } from './definition.ts';
import { orderGiven, piecesIn, wordsOf } from './order.ts';
import classes from './ordering.module.css';
import { ReviewFrame } from '../../reviewing/ReviewFrame.tsx';

type Props = ReviewProps<OrderingContent, OrderingKey, OrderingResponse>;

/** Pieces in an order; `right` has whether each is at its position, null while this may not be shown. */
function Order({
  content,
  order,
  right,
}: {
  content: OrderingContent;
  order: readonly string[];
  right: readonly string[] | null;
}) {
  const t = useMessages('qt');
  const line = content.unit === 'words';
  const words = wordsOf(content.pieces, order);
  const wanted = right === null ? null : wordsOf(content.pieces, right);
  return (
    <ol className={classes.reviewed} data-line={line || undefined}>
      {piecesIn(content, order).map((piece, at) => {
        const place = wanted === null ? 'mine' : wanted[at] === words[at] ? 'right' : 'wrong';
        return (
          <li key={piece.id} data-place={place}>
            {place === 'right' && <IconCheck size={18} stroke={2} aria-label={t('review.state.right')} />}
            {place === 'wrong' && <IconX size={18} stroke={2} aria-label={t('review.state.wrong')} />}
            {!line && <b>{at + 1}.</b>}
            <RichText inline text={piece.text} />
          </li>
        );
      })}
    </ol>
  );
}

function Review(props: Props) {
  const t = useMessages('qt');
  const tFamily = useMessages('qt-ordering');
  const mine = useAnswerLabels(props.audience);
  const { content, answerKey, response, results, media, firstNumber, points } = props;
  const given = orderGiven(content, response ?? {});
  const result = results.find((one) => one.item === content.item);
  const isRight = result?.state === 'right';
  const stimulus = hasCommonStimulus(content);
  const right = answerKey?.orders[0] ?? [];
  const others = (answerKey?.orders ?? []).slice(1);
  return (
    <ReviewFrame {...props} last={firstNumber}>
      <ReviewCard
        item={content.item}
        number={firstNumber}
        results={result === undefined ? undefined : [result]}
        points={points?.[content.item]}
        facts={props.facts}
        explanation={explanationOf(
          [ownEntry(answerKey?.itemExplanations, content.item), answerKey?.explanation],
          answerKey?.explanationImages,
          media,
        )}
      >
        {content.stem !== '' && <RichText text={content.stem} className={playing.stem} />}
        {!stimulus && <Pictures images={content.images} media={media} />}
        <div className={classes.orders}>
          {given.length > 0 ? (
            <div>
              <p className={classes.orderHead}>{mine.arranged}</p>
              <Order content={content} order={given} right={answerKey === null ? null : isRight ? given : right} />
            </div>
          ) : (
            mine.blank !== '' && <p className={reviewing.blank}>{mine.blank}</p>
          )}
          {answerKey !== null && !isRight && (
            <div>
              <p className={classes.orderHead}>{t('review.answer')}</p>
              <Order content={content} order={right} right={right} />
            </div>
          )}
          {answerKey !== null && others.length > 0 && (
            <details className={reviewing.transcript}>
              <summary>{tFamily('review.orAlso')}</summary>
              <div className={classes.orders}>
                {others.map((order) => (
                  <Order key={order.join()} content={content} order={order} right={null} />
                ))}
              </div>
            </details>
          )}
        </div>
      </ReviewCard>
    </ReviewFrame>
  );
}

/** The review of the family's one code. */
export const review = (): ComponentType<Props> => Review;
