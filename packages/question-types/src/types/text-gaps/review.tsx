/** Looking back at the gap family: what was written, struck through where wrong, beside what is right. */
import type { ComponentType, ReactNode } from 'react';
import { IconCheck } from '@tabler/icons-react';
import type { ReviewProps } from '../../core.react.ts';
import { useItemName } from '../../playing/item-names.tsx';
import { Instructions, Pictures, Recordings, StimulusView, hasCommonStimulus } from '../../playing/Stimulus.tsx';
import { ownOf } from '../../playing/own.tsx';
import playing from '../../playing/playing.module.css';
import { ReviewCard, Transcripts, explanationOf, useMineWords } from '../../reviewing/ReviewCard.tsx';
import reviewing from '../../reviewing/reviewing.module.css';
import { RichText } from '../../rich-text/RichText.tsx';
import { useWords } from '../../words.tsx';
import type { TextGapsCode, TextGapsContent, TextGapsKey, TextGapsResponse } from './definition.ts';
import { Cue, ExampleGap, GappedText, gapNumbers } from './gaps.tsx';
import classes from './text-gaps.module.css';

type Props = ReviewProps<TextGapsContent, TextGapsKey, TextGapsResponse>;

interface Marked {
  written: string;
  isRight: boolean;
  /** Null before the key is released. */
  accepted: readonly string[] | null;
}

/** What the learner wrote in a gap. */
function Written({ written, isRight, accepted }: Marked) {
  const t = useWords('qt');
  if (written.trim() === '') return <span className={classes.none}>{t('review.nothing')}</span>;
  if (accepted === null) return <span className={classes.mine}>{written}</span>;
  if (!isRight) {
    return (
      <del className={classes.wrong}>
        <span className="visually-hidden">{t('review.state.wrong')}: </span>
        {written}
      </del>
    );
  }
  return (
    <span className={classes.right}>
      <IconCheck className={classes.tick} size={18} stroke={2} aria-label={t('review.state.right')} /> {written}
    </span>
  );
}

/** The answers that the key accepts, the first one foremost. */
function Accepted({ accepted }: { accepted: readonly string[] }) {
  const t = useWords('qt');
  const [first = '', ...others] = accepted;
  return (
    <ins className={classes.right} style={{ textDecoration: 'none' }} title={others.length === 0 ? undefined : t('review.alsoRight', { answers: others.join('; ') })}>
      <span className="visually-hidden">{t('review.answer')}: </span>
      {first}
      {others.length > 0 && <small> / {others.slice(0, 3).join(' / ')}</small>}
    </ins>
  );
}

function Review({ code, ...props }: Props & { code: TextGapsCode }) {
  const itemName = useItemName();
  const t = useWords('qt');
  const mine = useMineWords(props.audience);
  const { content, answerKey, response, results, media, firstNumber, points } = props;
  const numbers = gapNumbers(content, firstNumber);
  const items = [...numbers.keys()];
  const last = Math.max(firstNumber, firstNumber + numbers.size - 1);
  const single = firstNumber === last;
  const stimulus = hasCommonStimulus(content);
  const unit = content.numeric?.unit ?? '';

  const markedOf = (id: string): Marked => ({
    written: ownOf(response, id) ?? '',
    isRight: results.some((result) => result.item === id && result.state === 'right'),
    accepted: answerKey === null ? null : (ownOf(answerKey.gaps, id)?.accepted ?? []),
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
  const written = around((marked) => <Written {...marked} />);
  const right = around(({ accepted }) => <Accepted accepted={accepted ?? []} />);
  const both = around((marked, id) => (
    <span className={classes.marked} data-item={itemName(id)}>
      <span className={classes.markedNumber}>{numbers.get(id)}</span>
      <Written {...marked} />
      {marked.accepted !== null && !marked.isRight && <Accepted accepted={marked.accepted} />}
    </span>
  ));

  const first = items[0] ?? '';
  const only = markedOf(first);
  const showRight = only.accepted !== null && !only.isRight;
  const sentence = single && content.table === undefined && content.numeric === undefined && content.text !== '';
  const why = explanationOf([
    ...items.map((id) => {
      const text = ownOf(answerKey?.itemExplanations, id);
      return text === undefined || text === '' ? undefined : single ? text : `%b%${numbers.get(id)}.%b% ${text}`;
    }),
    answerKey?.explanation,
  ]);
  const total = items.every((id) => points?.[id] !== undefined) ? items.reduce((sum, id) => sum + (points?.[id] ?? 0), 0) : undefined;

  return (
    <div className={reviewing.items}>
      {stimulus ? (
        <details className={reviewing.stimulus}>
          <summary>{t('review.showStimulus')}</summary>
          <StimulusView content={content} media={media} first={firstNumber} last={last} />
          <Transcripts answerKey={answerKey} />
        </details>
      ) : (
        <Instructions content={content} media={media} />
      )}
      <ReviewCard item={single ? first : undefined} number={firstNumber} last={last} results={answerKey === null ? undefined : results} points={total} facts={props.facts} explanation={why}>
        {!stimulus && <Recordings content={content} media={media} first={firstNumber} last={last} />}
        {code === 'FB8' && content.text !== '' && <RichText text={content.text} className={playing.stem} />}
        {!stimulus && <Pictures images={content.images} media={media} />}
        {code === 'FB8' || sentence ? (
          <dl className={classes.lines}>
            <dt>{mine.wrote}</dt>
            <dd>{code === 'FB8' ? <><Written {...only} /> {only.written !== '' && unit}</> : <RichText inline text={content.text} gap={written} />}</dd>
            {showRight && (
              <>
                <dt>{t('review.answer')}</dt>
                <dd>{code === 'FB8' ? <><Accepted accepted={only.accepted ?? []} /> {unit}</> : <RichText inline text={content.text} gap={right} />}</dd>
              </>
            )}
          </dl>
        ) : (
          <div className={classes.markedText}>
            <GappedText content={content} gap={both} tight />
          </div>
        )}
      </ReviewCard>
    </div>
  );
}

const reviews = new Map<TextGapsCode, ComponentType<Props>>();

/** The review of one code; the same component every time. */
export function review(code: TextGapsCode): ComponentType<Props> {
  const known = reviews.get(code);
  if (known !== undefined) return known;
  const made: ComponentType<Props> = (props) => <Review code={code} {...props} />;
  reviews.set(code, made);
  return made;
}
