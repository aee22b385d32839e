/** The review of a spoken answer: the recording, the teacher's scores and comment. */
import type { ComponentType } from 'react';
import type { ReviewProps } from '../../schema/core.react.ts';
import { MarkView, ModelAnswer } from '../../marking/MarkView.tsx';
import { Listen } from '../../playing/recording/Listen.tsx';
import { Pictures, Recordings } from '../../playing/Stimulus.tsx';
import { ownEntry } from '../../schema/records.ts';
import { explanationOf, ReviewCard, useAnswerLabels } from '../../reviewing/ReviewCard.tsx';
import reviewing from '../../reviewing/reviewing.module.css';
import { useMessages } from '../../messages.tsx';
import type { SpeakingCode, SpeakingContent, SpeakingKey, SpeakingResponse } from './definition.ts';
import { Task } from './task.tsx';
import classes from './speaking.module.css';
import { ReviewFrame } from '../../reviewing/ReviewFrame.tsx';

type Props = ReviewProps<SpeakingContent, SpeakingKey, SpeakingResponse>;

function Review({ code, ...props }: Props & { code: SpeakingCode }) {
  const tFamily = useMessages('qt-speaking');
  const mine = useAnswerLabels(props.audience);
  const { content, answerKey, response, results, media, firstNumber, points, marks, recordingUrl, audience } = props;
  const last = firstNumber + Math.max(0, content.items.length - 1);
  return (
    <ReviewFrame
      {...props}
      last={last}
      lead={
        <>
          <Recordings content={content} media={media} first={firstNumber} last={last} />
          <Pictures images={content.images} media={media} />
        </>
      }
    >
      {content.items.map((item, at) => {
        const answer = ownEntry(response, item.id);
        const result = results.find((one) => one.item === item.id);
        const number = firstNumber + at;
        return (
          <ReviewCard
            key={item.id}
            item={item.id}
            number={number}
            results={result === undefined ? undefined : [result]}
            points={points?.[item.id]}
            facts={at === 0 ? props.facts : undefined}
            explanation={explanationOf(
              [
                ownEntry(answerKey?.itemExplanations, item.id),
                at === content.items.length - 1 ? answerKey?.explanation : undefined,
              ],
              at === content.items.length - 1 ? answerKey?.explanationImages : undefined,
              media,
            )}
          >
            <Task code={code} item={item} />
            {answer === undefined ? (
              mine.blank !== '' && <p className={reviewing.blank}>{mine.blank}</p>
            ) : recordingUrl === undefined ? (
              <p className={classes.facts}>{tFamily('review.recorded', { seconds: Math.round(answer.seconds) })}</p>
            ) : (
              <Listen
                src={recordingUrl(answer.recording)}
                seconds={answer.seconds}
                label={tFamily('review.recording', { number })}
                withSpeed
              />
            )}
            {answerKey !== null && (
              <MarkView
                mark={ownEntry(marks, item.id)}
                rubric={answerKey.rubric}
                state={result?.state}
                audience={audience}
              />
            )}
          </ReviewCard>
        );
      })}
      <ModelAnswer model={answerKey?.model} />
    </ReviewFrame>
  );
}

/** The review of one code. */
export const review =
  (code: SpeakingCode): ComponentType<Props> =>
  (props) => <Review code={code} {...props} />;
