/** The review of the matching family: the learner's matches and the right ones. */
import type { ComponentType } from 'react';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReviewProps } from '../../schema/core.react.ts';
import { useItemName } from '../../playing/item-names.tsx';
import { ownEntry } from '../../schema/records.ts';
import { Instructions, Pictures } from '../../playing/Stimulus.tsx';
import { ReviewLead, useAnswerLabels } from '../../reviewing/ReviewCard.tsx';
import reviewing from '../../reviewing/reviewing.module.css';
import { useMessages } from '../../messages.tsx';
import { chosenFor } from './answered.ts';
import type { MatchingCode, MatchingContent, MatchingItem, MatchingKey, MatchingResponse } from './definition.ts';
import { EntryView, MatchingStimulus, TargetView, lastNumber, shownTargets, type ShownTarget } from './pieces.tsx';
import { matchingHasStimulus } from './player.tsx';
import classes from './matching.module.css';
import { JointCard } from '../../reviewing/ReviewFrame.tsx';

type Props = ReviewProps<MatchingContent, MatchingKey, MatchingResponse>;

interface OutcomeProps extends Pick<Props, 'media' | 'audience'> {
  code: MatchingCode;
  chosen: ShownTarget | undefined;
  /** Null before the key is released. */
  right: readonly ShownTarget[] | null;
  /** Whether the choice is right; null while this may not be shown. */
  told: boolean | null;
}

/** The learner's card, and beside a wrong or missing one the right card. */
function Outcome({ code, chosen, right, told, media, audience }: OutcomeProps) {
  const t = useMessages('qt');
  const tFamily = useMessages('qt-matching');
  const mine = useAnswerLabels(audience);
  const isRight = right === null ? told : chosen !== undefined && right.some(({ id }) => id === chosen.id);
  const state = isRight === null || chosen === undefined ? undefined : isRight ? 'right' : 'wrong';
  return (
    <div className={classes.outcome}>
      {chosen !== undefined && (
        <span className={classes.mine} data-state={state}>
          {state === 'right' && <IconCheck size={18} stroke={2} aria-label={t('review.state.right')} />}
          {state === 'wrong' && <IconX size={18} stroke={2} aria-label={t('review.state.wrong')} />}
          <small>{mine.picked}</small>
          <TargetView code={code} target={chosen} media={media} />
        </span>
      )}
      {chosen === undefined && audience !== 'author' && (
        <span className={classes.nothing}>{tFamily('review.nothing')}</span>
      )}
      {right !== null &&
        !isRight &&
        right.map((target) => (
          <span key={target.id} className={classes.right}>
            <IconCheck size={18} stroke={2} aria-hidden="true" />
            <small>{t('review.rightAnswer')}</small>
            <TargetView code={code} target={target} media={media} />
          </span>
        ))}
    </div>
  );
}

function Review({ code, ...props }: Props & { code: MatchingCode }) {
  const itemName = useItemName();
  const tFamily = useMessages('qt-matching');
  const { content, answerKey, response, results, media, firstNumber, shuffleSeed, audience } = props;
  const last = lastNumber(content, firstNumber);
  const single = firstNumber === last;
  const stimulus = matchingHasStimulus(code, content);
  const targets = shownTargets(code, content, shuffleSeed);
  const rightOf = (item: MatchingItem): ShownTarget[] | null => {
    if (answerKey === null) return null;
    const correct = ownEntry(answerKey.correct, item.id) ?? [];
    return targets.filter(({ id }) => correct.includes(id));
  };
  const belongs = new Set(Object.values(answerKey?.correct ?? {}).flat());
  const spares = answerKey === null || code === 'MG4' ? [] : targets.filter(({ id }) => !belongs.has(id));
  return (
    <div className={reviewing.items}>
      <ReviewLead
        answerKey={answerKey}
        stimulus={
          stimulus && (
            <MatchingStimulus
              code={code}
              content={content}
              media={media}
              firstNumber={firstNumber}
              shuffleSeed={shuffleSeed}
            />
          )
        }
      >
        <Instructions content={content} media={media} />
      </ReviewLead>
      <JointCard
        {...props}
        items={content.items.map(({ id }) => id)}
        item={single ? content.items[0]?.id : undefined}
        last={last}
      >
        {!stimulus && <Pictures images={content.images} media={media} />}
        <ol className={classes.rows}>
          {content.items.map((item, index) => (
            <li key={item.id} className={classes.row} data-item={single ? undefined : itemName(item.id)}>
              <span className={classes.number}>{firstNumber + index}</span>
              <EntryView content={content} item={item} media={media} number={firstNumber + index} />
              <Outcome
                code={code}
                chosen={targets.find(({ id }) => id === chosenFor(response, item.id))}
                right={rightOf(item)}
                told={
                  results.length === 0
                    ? null
                    : results.some((result) => result.item === item.id && result.state === 'right')
                }
                media={media}
                audience={audience}
              />
            </li>
          ))}
        </ol>
        {spares.length > 0 && (
          <p className={classes.nothing}>
            {tFamily('review.spare')}: {spares.map(({ label }) => label).join(', ')}
          </p>
        )}
      </JointCard>
    </div>
  );
}

/** The review of one code. */
export const review =
  (code: MatchingCode): ComponentType<Props> =>
  (props) => <Review code={code} {...props} />;
