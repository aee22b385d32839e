/** The review of a text: the learner's text with the teacher's notes, the scores, the sample answer. */
import type { ComponentType } from 'react';
import { useFormat } from '@vumon/i18n/react';
import type { ReviewProps } from '../../schema/core.react.ts';
import { countedWords } from '../../marking/count.ts';
import { MarkedText, MarkView, ModelAnswer } from '../../marking/MarkView.tsx';
import { Pictures, Recordings, hasCommonStimulus } from '../../playing/Stimulus.tsx';
import { ownEntry } from '../../schema/records.ts';
import playing from '../../playing/playing.module.css';
import { explanationOf, ReviewCard, useAnswerLabels } from '../../reviewing/ReviewCard.tsx';
import reviewing from '../../reviewing/reviewing.module.css';
import { RichText } from '../../rich-text/RichText.tsx';
import { useMessages } from '../../messages.tsx';
import { acceptedFor, modelFor } from './answers.ts';
import type { WritingCode, WritingContent, WritingItem, WritingKey, WritingResponse } from './definition.ts';
import { KeywordLine, PointList } from './task.tsx';
import classes from './writing.module.css';
import { ReviewFrame } from '../../reviewing/ReviewFrame.tsx';

type Props = ReviewProps<WritingContent, WritingKey, WritingResponse>;

/** No space before a full stop. */
const gapBefore = (after: string): string => (/^[.,;:!?]/.test(after) ? '' : ' ');
const around = ({ before, after }: WritingItem, text: string): string =>
  `${before === undefined ? '' : `${before} `}${text}${after === undefined ? '' : `${gapBefore(after)}${after}`}`;

function Review(props: Props) {
  const t = useMessages('qt');
  const tFamily = useMessages('qt-writing');
  const mine = useAnswerLabels(props.audience);
  const format = useFormat();
  const { content, answerKey, response, results, media, firstNumber, points, marks, audience } = props;
  const stimulus = hasCommonStimulus(content);
  const last = firstNumber + content.items.length - 1;
  return (
    <ReviewFrame {...props} last={last}>
      {content.items.map((item, at) => {
        const text = ownEntry(response, item.id) ?? '';
        const result = results.find((one) => one.item === item.id);
        const mark = ownEntry(marks, item.id);
        const accepted = answerKey === null ? [] : acceptedFor(content, answerKey, item);
        const model = answerKey === null ? undefined : modelFor(content, answerKey, item);
        const explanation = [ownEntry(answerKey?.itemExplanations, item.id), at === 0 ? answerKey?.explanation : ''];
        return (
          <ReviewCard
            key={item.id}
            item={item.id}
            number={firstNumber + at}
            results={result === undefined ? undefined : [result]}
            points={points?.[item.id]}
            facts={props.facts}
            explanation={explanationOf(explanation, at === 0 ? answerKey?.explanationImages : undefined, media)}
          >
            {item.prompt !== '' && <RichText text={item.prompt} className={playing.stem} />}
            {!stimulus && at === 0 && <Recordings content={content} media={media} first={firstNumber} last={last} />}
            {!stimulus && at === 0 && <Pictures images={content.images} media={media} />}
            <PointList points={item.points} />
            <KeywordLine keyword={item.keyword} />
            {text.trim() === '' ? (
              mine.blank !== '' && <p className={reviewing.blank}>{mine.blank}</p>
            ) : (
              <dl className={classes.lines}>
                <dt>
                  {mine.wrote} ({tFamily('player.words', { count: countedWords(text) })})
                </dt>
                <dd>
                  {item.before !== undefined && `${item.before} `}
                  <MarkedText text={text} mark={mark} inline={item.before !== undefined || item.after !== undefined} />
                  {item.after !== undefined && `${gapBefore(item.after)}${item.after}`}
                </dd>
              </dl>
            )}
            {answerKey !== null && (
              <MarkView
                mark={mark}
                rubric={answerKey.rubric ?? null}
                state={result?.state}
                text={text}
                audience={audience}
              />
            )}
            {accepted.length > 0 && (
              <dl className={classes.lines}>
                <dt>{t('review.answer')}</dt>
                {accepted.map((one) => (
                  <dd key={one}>{around(item, one)}</dd>
                ))}
              </dl>
            )}
            <ModelAnswer model={model} />
            {answerKey !== null && answerKey.matching !== undefined && accepted.length === 0 && model === undefined && (
              <p className={classes.facts}>{tFamily('review.byTeacher', { half: format.number(0.5, 1) })}</p>
            )}
          </ReviewCard>
        );
      })}
    </ReviewFrame>
  );
}

/** Both codes have the same review. */
export const review = (_: WritingCode): ComponentType<Props> => Review;
