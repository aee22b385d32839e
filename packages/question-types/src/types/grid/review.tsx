/** The review of the grid family: the learner's column and the right one, row by row. */
import type { ComponentType } from 'react';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReviewProps } from '../../schema/core.react.ts';
import { Pictures, hasCommonStimulus } from '../../playing/Stimulus.tsx';
import { ownEntry } from '../../schema/records.ts';
import playing from '../../playing/playing.module.css';
import { useAnswerLabels } from '../../reviewing/ReviewCard.tsx';
import { RichText } from '../../rich-text/RichText.tsx';
import { useMessages } from '../../messages.tsx';
import type { GridCode, GridContent, GridKey, GridLine, GridResponse } from './definition.ts';
import { lastRow } from './player.tsx';
import { Rows, useColumnText } from './rows.tsx';
import { JointCard, ReviewFrame } from '../../reviewing/ReviewFrame.tsx';

type Props = ReviewProps<GridContent, GridKey, GridResponse>;

/** The remark under a row; `right` is null while right and wrong may be shown but not the key. */
function RowVerdict({
  picked,
  right,
  isRight,
  mine,
  blank,
}: {
  picked: GridLine | undefined;
  right: readonly GridLine[] | null;
  isRight: boolean;
  mine: string;
  blank: string;
}) {
  const t = useMessages('qt');
  const words = useColumnText();
  if (isRight) {
    return (
      <span data-state="right">
        <IconCheck size={18} stroke={2} aria-hidden="true" /> {t('review.state.right')}
      </span>
    );
  }
  return (
    <>
      {picked === undefined ? (
        blank !== '' && <span>{blank}</span>
      ) : (
        <span data-state="wrong">
          <IconX size={18} stroke={2} aria-hidden="true" /> {mine}: <RichText inline text={words(picked)} />
        </span>
      )}
      {right !== null && (
        <span data-state="right">
          <IconCheck size={18} stroke={2} aria-hidden="true" /> {t('review.rightAnswer')}:{' '}
          <RichText inline text={right.map(words).join(', ')} />
        </span>
      )}
    </>
  );
}

function Review({ code, ...props }: Props & { code: GridCode }) {
  const tFamily = useMessages('qt-grid');
  const mine = useAnswerLabels(props.audience);
  const { content, answerKey, response, results, media, firstNumber } = props;
  const { rows, columns } = content;
  const last = lastRow(content, firstNumber);
  const stimulus = hasCommonStimulus(content);
  const columnOf = (id: string | undefined): GridLine | undefined => columns.find((column) => column.id === id);
  return (
    <ReviewFrame {...props} last={last}>
      {!stimulus && <Pictures images={content.images} media={media} />}
      <JointCard
        {...props}
        items={rows.map(({ id }) => id)}
        item={rows.length === 1 ? rows[0]?.id : undefined}
        last={last}
        points={code === 'LS2' ? undefined : props.points}
      >
        {code === 'LS2' && <p className={playing.note}>{tFamily('player.unscored')}</p>}
        <Rows
          content={content}
          firstNumber={firstNumber}
          viewOf={({ id }) => {
            const picked = ownEntry(response, id)?.[0];
            const correct = ownEntry(answerKey?.correct, id) ?? [];
            if (code === 'LS2' || (answerKey === null && results.length === 0)) return { picked };
            const isRight =
              answerKey === null
                ? results.some((result) => result.item === id && result.state === 'right')
                : picked !== undefined && correct.includes(picked);
            return {
              picked,
              stateOf: (column) =>
                correct.includes(column) || (isRight && picked === column)
                  ? 'right'
                  : picked === column
                    ? 'wrong'
                    : undefined,
              verdict: (
                <RowVerdict
                  picked={columnOf(picked)}
                  right={answerKey === null ? null : columns.filter((column) => correct.includes(column.id))}
                  isRight={isRight}
                  mine={mine.picked}
                  blank={mine.blank}
                />
              ),
            };
          }}
        />
      </JointCard>
    </ReviewFrame>
  );
}

/** The review of one code. */
export const review =
  (code: GridCode): ComponentType<Props> =>
  (props) => <Review code={code} {...props} />;
