/** The review of a composite: each part in the review of its own type. */
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import type { ReviewProps } from '../../schema/core.react.ts';
import { ItemNames } from '../../playing/item-names.tsx';
import { ownEntry } from '../../schema/records.ts';
import { Instructions, Pictures, StimulusView, hasCommonStimulus } from '../../playing/Stimulus.tsx';
import type { Lazy } from '../../registry/lazily.tsx';
import { explanationOf, ReviewLead } from '../../reviewing/ReviewCard.tsx';
import type { CompositeContent, CompositeKey, CompositePart, CompositeResponse } from './definition.ts';
import { itemIdOf } from './item-ids.ts';
import { itemNamed, lastNumber, numberedParts, pointsOf, seedOf, useLoaded } from './pieces.tsx';
import classes from './composite.module.css';

export type PartReview = ComponentType<ReviewProps<object, object, Record<string, unknown>>>;
export type PartReviews = Readonly<Record<string, Lazy<PartReview>>>;

type Props = ReviewProps<CompositeContent, CompositeKey, CompositeResponse>;

interface PartProps {
  whole: Props;
  part: CompositePart;
  first: number;
}

function LoadedPart({ review, ...props }: PartProps & { review: Lazy<PartReview> }) {
  return <Part View={useLoaded(review)} {...props} />;
}

function Part({ View, whole, part, first }: PartProps & { View: PartReview }) {
  const { answerKey, results, response, audience, facts } = whole;
  const points = pointsOf(part, whole.points);
  const key = answerKey === null ? undefined : ownEntry(answerKey.parts, part.id);
  return (
    <ItemNames value={(item) => itemIdOf(part.id, item)}>
      <View
        content={part.content}
        media={whole.media}
        firstNumber={first}
        shuffleSeed={seedOf(part, whole.shuffleSeed)}
        response={ownEntry(response, part.id) ?? null}
        answerKey={key?.type === part.type ? key.key : null}
        results={results.flatMap((result) => {
          const item = itemNamed(part, result.item);
          return item === undefined ? [] : [{ ...result, item }];
        })}
        {...(points === undefined ? {} : { points })}
        {...(audience === undefined ? {} : { audience })}
        {...(facts === undefined || first !== whole.firstNumber ? {} : { facts })}
      />
    </ItemNames>
  );
}

function Review({ reviews, ...props }: Props & { reviews: PartReviews }) {
  const { content, media, firstNumber, answerKey } = props;
  const why = explanationOf([answerKey?.explanation], answerKey?.explanationImages, media);
  return (
    <div className={classes.parts}>
      <ReviewLead
        answerKey={answerKey}
        stimulus={
          hasCommonStimulus(content) && (
            <StimulusView content={content} media={media} first={firstNumber} last={lastNumber(content, firstNumber)} />
          )
        }
      >
        <Instructions content={content} media={media} />
        <Pictures images={content.images} media={media} />
      </ReviewLead>
      {numberedParts(content, firstNumber).map(({ part, first }) => {
        const review = ownEntry(reviews, part.type);
        return (
          <section key={part.id} data-part={part.id}>
            <Suspense>
              {review !== undefined && <LoadedPart whole={props} review={review} part={part} first={first} />}
            </Suspense>
          </section>
        );
      })}
      {why !== null && <div className={classes.why}>{why}</div>}
    </div>
  );
}

/** The review of a composite; the registry passes in the reviews of the parts. */
export const review =
  (reviews: PartReviews): ComponentType<Props> =>
  (props) => <Review reviews={reviews} {...props} />;
