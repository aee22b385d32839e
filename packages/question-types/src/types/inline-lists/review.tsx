/** The review of lists inside the text: the chosen option, struck through where wrong, beside the right one. */
import type { ComponentType } from 'react';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReviewProps } from '../../schema/core.react.ts';
import { useItemName } from '../../playing/item-names.tsx';
import { Pictures, hasCommonStimulus } from '../../playing/Stimulus.tsx';
import { ownEntry } from '../../schema/records.ts';
import { RichText } from '../../rich-text/RichText.tsx';
import { useMessages } from '../../messages.tsx';
import { optionsOf, shuffledList } from './answered.ts';
import type {
  InlineListsCode,
  InlineListsContent,
  InlineListsKey,
  InlineListsResponse,
  ListOption,
} from './definition.ts';
import { ExampleGap, Frame, SharedList, gapNumbers, letterOf } from './lists.tsx';
import { lastGap } from './player.tsx';
import classes from './inline-lists.module.css';
import { JointCard, ReviewFrame } from '../../reviewing/ReviewFrame.tsx';

type Props = ReviewProps<InlineListsContent, InlineListsKey, InlineListsResponse>;

interface Choice {
  option: ListOption;
  /** The letter of the option in a shared list; undefined for a gap with its own list. */
  letter: string | undefined;
}

function Words({ choice }: { choice: Choice }) {
  return (
    <>
      {choice.letter !== undefined && <b>{choice.letter} </b>}
      <RichText inline text={choice.option.text} />
    </>
  );
}

/** One gap: the learner's choice, whether it is right, and, once the key is released, the right option. */
function MarkedGap({
  number,
  picked,
  right,
  told,
  item,
  author,
}: {
  number: number;
  picked: Choice | undefined;
  right: readonly Choice[] | null;
  /** Whether the choice is right; null while this may not be shown. */
  told: boolean | null;
  item: string;
  author: boolean;
}) {
  const itemName = useItemName();
  const t = useMessages('qt');
  const isRight =
    right === null ? told : picked !== undefined && right.some(({ option }) => option.id === picked.option.id);
  return (
    <span className={classes.marked} data-item={itemName(item)}>
      <span className={classes.markedNumber}>{number}</span>
      {picked === undefined ? (
        !author && <span className={classes.none}>{t('review.nothing')}</span>
      ) : isRight === null ? (
        <span className={classes.mine}>
          <Words choice={picked} />
        </span>
      ) : isRight ? (
        <span className={classes.right} data-state="right">
          <IconCheck className={classes.tick} size={18} stroke={2} role="img" aria-label={t('review.state.right')} />{' '}
          <Words choice={picked} />
        </span>
      ) : (
        <del className={classes.wrong} data-state="wrong">
          <IconX className={classes.tick} size={18} stroke={2} role="img" aria-label={t('review.state.wrong')} />{' '}
          <Words choice={picked} />
        </del>
      )}
      {right !== null && !isRight && (
        <>
          {' '}
          <ins className={classes.right} data-state="right">
            <span className="visually-hidden">{t('review.answer')}: </span>
            {right.map((choice, at) => (
              <span key={choice.option.id}>
                {at > 0 && ' / '}
                <Words choice={choice} />
              </span>
            ))}
          </ins>
        </>
      )}
    </span>
  );
}

function Review(props: Props) {
  const { content, answerKey, response, results, media, firstNumber, shuffleSeed } = props;
  const numbers = gapNumbers(content, firstNumber);
  const items = [...numbers.keys()];
  const last = lastGap(content, firstNumber);
  const stimulus = hasCommonStimulus(content);
  const shared = content.list === undefined ? undefined : shuffledList(content.list, shuffleSeed, 'list');
  const gap = (id: string) => {
    const found = content.gaps.find((candidate) => candidate.id === id);
    if (found === undefined) return null;
    const options = optionsOf(content, found);
    const number = numbers.get(id);
    if (number === undefined)
      return <ExampleGap text={options.find((option) => option.id === found.example)?.text ?? ''} />;
    const choices = options.map((option): Choice => ({
      option,
      letter: shared === undefined ? undefined : letterOf(shared.indexOf(option)),
    }));
    const picked = ownEntry(response, id)?.[0];
    const correct = ownEntry(answerKey?.correct, id) ?? [];
    return (
      <MarkedGap
        item={id}
        number={number}
        author={props.audience === 'author'}
        picked={choices.find(({ option }) => option.id === picked)}
        told={results.length === 0 ? null : results.some((result) => result.item === id && result.state === 'right')}
        right={answerKey === null ? null : choices.filter(({ option }) => correct.includes(option.id))}
      />
    );
  };
  return (
    <ReviewFrame {...props} last={last}>
      {!stimulus && <Pictures images={content.images} media={media} />}
      <JointCard {...props} items={items} item={undefined} last={last} numberOf={(id) => numbers.get(id)}>
        {shared !== undefined && <SharedList options={shared} />}
        <Frame content={content} gap={gap} className={classes.reviewText} />
      </JointCard>
    </ReviewFrame>
  );
}

/** Both codes have the same review, because the options of a gap are part of the content. */
export const review = (_: InlineListsCode): ComponentType<Props> => Review;
