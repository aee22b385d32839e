/** The review of the choice family: the learner's answer, the right one, the explanation. */
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import type { ReviewProps } from '../../schema/core.react.ts';
import { Instructions, Pictures, Recordings, StimulusView } from '../../playing/Stimulus.tsx';
import { explanationOf, ReviewCard, ReviewLead, Transcripts, useAnswerLabels } from '../../reviewing/ReviewCard.tsx';
import reviewing from '../../reviewing/reviewing.module.css';
import { useMessages } from '../../messages.tsx';
import type { ChoiceCode, ChoiceContent, ChoiceItem, ChoiceKey, ChoiceOption, ChoiceResponse } from './definition.ts';
import { ownEntry } from '../../schema/records.ts';
import { Options, isTrueFalse } from './options.tsx';
import type { Verdict } from './options.tsx';
import { GapChip, Stem, choiceHasStimulus, clusterItem, lastNumber, shownOptions } from './player.tsx';
import { StatementRow, TickRow, useFixedLabels } from './statements.tsx';
import classes from './choice.module.css';

type Props = ReviewProps<ChoiceContent, ChoiceKey, ChoiceResponse>;

const correctOf = (answerKey: ChoiceKey | null, item: ChoiceItem): readonly string[] =>
  ownEntry(answerKey?.correct, item.id) ?? [];

/** The remark under a statement that was not judged right. */
function StatementVerdict({
  code,
  item,
  picked,
  correct,
  mine,
  blank,
}: {
  code: ChoiceCode;
  item: ChoiceItem;
  picked: string | undefined;
  correct: readonly string[];
  mine: string;
  blank: string;
}) {
  const t = useMessages('qt');
  const tFamily = useMessages('qt-choice');
  const fixed = useFixedLabels();
  const words = (id: string): string =>
    code !== 'TF4' ? fixed(id) : id === 't' ? tFamily('ticks.t') : tFamily('ticks.f');
  const right = item.options
    .map(({ id }) => id)
    .filter((id) => correct.includes(id))
    .map(words)
    .join(', ');
  if (picked !== undefined && correct.includes(picked)) {
    return (
      <span data-state="right">
        <IconCheck size={18} stroke={2} aria-hidden="true" /> {t('review.state.right')}
      </span>
    );
  }
  return (
    <>
      {picked === undefined ? (
        <span>{blank}</span>
      ) : (
        <span data-state="wrong">
          <IconX size={18} stroke={2} aria-hidden="true" /> {mine}: {words(picked)}
        </span>
      )}
      <span data-state="right">
        <IconCheck size={18} stroke={2} aria-hidden="true" /> {t('review.rightAnswer')}: {right}
      </span>
    </>
  );
}

/** A statement with the learner's judgement, and the right one once the key is known. */
function Statement({
  code,
  item,
  label,
  letter,
  picked,
  answerKey,
  audience,
  media,
}: Pick<Props, 'answerKey' | 'audience' | 'media'> & {
  code: ChoiceCode;
  item: ChoiceItem;
  label: string;
  letter?: string;
  picked: string | undefined;
}) {
  const mine = useAnswerLabels(audience);
  const correct = correctOf(answerKey, item);
  const marked =
    answerKey === null
      ? {}
      : {
          stateOf: (option: string) =>
            correct.includes(option) ? ('right' as const) : picked === option ? ('wrong' as const) : undefined,
          verdict: (
            <StatementVerdict
              code={code}
              item={item}
              picked={picked}
              correct={correct}
              mine={mine.picked}
              blank={mine.blank}
            />
          ),
        };
  return code === 'TF4' ? (
    <TickRow item={item} label={label} picked={picked} media={media} {...marked} />
  ) : (
    <StatementRow item={item} label={label} {...(letter === undefined ? {} : { letter })} picked={picked} {...marked} />
  );
}

/** The question and options of an item with the learner's choice, and the right one once the key is known. */
function OptionsReview({
  code,
  item,
  number,
  ...props
}: Props & { code: ChoiceCode; item: ChoiceItem; number: number }) {
  const t = useMessages('qt');
  const { answerKey, response, media, shuffleSeed, audience } = props;
  const mine = useAnswerLabels(audience);
  const picked = ownEntry(response, item.id) ?? [];
  const verdictOf = (option: ChoiceOption): Verdict => {
    const chosen = picked.includes(option.id);
    if (answerKey === null) return { state: undefined, tag: chosen ? mine.picked : undefined };
    if (correctOf(answerKey, item).includes(option.id))
      return {
        state: 'right',
        tag: chosen ? t('review.rightAndMine', { mine: mine.picked }) : t('review.rightAnswer'),
      };
    return chosen ? { state: 'wrong', tag: mine.picked } : { state: undefined, tag: undefined };
  };
  return (
    <>
      <Stem item={item} media={media} />
      <Options
        code={code}
        item={item}
        options={shownOptions(code, item, shuffleSeed)}
        layout="list"
        picked={picked}
        label={t('player.optionsOf', { number })}
        media={media}
        verdictOf={verdictOf}
        spokenOf={(option) => ownEntry(ownEntry(answerKey?.spoken, item.id), option.id)}
      />
      {picked.length === 0 && mine.blank !== '' && <p className={reviewing.blank}>{mine.blank}</p>}
    </>
  );
}

/** The four statements of a cluster, which are one item. */
function ClusterCard({ inCard, ...props }: Props & { inCard: ReactNode }) {
  const t = useMessages('qt-choice');
  const { content, answerKey, response, results, media, firstNumber, points } = props;
  const explanations = [
    ...content.items.map((item, index) => {
      const text = ownEntry(answerKey?.itemExplanations, item.id);
      return text === undefined || text === '' ? undefined : `${'abcd'[index]}) ${text}`;
    }),
    answerKey?.explanation,
  ];
  return (
    <ReviewCard
      item={clusterItem}
      number={firstNumber}
      results={results.filter((result) => result.item === clusterItem)}
      points={points?.[clusterItem]}
      facts={props.facts}
      explanation={explanationOf(explanations, answerKey?.explanationImages, media)}
    >
      {!choiceHasStimulus('TF5', content) && <Instructions lead content={content} media={media} />}
      {inCard}
      <div className={classes.rows}>
        {content.items.map((item, index) => {
          const letter = 'abcd'[index];
          return (
            <Statement
              key={item.id}
              {...props}
              code="TF5"
              item={item}
              label={t('player.statement', { number: firstNumber, letter: letter ?? '' })}
              {...(letter === undefined ? {} : { letter })}
              picked={ownEntry(response, item.id)?.[0]}
            />
          );
        })}
      </div>
    </ReviewCard>
  );
}

function Review({ code, ...props }: Props & { code: ChoiceCode }) {
  const t = useMessages('qt');
  const { content, answerKey, response, results, media, firstNumber, points } = props;
  const last = lastNumber(code, content, firstNumber);
  const single = firstNumber === last;
  const stimulus = choiceHasStimulus(code, content);
  const resultsOf = (item: string) => results.filter((result) => result.item === item);
  const gap = (id: string): ReactNode => {
    const index = content.items.findIndex((item) => item.id === id);
    return index === -1 ? null : <GapChip number={firstNumber + index} />;
  };
  const explanation = (item: ChoiceItem, at: number): ReactNode =>
    explanationOf(
      [
        ownEntry(answerKey?.itemExplanations, item.id),
        at === content.items.length - 1 ? answerKey?.explanation : undefined,
      ],
      at === content.items.length - 1 ? answerKey?.explanationImages : undefined,
      media,
    );

  const shared = (
    <ReviewLead
      answerKey={answerKey}
      stimulus={
        stimulus && (
          <StimulusView
            content={content}
            media={media}
            first={firstNumber}
            last={last}
            {...(code === 'MC10' ? { gap } : {})}
          />
        )
      }
    >
      {code !== 'TF5' && <Instructions content={content} media={media} />}
    </ReviewLead>
  );
  const inCard = !stimulus && single && (
    <>
      <Recordings content={content} media={media} first={firstNumber} last={last} />
      <Pictures images={content.images} media={media} />
      <Transcripts answerKey={answerKey} />
    </>
  );

  if (code === 'TF5')
    return (
      <div className={reviewing.items}>
        {shared}
        <ClusterCard {...props} inCard={inCard} />
      </div>
    );

  return (
    <div className={reviewing.items}>
      {shared}
      {!stimulus && !single && <Pictures images={content.images} media={media} />}
      {content.items.map((item, index) => {
        const number = firstNumber + index;
        return (
          <ReviewCard
            key={item.id}
            item={item.id}
            number={number}
            results={resultsOf(item.id)}
            points={points?.[item.id]}
            facts={index === 0 ? props.facts : undefined}
            explanation={explanation(item, index)}
          >
            {inCard}
            {isTrueFalse(code) ? (
              <Statement
                {...props}
                code={code}
                item={item}
                label={t('player.item', { number })}
                picked={ownEntry(response, item.id)?.[0]}
              />
            ) : (
              <OptionsReview {...props} code={code} item={item} number={number} />
            )}
          </ReviewCard>
        );
      })}
    </div>
  );
}

/** The review of one code. */
export const review =
  (code: ChoiceCode): ComponentType<Props> =>
  (props) => <Review code={code} {...props} />;
