/** The card of one numbered item in the review: result, points, explanation. */
import type { ReactNode } from 'react';
import { IconCircleCheck, IconCircleDashed, IconCircleHalf2, IconCircleX, IconClockHour4 } from '@tabler/icons-react';
import { useFormat } from '@vumon/i18n/react';
import { NumberedCard } from '@vumon/ui';
import type { ImageRef, ItemResult, MediaPort, ReviewProps } from '../schema/core.react.ts';
import { useItemName } from '../playing/item-names.tsx';
import { ownEntry } from '../schema/records.ts';
import { Numbers } from '../playing/ItemCard.tsx';
import { Pictures } from '../playing/Stimulus.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import { useMessages } from '../messages.tsx';
import classes from './reviewing.module.css';

const icons = {
  right: IconCircleCheck,
  wrong: IconCircleX,
  partial: IconCircleHalf2,
  blank: IconCircleDashed,
  'needs-teacher': IconClockHour4,
  unscored: IconCircleDashed,
} as const;

/** The result of an item: an icon with its name, never colour alone. */
export function StateMark({ state }: { state: ItemResult['state'] }) {
  const t = useMessages('qt');
  const Icon = icons[state];
  const name = t(`review.state.${state}`);
  return (
    <span className={classes.state} data-state={state} role="img" aria-label={name} title={name}>
      <Icon size={22} stroke={1.75} aria-hidden="true" />
    </span>
  );
}

export interface ReviewCardProps {
  number: number;
  last?: number;
  /** Undefined or empty while the learner may not see right and wrong. */
  results: readonly ItemResult[] | undefined;
  /** Hundredths, of all the card's items. */
  points: number | undefined;
  facts?: ReactNode;
  explanation?: ReactNode;
  children: ReactNode;
  /** Absent where each gap inside has its own. */
  item: string | undefined;
}

function overall(results: readonly ItemResult[]): ItemResult['state'] | undefined {
  const states = new Set(results.map((result) => result.state));
  if (states.size === 0) return undefined;
  if (states.size === 1) return [...states][0];
  if (states.has('needs-teacher')) return 'needs-teacher';
  return states.has('right') || states.has('partial') ? 'partial' : 'wrong';
}

/** Several items may share one card; their states then make one. */
export function ReviewCard({
  number,
  last = number,
  results,
  points,
  facts,
  explanation,
  children,
  item,
}: ReviewCardProps) {
  const t = useMessages('qt');
  const format = useFormat();
  const name = useItemName();
  const state = results === undefined ? undefined : overall(results);
  const several = last > number;
  const share = results?.reduce((sum, { share: { earned, of } }) => sum + earned / of, 0) ?? 0;
  const each = points === undefined || results === undefined || results.length === 0 ? 0 : points / results.length;
  const meta =
    points === undefined
      ? undefined
      : state === undefined || state === 'needs-teacher' || state === 'unscored'
        ? t('player.points', { points: format.mark(points), count: points / 100 })
        : t('review.points', { earned: format.number((share * each) / 100, 3), points: format.mark(points) });
  return (
    <div data-item={item === undefined ? undefined : name(item)}>
      <NumberedCard
        number={several ? <Numbers from={number} to={last} /> : number}
        label={several ? t('player.items', { from: number, to: last }) : t('player.item', { number })}
        {...(state === undefined ? {} : { state: <StateMark state={state} /> })}
        {...(meta === undefined ? {} : { meta })}
        {...(facts === undefined ? {} : { facts })}
        {...(explanation === undefined || explanation === null ? {} : { footer: explanation })}
      >
        {children}
      </NumberedCard>
    </div>
  );
}

/** The points of items that share a card, in hundredths; undefined unless all are known. */
export function pointsTogether(
  points: Readonly<Record<string, number>> | undefined,
  items: readonly string[],
): number | undefined {
  return items.every((id) => points?.[id] !== undefined)
    ? items.reduce((sum, id) => sum + (points?.[id] ?? 0), 0)
    : undefined;
}

/** "Vì sao?" and the author's explanation; null where there is none, so that a card without one has no foot. */
export function explanationOf(
  texts: readonly (string | undefined)[],
  images: readonly ImageRef[] | undefined,
  media: MediaPort,
): ReactNode {
  const given = texts.filter((text): text is string => text !== undefined && text !== '');
  if (given.length === 0 && (images ?? []).length === 0) return null;
  return <Explanation texts={given} images={images ?? []} media={media} />;
}

/** The author's explanations of items that share a card, each after its number, then that of the whole. */
export function explanationTogether(
  answerKey: {
    readonly explanation?: string | undefined;
    readonly explanationImages?: readonly ImageRef[] | undefined;
    readonly itemExplanations?: Readonly<Record<string, string>> | undefined;
  } | null,
  items: readonly string[],
  numberOf: (item: string, at: number) => number | string | undefined,
  media: MediaPort,
): ReactNode {
  const own = items.map((id, at) => {
    const text = ownEntry(answerKey?.itemExplanations, id);
    return text === undefined || text === ''
      ? undefined
      : items.length === 1
        ? text
        : `%b%${numberOf(id, at)}.%b% ${text}`;
  });
  return explanationOf([...own, answerKey?.explanation], answerKey?.explanationImages, media);
}

function Explanation({
  texts,
  images,
  media,
}: {
  texts: readonly string[];
  images: readonly ImageRef[];
  media: MediaPort;
}) {
  const t = useMessages('qt');
  return (
    <div className={classes.why}>
      <strong>{t('review.why')}</strong> {texts.length > 0 && <RichText inline text={texts.join('\n')} />}
      <Pictures images={images} media={media} />
    </div>
  );
}

/** The content above the cards: the common stimulus, collapsed, with its transcripts, or `children`. */
export function ReviewLead({
  answerKey,
  stimulus,
  children,
}: {
  answerKey: Transcribed | null;
  stimulus: ReactNode;
  children: ReactNode;
}) {
  const t = useMessages('qt');
  if (stimulus === false) return children;
  return (
    <details className={classes.stimulus}>
      <summary>{t('review.showStimulus')}</summary>
      {stimulus}
      <Transcripts answerKey={answerKey} />
    </details>
  );
}

interface Transcribed {
  readonly transcript?: string | undefined;
  readonly videoScript?: string | undefined;
}

/** Transcript and video script, once the key is released. */
export function Transcripts({ answerKey }: { answerKey: Transcribed | null }) {
  const t = useMessages('qt');
  const texts = [
    ['review.transcript', answerKey?.transcript],
    ['review.script', answerKey?.videoScript],
  ] as const;
  return texts.map(([name, text]) =>
    text === undefined || text === '' ? null : (
      <details key={name} className={classes.transcript}>
        <summary>{t(name)}</summary>
        <RichText text={text} />
      </details>
    ),
  );
}

/** "Em chọn" to the learner, "Học sinh chọn" to the teacher. */
export function useAnswerLabels(audience: ReviewProps<unknown, unknown, unknown>['audience']): {
  picked: string;
  wrote: string;
  arranged: string;
  blank: string;
} {
  const t = useMessages('qt');
  const whose = audience === 'learner' || audience === undefined ? 'learner' : 'teacher';
  // An author only sees the key, without an answer that could be blank.
  return {
    picked: t(`review.${whose}.picked`),
    wrote: t(`review.${whose}.wrote`),
    arranged: t(`review.${whose}.arranged`),
    blank: audience === 'author' ? '' : t(`review.${whose}.blank`),
  };
}
