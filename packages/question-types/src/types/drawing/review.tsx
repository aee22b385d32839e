/** The review of the drawing family: the learner's picture beside the right one, and each task as text. */
import type { ComponentType } from 'react';
import type { ReviewProps } from '../../schema/core.react.ts';
import { Pictures, Recordings, hasCommonStimulus } from '../../playing/Stimulus.tsx';
import { ownEntry } from '../../schema/records.ts';
import { StateMark, useAnswerLabels } from '../../reviewing/ReviewCard.tsx';
import reviewing from '../../reviewing/reviewing.module.css';
import { RichText } from '../../rich-text/RichText.tsx';
import { useMessages } from '../../messages.tsx';
import { ZonePicture } from '../../zones/ZonePicture.tsx';
import { markOn } from './answered.ts';
import type {
  DrawingAnswer,
  DrawingCode,
  DrawingContent,
  DrawingItem,
  DrawingKey,
  DrawingResponse,
  Mark,
} from './definition.ts';
import { lookOf, useMarkNames } from './marks.tsx';
import classes from './drawing.module.css';
import { JointCard, ReviewFrame } from '../../reviewing/ReviewFrame.tsx';

type Props = ReviewProps<DrawingContent, DrawingKey, DrawingResponse>;

function markOf(content: DrawingContent, answer: DrawingAnswer): Mark | undefined {
  const { colour, shape, accepted } = answer;
  if (content.zones.find((zone) => zone.id === answer.zone)?.words === true) return accepted?.[0];
  return colour === undefined ? undefined : shape === undefined ? colour : { shape, colour };
}

/** Describes a mark on a zone as text. */
type MarkText = (zone: string | undefined, mark: Mark | undefined) => string;

function useMarkText(zones: DrawingContent['zones']): MarkText {
  const t = useMessages('qt');
  const words = useMarkNames();
  return (zone, mark) => {
    const there = zones.find((one) => one.id === zone);
    return mark === undefined || there === undefined ? t('review.nothing') : words.mark(mark, there);
  };
}

/** The picture with one mark on each zone. */
function MarkedPicture({
  code,
  content,
  media,
  title,
  markAt,
  toneAt,
}: Pick<Props, 'content' | 'media'> & {
  code: DrawingCode;
  title: string;
  markAt(zone: string): Mark | undefined;
  toneAt(zone: string): 'right' | 'wrong' | undefined;
}) {
  const words = useMarkNames();
  const { picture, zones } = content;
  return (
    picture !== undefined && (
      <figure>
        <figcaption>{title}</figcaption>
        <ZonePicture
          image={picture}
          port={media}
          zones={zones}
          label={title}
          outlined={code === 'DS1'}
          look={(id) => {
            const zone = zones.find((one) => one.id === id);
            return {
              label: zone?.name ?? '',
              tone: toneAt(id),
              ...(zone === undefined ? {} : lookOf(content, zone, markAt(id), words)),
            };
          }}
        />
      </figure>
    )
  );
}

/** One task: its text, and, once the key is released, the learner's mark and the right one as text. */
function TaskResult({
  item,
  number,
  answer,
  single,
  markText,
  ...props
}: Props & {
  item: DrawingItem;
  number: number;
  answer: DrawingAnswer | undefined;
  /** Whether it is the only task; then the card has the name of the item. */
  single: boolean;
  markText: MarkText;
}) {
  const t = useMessages('qt');
  const tFamily = useMessages('qt-drawing');
  const { content, response, results } = props;
  const author = props.audience === 'author';
  const result = results.find((one) => one.item === item.id);
  const marked = result !== undefined && !author;
  const zoneName = content.zones.find((zone) => zone.id === answer?.zone)?.name ?? '';
  return (
    <li className={classes.result} data-item={single ? undefined : item.id}>
      <span>{marked ? <StateMark state={result.state} /> : <b>{number}</b>}</span>
      <span className={classes.resultBody}>
        <span>
          {marked && <b>{number}. </b>}
          {item.text === '' ? (
            answer === undefined ? (
              tFamily('review.task', { number })
            ) : (
              zoneName
            )
          ) : (
            <RichText inline text={item.text} />
          )}
        </span>
        {answer !== undefined && (
          <span className={classes.answer}>
            {!author && (
              <>
                {tFamily('review.mineOn', {
                  zone: zoneName,
                  mark: markText(answer.zone, answer.zone === undefined ? undefined : markOn(response, answer.zone)),
                })}{' '}
                ·{' '}
              </>
            )}
            {t('review.answer')}:{' '}
            <b>
              {zoneName} – {markText(answer.zone, markOf(content, answer))}
            </b>
            {(answer.accepted?.length ?? 0) > 1 &&
              ` (${t('review.alsoRight', { answers: answer.accepted?.slice(1).join('; ') ?? '' })})`}
          </span>
        )}
      </span>
    </li>
  );
}

function Review({ code, ...props }: Props & { code: DrawingCode }) {
  const tFamily = useMessages('qt-drawing');
  const mine = useAnswerLabels(props.audience);
  const { content, answerKey, response, results, media, firstNumber } = props;
  const { items, zones } = content;
  const last = firstNumber + items.length - 1;
  const single = items.length === 1;
  const stimulus = hasCommonStimulus(content);
  const markText = useMarkText(zones);
  const answers = items.map((item) => ({ item, answer: ownEntry(answerKey?.answers, item.id) }));
  const rightOn = new Map(
    answers.flatMap(({ answer }) =>
      answer?.zone === undefined ? [] : [[answer.zone, markOf(content, answer)] as const],
    ),
  );
  const stateOn = (zone: string): 'right' | 'wrong' | undefined => {
    const item = answers.find(({ answer }) => answer?.zone === zone)?.item.id;
    const state = results.find((result) => result.item === item)?.state;
    return answerKey === null || markOn(response, zone) === undefined
      ? undefined
      : state === 'right'
        ? 'right'
        : 'wrong';
  };
  const picture = { code, content, media };
  /** Marks on zones that belong to no task. */
  const extra = zones.filter(
    (zone) => answerKey !== null && !rightOn.has(zone.id) && markOn(response, zone.id) !== undefined,
  );

  return (
    <ReviewFrame {...props} last={last}>
      <JointCard {...props} items={items.map((item) => item.id)} item={single ? items[0]?.id : undefined} last={last}>
        {!stimulus && <Recordings content={content} media={media} first={firstNumber} last={last} />}
        {!stimulus && <Pictures images={content.images} media={media} />}
        <div className={classes.pictures}>
          {props.audience !== 'author' && (
            <MarkedPicture
              {...picture}
              title={tFamily(props.audience === 'teacher' ? 'review.theirPicture' : 'review.myPicture')}
              markAt={(id) => markOn(response, id)}
              toneAt={stateOn}
            />
          )}
          {answerKey !== null && (
            <MarkedPicture
              {...picture}
              title={tFamily('review.rightPicture')}
              markAt={(id) => rightOn.get(id)}
              toneAt={() => undefined}
            />
          )}
        </div>
        {response === null && mine.blank !== '' && <p className={reviewing.blank}>{mine.blank}</p>}
        <ol className={classes.results}>
          {answers.map(({ item, answer }, at) => (
            <TaskResult
              key={item.id}
              {...props}
              item={item}
              number={firstNumber + at}
              answer={answer}
              single={single}
              markText={markText}
            />
          ))}
        </ol>
        {answerKey === null && (
          <ul className={classes.results}>
            {zones
              .filter((zone) => markOn(response, zone.id) !== undefined)
              .map((zone) => (
                <li key={zone.id} className={classes.answer}>
                  {tFamily('review.mineOn', { zone: zone.name, mark: markText(zone.id, markOn(response, zone.id)) })}
                </li>
              ))}
          </ul>
        )}
        {extra.length > 0 && (
          <p className={reviewing.blank}>
            {tFamily('review.extra', {
              zones: extra.map((zone) => `${zone.name} (${markText(zone.id, markOn(response, zone.id))})`).join(', '),
            })}
          </p>
        )}
      </JointCard>
    </ReviewFrame>
  );
}

/** The review of one code. */
export const review =
  (code: DrawingCode): ComponentType<Props> =>
  (props) => <Review code={code} {...props} />;
