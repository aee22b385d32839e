/** The review of the scene family: the learner's picture beside the right one, and each item as text. */
import type { ComponentType } from 'react';
import type { ReviewProps } from '../../schema/core.react.ts';
import { plainTextOf } from '../../markup/index.ts';
import { useItemName } from '../../playing/item-names.tsx';
import type { Placed } from '../../drag-and-drop/index.tsx';
import { ownEntry } from '../../schema/records.ts';
import { Pictures, Recordings, hasCommonStimulus } from '../../playing/Stimulus.tsx';
import { StateMark, useAnswerLabels } from '../../reviewing/ReviewCard.tsx';
import reviewing from '../../reviewing/reviewing.module.css';
import { useMessages } from '../../messages.tsx';
import { Board, nameOf } from './board.tsx';
import type { SceneCode, SceneContent, SceneKey, SceneResponse } from './definition.ts';
import { itemsOf, placedOf, sourcesOf } from './pairs.ts';
import classes from './scene.module.css';
import { JointCard, ReviewFrame } from '../../reviewing/ReviewFrame.tsx';

type Props = ReviewProps<SceneContent, SceneKey, SceneResponse>;

const nothing = (): void => {};

function Review({ code, ...props }: Props & { code: SceneCode }) {
  const itemName = useItemName();
  const t = useMessages('qt');
  const tFamily = useMessages('qt-scene');
  const mine = useAnswerLabels(props.audience);
  const { content, answerKey, response, results, media, firstNumber } = props;
  const items = itemsOf(code, content);
  const last = Math.max(firstNumber, firstNumber + items.length - 1);
  const single = items.length === 1;
  const stimulus = hasCommonStimulus(content);
  const author = props.audience === 'author';
  const sources = sourcesOf(code, content);
  const names = new Map([
    ...sources.map((source) => [source.id, nameOf(source)] as const),
    ...content.zones.map((zone) => [zone.id, plainTextOf(zone.name)] as const),
  ]);
  const said = (ids: readonly string[]): string =>
    ids.length === 0 ? t('review.nothing') : ids.map((id) => names.get(id) ?? '').join(', ');
  const rightOf = (item: string): readonly string[] => ownEntry(answerKey?.pairs, item) ?? [];
  const toneOf = (source: string, zone: string) => {
    const [item, other] = content.numbered === 'zones' ? [zone, source] : [source, zone];
    return answerKey === null ? undefined : rightOf(item).includes(other) ? ('right' as const) : ('wrong' as const);
  };
  // Of several right places one is shown; lines of DL3 are all required.
  const rightPlaced =
    answerKey === null
      ? {}
      : placedOf(
          content,
          Object.fromEntries(items.map((item) => [item, [...rightOf(item)].slice(0, code === 'DL3' ? undefined : 1)])),
        );
  const shown = (title: string, placed: Placed, tones: typeof toneOf | undefined) =>
    content.picture !== undefined && (
      <figure>
        <figcaption>{title}</figcaption>
        <Board
          code={code}
          content={content}
          media={media}
          picture={content.picture}
          sources={sources}
          placed={placed}
          onChange={nothing}
          readOnly
          firstNumber={firstNumber}
          items={false}
          toneOf={tones}
        />
      </figure>
    );

  return (
    <ReviewFrame {...props} last={last}>
      <JointCard {...props} items={items} item={single ? items[0] : undefined} last={last}>
        {!stimulus && <Recordings content={content} media={media} first={firstNumber} last={last} />}
        {!stimulus && <Pictures images={content.images} media={media} />}
        <div className={classes.pictures}>
          {!author &&
            shown(
              tFamily(props.audience === 'teacher' ? 'review.theirs' : 'review.mine'),
              placedOf(content, response),
              toneOf,
            )}
          {answerKey !== null && shown(tFamily('review.right'), rightPlaced, undefined)}
        </div>
        {response === null && mine.blank !== '' && <p className={reviewing.blank}>{mine.blank}</p>}
        <ol className={classes.results}>
          {items.map((item, at) => {
            const result = results.find((one) => one.item === item);
            const marked = result !== undefined && !author;
            return (
              <li key={item} data-item={single ? undefined : itemName(item)}>
                <span>{marked ? <StateMark state={result.state} /> : <b>{firstNumber + at}</b>}</span>
                <span>
                  {marked && <b>{firstNumber + at}. </b>}
                  {names.get(item)}
                  {!author && (
                    <span className={classes.answer}>
                      {mine.picked}: {said(ownEntry(response, item) ?? [])}
                    </span>
                  )}
                  {answerKey !== null && (
                    <span className={classes.answer}>
                      {t('review.answer')}: <b>{said(rightOf(item))}</b>
                    </span>
                  )}
                </span>
              </li>
            );
          })}
        </ol>
      </JointCard>
    </ReviewFrame>
  );
}

/** The review of one code. */
export const review =
  (code: SceneCode): ComponentType<Props> =>
  (props) => <Review code={code} {...props} />;
