/** The review of letters in slots and chips in gaps. */
import type { ComponentType, ReactNode } from 'react';
import type { ReviewProps } from '../../schema/core.react.ts';
import { filledBoxes, readBoxes } from '../../schema/letters.ts';
import { plainTextOf } from '../../markup/index.ts';
import { useItemName } from '../../playing/item-names.tsx';
import { Picture } from '../../playing/Picture.tsx';
import { Pictures } from '../../playing/Stimulus.tsx';
import { ownEntry } from '../../schema/records.ts';
import playing from '../../playing/playing.module.css';
import { Accepted, MarkedPlace, Mine } from '../../reviewing/Marked.tsx';
import { explanationOf, ReviewCard, useAnswerLabels } from '../../reviewing/ReviewCard.tsx';
import { RichText } from '../../rich-text/RichText.tsx';
import { useMessages } from '../../messages.tsx';
import type { TilesCode } from './codes.ts';
import type {
  ChipsContent,
  ChipsKey,
  ChipsResponse,
  LettersContent,
  LettersKey,
  LettersResponse,
  TilesContent,
  TilesKey,
  TilesResponse,
} from './definition.ts';
import classes from './tiles.module.css';
import { JointCard, ReviewFrame } from '../../reviewing/ReviewFrame.tsx';

function LettersReview(props: ReviewProps<LettersContent, LettersKey, LettersResponse>) {
  const t = useMessages('qt');
  const tFamily = useMessages('qt-tiles');
  const mine = useAnswerLabels(props.audience);
  const { content, answerKey, response, results, media, firstNumber, points } = props;
  const keyOnly = props.audience === 'author' && response === null;
  return (
    <ReviewFrame
      {...props}
      last={firstNumber + content.words.length - 1}
      lead={<Pictures images={content.images} media={media} />}
    >
      {content.words.map((word, at) => {
        const row = readBoxes(word.slots, ownEntry(response, word.id) ?? '');
        const result = results.find((one) => one.item === word.id);
        const isRight = result?.state === 'right';
        const accepted = ownEntry(answerKey?.words, word.id) ?? [];
        const why = explanationOf(
          [
            ownEntry(answerKey?.itemExplanations, word.id),
            at === content.words.length - 1 ? answerKey?.explanation : undefined,
          ],
          at === content.words.length - 1 ? answerKey?.explanationImages : undefined,
          media,
        );
        return (
          <ReviewCard
            key={word.id}
            item={word.id}
            number={firstNumber + at}
            results={result === undefined ? undefined : [result]}
            points={points?.[word.id]}
            facts={at === 0 ? props.facts : undefined}
            explanation={why}
          >
            {word.clue !== '' && <RichText text={word.clue} className={playing.stem} />}
            {word.image !== undefined && (
              <div className={classes.picture}>
                <Picture image={word.image} port={media} />
              </div>
            )}
            <dl className={classes.answers}>
              {!keyOnly && (
                <>
                  <dt>{mine.arranged}</dt>
                  <dd>
                    <Mine isRight={results.length === 0 ? null : isRight}>
                      {filledBoxes(word.slots, row) === 0
                        ? null
                        : row.map((letter, index) =>
                            letter === '' ? (
                              <span key={index} role="img" aria-label={tFamily('review.emptySlot')}>
                                _
                              </span>
                            ) : (
                              letter
                            ),
                          )}
                    </Mine>
                  </dd>
                </>
              )}
              {answerKey !== null && !isRight && (
                <>
                  <dt>{t('review.answer')}</dt>
                  <dd>
                    <Accepted accepted={accepted} />
                  </dd>
                </>
              )}
            </dl>
          </ReviewCard>
        );
      })}
    </ReviewFrame>
  );
}

function ChipsReview(props: ReviewProps<ChipsContent, ChipsKey, ChipsResponse>) {
  const { content, answerKey, response, results, media, firstNumber } = props;
  const keyOnly = props.audience === 'author' && response === null;
  const items = content.gaps.map((gap) => gap.id);
  const last = firstNumber + items.length - 1;
  const itemName = useItemName();
  const words = (id: string | undefined): string =>
    plainTextOf(content.chips.find((chip) => chip.id === id)?.text ?? '');
  const gap = (id: string): ReactNode => {
    const at = items.indexOf(id);
    if (at < 0) return null;
    const placed = ownEntry(response, id)?.[0];
    const isRight = results.some((result) => result.item === id && result.state === 'right');
    return (
      <MarkedPlace item={itemName(id)} number={firstNumber + at}>
        {!keyOnly && (
          <Mine isRight={results.length === 0 ? null : isRight}>{placed === undefined ? null : words(placed)}</Mine>
        )}
        {answerKey !== null && !isRight && <Accepted accepted={(ownEntry(answerKey.fills, id) ?? []).map(words)} />}
      </MarkedPlace>
    );
  };
  return (
    <ReviewFrame {...props} last={last} lead={<Pictures images={content.images} media={media} />}>
      <JointCard {...props} items={items} item={undefined} last={last}>
        <RichText text={content.text} gap={gap} className={classes.marked} />
      </JointCard>
    </ReviewFrame>
  );
}

const reviews = { DD1: LettersReview, DD2: ChipsReview };

/** The review of one code. */
export const review = (code: TilesCode): ComponentType<ReviewProps<TilesContent, TilesKey, TilesResponse>> =>
  reviews[code] as unknown as ComponentType<ReviewProps<TilesContent, TilesKey, TilesResponse>>;
