/** The review of the drawing family: the learner's picture beside the right one, and each task as text. */
import type { ComponentType } from 'react';
import type { ReviewProps } from '../../schema/core.react.ts';
import { Instructions, Pictures, Recordings, StimulusView, hasCommonStimulus } from '../../playing/Stimulus.tsx';
import { ownEntry } from '../../schema/records.ts';
import {
  explanationTogether,
  pointsTogether,
  ReviewCard,
  ReviewLead,
  StateMark,
  useMineWords,
} from '../../reviewing/ReviewCard.tsx';
import reviewing from '../../reviewing/reviewing.module.css';
import { RichText } from '../../rich-text/RichText.tsx';
import { useMessages } from '../../messages.tsx';
import { ZonePicture } from '../../zones/ZonePicture.tsx';
import { markOn } from './answered.ts';
import type { DrawingAnswer, DrawingCode, DrawingContent, DrawingKey, DrawingResponse, Mark } from './definition.ts';
import { lookOf, useMarkWords } from './marks.tsx';
import classes from './drawing.module.css';

type Props = ReviewProps<DrawingContent, DrawingKey, DrawingResponse>;

function markOf(content: DrawingContent, answer: DrawingAnswer): Mark | undefined {
  const { colour, shape, accepted } = answer;
  if (content.zones.find((zone) => zone.id === answer.zone)?.words === true) return accepted?.[0];
  return colour === undefined ? undefined : shape === undefined ? colour : { shape, colour };
}

function Review({ code, ...props }: Props & { code: DrawingCode }) {
  const t = useMessages('qt');
  const tFamily = useMessages('qt-drawing');
  const words = useMarkWords();
  const mine = useMineWords(props.audience);
  const { content, answerKey, response, results, media, firstNumber, points } = props;
  const { items, picture, zones } = content;
  const last = firstNumber + items.length - 1;
  const single = items.length === 1;
  const stimulus = hasCommonStimulus(content);
  const author = props.audience === 'author';
  const answers = items.map((item) => ({ item, answer: ownEntry(answerKey?.answers, item.id) }));
  const rightOn = new Map(
    answers.flatMap(({ answer }) =>
      answer?.zone === undefined ? [] : [[answer.zone, markOf(content, answer)] as const],
    ),
  );
  const nameOf = (zone: string | undefined): string => zones.find((one) => one.id === zone)?.name ?? '';
  const said = (zone: string | undefined, mark: Mark | undefined): string => {
    const there = zones.find((one) => one.id === zone);
    return mark === undefined || there === undefined ? t('review.nothing') : words.mark(mark, there);
  };
  const stateOn = (zone: string): 'right' | 'wrong' | undefined => {
    const item = answers.find(({ answer }) => answer?.zone === zone)?.item.id;
    const state = results.find((result) => result.item === item)?.state;
    return answerKey === null || markOn(response, zone) === undefined
      ? undefined
      : state === 'right'
        ? 'right'
        : 'wrong';
  };
  const shown = (
    title: string,
    markAt: (zone: string) => Mark | undefined,
    toneAt: (zone: string) => 'right' | 'wrong' | undefined,
  ) =>
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
              label: nameOf(id),
              tone: toneAt(id),
              ...(zone === undefined ? {} : lookOf(content, zone, markAt(id), words)),
            };
          }}
        />
      </figure>
    );
  const why = explanationTogether(
    answerKey,
    items.map((item) => item.id),
    (_, at) => firstNumber + at,
    media,
  );
  const total = pointsTogether(
    points,
    items.map((item) => item.id),
  );
  /** Marks on zones that belong to no task. */
  const extra = zones.filter(
    (zone) => answerKey !== null && !rightOn.has(zone.id) && markOn(response, zone.id) !== undefined,
  );

  return (
    <div className={reviewing.items}>
      <ReviewLead
        answerKey={answerKey}
        stimulus={stimulus && <StimulusView content={content} media={media} first={firstNumber} last={last} />}
      >
        <Instructions content={content} media={media} />
      </ReviewLead>
      <ReviewCard
        item={single ? items[0]?.id : undefined}
        number={firstNumber}
        last={last}
        results={results}
        points={total}
        facts={props.facts}
        explanation={why}
      >
        {!stimulus && <Recordings content={content} media={media} first={firstNumber} last={last} />}
        {!stimulus && <Pictures images={content.images} media={media} />}
        <div className={classes.pictures}>
          {!author &&
            shown(
              tFamily(props.audience === 'teacher' ? 'review.theirPicture' : 'review.myPicture'),
              (id) => markOn(response, id),
              stateOn,
            )}
          {answerKey !== null &&
            shown(
              tFamily('review.rightPicture'),
              (id) => rightOn.get(id),
              () => undefined,
            )}
        </div>
        {response === null && mine.blank !== '' && <p className={reviewing.blank}>{mine.blank}</p>}
        <ol className={classes.results}>
          {answers.map(({ item, answer }, at) => {
            const result = results.find((one) => one.item === item.id);
            const marked = result !== undefined && !author;
            return (
              <li key={item.id} className={classes.result} data-item={single ? undefined : item.id}>
                <span>{marked ? <StateMark state={result.state} /> : <b>{firstNumber + at}</b>}</span>
                <span className={classes.resultBody}>
                  <span>
                    {marked && <b>{firstNumber + at}. </b>}
                    {item.text === '' ? (
                      answer === undefined ? (
                        tFamily('review.task', { number: firstNumber + at })
                      ) : (
                        nameOf(answer.zone)
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
                            zone: nameOf(answer.zone),
                            mark: said(
                              answer.zone,
                              answer.zone === undefined ? undefined : markOn(response, answer.zone),
                            ),
                          })}{' '}
                          ·{' '}
                        </>
                      )}
                      {t('review.answer')}:{' '}
                      <b>
                        {nameOf(answer.zone)} – {said(answer.zone, markOf(content, answer))}
                      </b>
                      {(answer.accepted?.length ?? 0) > 1 &&
                        ` (${t('review.alsoRight', { answers: answer.accepted?.slice(1).join('; ') ?? '' })})`}
                    </span>
                  )}
                </span>
              </li>
            );
          })}
        </ol>
        {answerKey === null && (
          <ul className={classes.results}>
            {zones
              .filter((zone) => markOn(response, zone.id) !== undefined)
              .map((zone) => (
                <li key={zone.id} className={classes.answer}>
                  {tFamily('review.mineOn', { zone: zone.name, mark: said(zone.id, markOn(response, zone.id)) })}
                </li>
              ))}
          </ul>
        )}
        {extra.length > 0 && (
          <p className={reviewing.blank}>
            {tFamily('review.extra', {
              zones: extra.map((zone) => `${zone.name} (${said(zone.id, markOn(response, zone.id))})`).join(', '),
            })}
          </p>
        )}
      </ReviewCard>
    </div>
  );
}

/** The review of one code. */
export const review =
  (code: DrawingCode): ComponentType<Props> =>
  (props) => <Review code={code} {...props} />;
