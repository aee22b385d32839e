/** The review of the gap family: the learner's entries, struck through where wrong, beside the right ones. */
import type { ComponentType, ReactNode } from 'react';
import type { ReviewProps } from '../../schema/core.react.ts';
import { useItemName } from '../../playing/item-names.tsx';
import { Pictures, Recordings, hasCommonStimulus } from '../../playing/Stimulus.tsx';
import { ownEntry } from '../../schema/records.ts';
import playing from '../../playing/playing.module.css';
import { Accepted, MarkedPlace, Mine } from '../../reviewing/Marked.tsx';
import { useAnswerLabels } from '../../reviewing/ReviewCard.tsx';
import { RichText } from '../../rich-text/RichText.tsx';
import { useMessages } from '../../messages.tsx';
import type { TextGapsCode, TextGapsContent, TextGapsKey, TextGapsResponse } from './definition.ts';
import { groupOf } from './typed-answers/any-order.ts';
import { PictureGaps } from './PictureGaps.tsx';
import { isAsked } from './codes.ts';
import { readBoxes } from '../../schema/letters.ts';
import { Cue, ExampleGap, GappedText, gapNumbers } from './gaps.tsx';
import classes from './text-gaps.module.css';
import { JointCard, ReviewFrame } from '../../reviewing/ReviewFrame.tsx';

type Props = ReviewProps<TextGapsContent, TextGapsKey, TextGapsResponse>;

interface Marked {
  written: string;
  /** Null while right and wrong may not be shown. */
  isRight: boolean | null;
  /** Null before the key is released. */
  accepted: readonly string[] | null;
}

/** Interchangeable gaps each show all of their answers, because none belongs to a single gap. */
const acceptedAt = (key: TextGapsKey, id: string): readonly string[] => {
  const own = (gap: string) => ownEntry(key.gaps, gap)?.accepted ?? [];
  const group = groupOf(key, id);
  return group === undefined ? own(id) : group.flatMap((gap) => own(gap).slice(0, 1));
};

function Written({ written, isRight }: Marked) {
  return <Mine isRight={isRight}>{written.trim() === '' ? null : written}</Mine>;
}

function Review({ code, ...props }: Props & { code: TextGapsCode }) {
  const itemName = useItemName();
  const t = useMessages('qt');
  const mine = useAnswerLabels(props.audience);
  const { content, answerKey, response, results, media, firstNumber } = props;
  const numbers = gapNumbers(content, firstNumber);
  const items = [...numbers.keys()];
  const last = Math.max(firstNumber, firstNumber + numbers.size - 1);
  const single = firstNumber === last;
  const stimulus = hasCommonStimulus(content);
  const unit = content.numeric?.unit ?? '';

  /** An author only sees the key, because there is no answer. */
  const keyOnly = props.audience === 'author' && response === null;

  const written = (id: string): string => {
    const text = ownEntry(response, id) ?? '';
    const boxes = content.gaps.find((gap) => gap.id === id)?.boxes;
    return boxes === undefined || text === ''
      ? text
      : readBoxes(boxes, text)
          .map((letter) => letter || '_')
          .join('');
  };
  const markedOf = (id: string): Marked => ({
    written: written(id),
    isRight: results.length === 0 ? null : results.some((result) => result.item === id && result.state === 'right'),
    accepted: answerKey === null ? null : acceptedAt(answerKey, id),
  });
  const around = (show: (marked: Marked, id: string) => ReactNode) => (id: string) => {
    const definition = content.gaps.find((gap) => gap.id === id);
    if (definition === undefined) return null;
    if (!numbers.has(id)) return <ExampleGap text={definition.example ?? ''} />;
    return (
      <>
        {show(markedOf(id), id)}
        <Cue cue={definition.cue} />
      </>
    );
  };
  const mineIn = around((marked) => <Written {...marked} />);
  const right = around(({ accepted }) => <Accepted accepted={accepted ?? []} />);
  const both = around((marked, id) => (
    <MarkedPlace item={itemName(id)} number={numbers.get(id)}>
      {!keyOnly && <Written {...marked} />}
      {marked.accepted !== null && !marked.isRight && <Accepted accepted={marked.accepted} />}
    </MarkedPlace>
  ));

  const first = items[0] ?? '';
  const only = markedOf(first);
  const showRight = only.accepted !== null && !only.isRight;
  const sentence =
    single &&
    content.wordBox === undefined &&
    content.table === undefined &&
    content.numeric === undefined &&
    content.text !== '';

  return (
    <ReviewFrame {...props} last={last}>
      <JointCard
        {...props}
        items={items}
        item={single ? first : undefined}
        last={last}
        numberOf={(id) => numbers.get(id)}
      >
        {!stimulus && <Recordings content={content} media={media} first={firstNumber} last={last} />}
        {isAsked(code) && content.text !== '' && <RichText text={content.text} className={playing.stem} />}
        {!stimulus && <Pictures images={content.images} media={media} />}
        {isAsked(code) || sentence ? (
          <dl className={classes.lines}>
            {!keyOnly && (
              <>
                <dt>{mine.wrote}</dt>
                <dd>
                  {isAsked(code) ? (
                    <>
                      <Written {...only} /> {only.written !== '' && unit}
                    </>
                  ) : (
                    <RichText inline text={content.text} gap={mineIn} />
                  )}
                </dd>
              </>
            )}
            {showRight && (
              <>
                <dt>{t('review.answer')}</dt>
                <dd>
                  {isAsked(code) ? (
                    <>
                      <Accepted accepted={only.accepted ?? []} /> {unit}
                    </>
                  ) : (
                    <RichText inline text={content.text} gap={right} />
                  )}
                </dd>
              </>
            )}
          </dl>
        ) : (
          <div className={classes.markedText}>
            <GappedText content={content} gap={both} tight />
            {content.picture !== undefined && (
              <PictureGaps content={content} picture={content.picture} media={media} numbers={numbers} gap={both} />
            )}
          </div>
        )}
      </JointCard>
    </ReviewFrame>
  );
}

/** The review of one code. */
export const review =
  (code: TextGapsCode): ComponentType<Props> =>
  (props) => <Review code={code} {...props} />;
