/** The frame of a review: the content that all items share, then their cards. */
import type { ReactNode } from 'react';
import { hasCommonStimulus, Instructions, StimulusView, type CommonContent } from '../playing/Stimulus.tsx';
import type { CommonKey } from '../schema/content-parts.ts';
import type { ReviewProps } from '../schema/core.react.ts';
import { explanationTogether, pointsTogether, ReviewCard, ReviewLead } from './ReviewCard.tsx';
import classes from './reviewing.module.css';

export interface ReviewFrameProps extends Pick<
  ReviewProps<CommonContent, CommonKey, unknown>,
  'content' | 'answerKey' | 'media' | 'firstNumber'
> {
  /** The number of the last item. */
  last: number;
  /** Pictures and recordings above the cards, unless a common stimulus contains them. */
  lead?: ReactNode;
  children: ReactNode;
}

export function ReviewFrame({ content, answerKey, media, firstNumber, last, lead, children }: ReviewFrameProps) {
  return (
    <div className={classes.items}>
      <ReviewLead
        answerKey={answerKey}
        stimulus={
          hasCommonStimulus(content) && <StimulusView content={content} media={media} first={firstNumber} last={last} />
        }
      >
        <Instructions content={content} media={media} />
        {lead}
      </ReviewLead>
      {children}
    </div>
  );
}

export interface JointCardProps extends Pick<
  ReviewProps<unknown, CommonKey, unknown>,
  'answerKey' | 'media' | 'firstNumber' | 'results' | 'points' | 'facts'
> {
  items: readonly string[];
  last: number;
  /** The number of an item, if the numbers are not consecutive. */
  numberOf?: (item: string) => number | undefined;
  /** The item of the card; undefined if each place inside has the name of its own item. */
  item: string | undefined;
  children: ReactNode;
}

/** One card for all items: it adds up their points and lists their explanations. */
export function JointCard({
  items,
  numberOf,
  answerKey,
  media,
  firstNumber,
  points,
  children,
  ...card
}: JointCardProps) {
  return (
    <ReviewCard
      {...card}
      number={firstNumber}
      points={pointsTogether(points, items)}
      explanation={explanationTogether(
        answerKey,
        items,
        (item, at) => (numberOf === undefined ? firstNumber + at : numberOf(item)),
        media,
      )}
    >
      {children}
    </ReviewCard>
  );
}
