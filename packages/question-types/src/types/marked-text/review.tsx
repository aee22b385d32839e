/** The review of marked texts: the chosen parts, the right ones, and the missed ones. */
import type { ComponentType } from 'react';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReviewProps } from '../../schema/core.react.ts';
import { Pictures, hasCommonStimulus } from '../../playing/Stimulus.tsx';
import { ownEntry } from '../../schema/records.ts';
import { explanationOf, ReviewCard, useAnswerLabels } from '../../reviewing/ReviewCard.tsx';
import reviewing from '../../reviewing/reviewing.module.css';
import { RichText } from '../../rich-text/RichText.tsx';
import { useMessages } from '../../messages.tsx';
import type { MarkedTextCode, MarkedTextContent, MarkedTextKey, MarkedTextResponse } from './definition.ts';
import { LetteredParts, PressedWords, letterOf } from './parts.tsx';
import classes from './marked-text.module.css';
import { ReviewFrame } from '../../reviewing/ReviewFrame.tsx';

type Props = ReviewProps<MarkedTextContent, MarkedTextKey, MarkedTextResponse>;

/** MC8: the chosen part and the right one with their letters, and the correction. */
function ErrorLines({
  content,
  picked,
  answerKey,
  mine,
}: {
  content: MarkedTextContent;
  picked: readonly string[];
  answerKey: MarkedTextKey | null;
  mine: string;
}) {
  const t = useMessages('qt');
  const tFamily = useMessages('qt-marked-text');
  const correct = ownEntry(answerKey?.correct, content.item.id) ?? [];
  const named = (ids: readonly string[]) =>
    content.parts
      .map((part, index) => ({ part, letter: letterOf(index) }))
      .filter(({ part }) => ids.includes(part.id))
      .map(({ part, letter }) => (
        <span key={part.id}>
          <b>{letter}</b> <RichText inline text={part.text} />
        </span>
      ));
  const wrong = answerKey !== null && picked.some((id) => !correct.includes(id));
  return (
    <dl className={classes.lines}>
      {picked.length > 0 && (
        <>
          <dt>{mine}</dt>
          <dd data-state={answerKey === null ? undefined : wrong ? 'wrong' : 'right'}>
            {answerKey !== null &&
              (wrong ? (
                <IconX size={18} stroke={2} aria-hidden="true" />
              ) : (
                <IconCheck size={18} stroke={2} aria-hidden="true" />
              ))}{' '}
            {named(picked)}
          </dd>
        </>
      )}
      {answerKey !== null && (
        <>
          <dt>{t('review.rightAnswer')}</dt>
          <dd data-state="right">{named(correct)}</dd>
          {answerKey.correction !== undefined && answerKey.correction !== '' && (
            <>
              <dt>{tFamily('review.correction')}</dt>
              <dd>
                <RichText inline text={answerKey.correction} />
              </dd>
            </>
          )}
        </>
      )}
    </dl>
  );
}

/** MR3: a legend of the word styles, and the right words in one line. */
function WordLegend({
  content,
  correct,
  audience,
}: {
  content: MarkedTextContent;
  correct: readonly string[];
  audience: Props['audience'];
}) {
  const t = useMessages('qt');
  const tFamily = useMessages('qt-marked-text');
  const right = content.parts
    .filter((part) => correct.includes(part.id))
    .map((part) => part.text)
    .join(', ');
  return (
    <>
      {audience !== 'author' && (
        <ul className={classes.legend}>
          <li>
            <span className={classes.still} data-state="right">
              <IconCheck size={16} stroke={2.5} aria-hidden="true" />
            </span>{' '}
            {tFamily('review.legendRight')}
          </li>
          <li>
            <span className={classes.still} data-state="wrong">
              <IconX size={16} stroke={2.5} aria-hidden="true" />
            </span>{' '}
            {tFamily('review.legendWrong')}
          </li>
          <li>
            <span className={classes.still} data-state="missed">
              …
            </span>{' '}
            {tFamily(audience === 'teacher' ? 'review.legendMissedTeacher' : 'review.legendMissed')}
          </li>
        </ul>
      )}
      <dl className={classes.lines}>
        <dt>{t('review.rightAnswer')}</dt>
        <dd data-state="right">
          <RichText inline text={right} />
        </dd>
      </dl>
    </>
  );
}

function Review({ code, ...props }: Props & { code: MarkedTextCode }) {
  const mine = useAnswerLabels(props.audience);
  const { content, answerKey, response, results, media, firstNumber, points } = props;
  const { id } = content.item;
  const stimulus = hasCommonStimulus(content);
  const picked = ownEntry(response, id) ?? [];
  const correct = ownEntry(answerKey?.correct, id) ?? [];
  const unpicked = code === 'MC8' || picked.length === 0 ? 'right' : 'missed';
  const stateOf =
    answerKey === null
      ? undefined
      : (part: string) =>
          correct.includes(part)
            ? picked.includes(part)
              ? ('right' as const)
              : (unpicked as 'right' | 'missed')
            : picked.includes(part)
              ? ('wrong' as const)
              : undefined;
  const Parts = code === 'MC8' ? LetteredParts : PressedWords;
  return (
    <ReviewFrame {...props} last={firstNumber}>
      <ReviewCard
        item={id}
        number={firstNumber}
        results={results}
        points={points?.[id]}
        facts={props.facts}
        explanation={explanationOf(
          [ownEntry(answerKey?.itemExplanations, id), answerKey?.explanation],
          answerKey?.explanationImages,
          media,
        )}
      >
        {!stimulus && <Pictures images={content.images} media={media} />}
        <Parts content={content} picked={picked} number={firstNumber} stateOf={stateOf} />
        {code === 'MC8' ? (
          <ErrorLines content={content} picked={picked} answerKey={answerKey} mine={mine.picked} />
        ) : (
          answerKey !== null && <WordLegend content={content} correct={correct} audience={props.audience} />
        )}
        {picked.length === 0 && mine.blank !== '' && <p className={reviewing.blank}>{mine.blank}</p>}
      </ReviewCard>
    </ReviewFrame>
  );
}

/** The review of one code. */
export const review =
  (code: MarkedTextCode): ComponentType<Props> =>
  (props) => <Review code={code} {...props} />;
