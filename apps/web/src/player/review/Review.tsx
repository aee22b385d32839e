/**
 * The review: the learner's answers marked as right or wrong and, once released, the right answers and explanations,
 * with a navigator.
 */
import { isSkillOf, type Subject } from '@vumon/domain';
import { IconCheck, IconCircleHalf2, IconMinus, IconX } from '@tabler/icons-react';
import { useTranslation, useLocale } from '@vumon/i18n/react';
import type { QuestionKey, QuestionResponse } from '@vumon/question-types';
import { reviews, type AnyReview, type ItemMark } from '@vumon/question-types/reviews';
import { EmptyState, LevelDots, LoadingState, NavCell, Segmented, SkillDot, type Hue } from '@vumon/ui';
import { Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import { ReportButton } from '../../questions/report/ReportButton.tsx';
import { inOrderOf, itemKey, outlineOf, type Question } from '../session/outline.ts';
import { usePlayerMessages } from '../translation.ts';
import { countStates, needsLook, type ReviewedItem, type Shown, type StudentResult } from './summary.ts';
import classes from './review.module.css';
import { useReviewMessages } from './translation.ts';

interface ReviewProps {
  review: NonNullable<StudentResult['review']>;
  attempt: NonNullable<StudentResult['attempt']>;
  /** Whether questions can be reported, which needs a connection. */
  reportable?: boolean;
}

/** Questions in the order and with the numbers that the learner had. */
function asTaken(
  review: NonNullable<StudentResult['review']>,
  attempt: NonNullable<StudentResult['attempt']>,
): NonNullable<StudentResult['review']> {
  const content = inOrderOf(review.content, attempt.shuffleQuestions ? attempt.shuffleSeed : null);
  const itemOf = new Map(review.items.map((item) => [itemKey(item.question, item.item), item]));
  const items = outlineOf(content, () => false, 'vi').items.flatMap(({ key, number }) => {
    const item = itemOf.get(key);
    return item ? [{ ...item, number }] : [];
  });
  return { ...review, content, items };
}

/** After the test, audio has no play limit. */
const media = { url: (id: string) => `/media/${id}`, startPlay: async () => null, playsLeft: () => null };
const recordingUrl = (recording: string): string => `/api/student/recordings/${recording}/file`;
const icons = { right: IconCheck, wrong: IconX, partial: IconCircleHalf2, blank: IconMinus } as const;

export function Review({ review: given, attempt, reportable = true }: ReviewProps) {
  const t = useReviewMessages();
  const player = usePlayerMessages();
  const { keys } = given;
  const review = useMemo(() => asTaken(given, attempt), [given, attempt]);
  const flags = new Set(attempt.flags);
  const isFlagged = (item: ReviewedItem) => flags.has(itemKey(item.question, item.item));
  const lists: Record<Shown, ReviewedItem[]> = {
    all: [...review.items],
    wrong: review.items.filter(needsLook),
    flagged: review.items.filter(isFlagged),
  };
  const [shown, show] = useState<Shown>(lists.wrong.length > 0 ? 'wrong' : 'all');
  const [current, setCurrent] = useState<ReviewedItem | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const outline = outlineOf(review.content, () => false, useLocale());
  const wanted = new Set(lists[shown].map(({ question }) => question));
  const answers = new Map(attempt.answers.map(({ question, answer }) => [question, answer]));
  const counts = countStates(review.items);

  const go = (item: ReviewedItem) => {
    if (!lists[shown].includes(item)) show('all');
    setCurrent(item);
  };
  useEffect(() => {
    if (!current) return;
    const card = root.current?.querySelector<HTMLElement>(`[data-question="${CSS.escape(current.question)}"]`);
    const target = card?.querySelector<HTMLElement>(`[data-item="${CSS.escape(current.item)}"]`) ?? card;
    target?.scrollIntoView({ block: 'start' });
    (target?.querySelector<HTMLElement>('article') ?? target)?.focus({ preventScroll: true });
  }, [current]);

  return (
    <div className={classes.review}>
      <div className={classes.list} ref={root}>
        <div className={classes.filters}>
          <Segmented
            aria-label={t('filter')}
            value={shown}
            onChange={show}
            options={(['all', 'wrong', 'flagged'] as const).map((value) => ({
              value,
              label: t(`filters.${value}`),
              count: lists[value].length,
            }))}
          />
          <span className="muted">{t('order')}</span>
        </div>
        {wanted.size === 0 && <EmptyState motif="bubbles" title={t(`none.${shown}`)} />}
        {[...outline.questions.values()]
          .filter(({ id }) => wanted.has(id))
          .map((question) => (
            <Suspense key={question.id} fallback={<LoadingState compact />}>
              <Loaded
                reportable={reportable}
                subject={review.content.subject}
                attempt={attempt.id}
                question={question}
                answer={(answers.get(question.id) ?? null) as QuestionResponse | null}
                answerKey={(keys?.[question.id] ?? null) as QuestionKey | null}
                items={review.items.filter((item) => item.question === question.id)}
                marks={Object.fromEntries(
                  review.marks.filter((mark) => mark.question === question.id).map(({ item, ...mark }) => [item, mark]),
                )}
                shuffleSeed={attempt.shuffleOptions ? attempt.shuffleSeed : null}
              />
            </Suspense>
          ))}
      </div>
      <aside className={classes.overview} aria-label={t('overview')}>
        <h2 className="h16">{t('overview')}</h2>
        <div className={classes.cells}>
          {review.items.map((item) => {
            const state = item.state in icons ? (item.state as keyof typeof icons) : undefined;
            return (
              <NavCell
                key={itemKey(item.question, item.item)}
                {...(state && { result: state })}
                flagged={isFlagged(item)}
                current={current === item}
                aria-label={player('cell.label', { number: item.number, states: t(`states.${item.state}`) })}
                onClick={() => go(item)}
              >
                {item.number}
              </NavCell>
            );
          })}
        </div>
        <ul className={classes.tally}>
          {(['right', 'wrong', 'partial', 'blank'] as const).map((state) => {
            const Icon = icons[state];
            return (
              <li key={state} data-state={state}>
                <Icon size={18} stroke={2} aria-hidden /> <b className="num">{counts[state]}</b>{' '}
                {t(`states.${state}`).toLowerCase()}
              </li>
            );
          })}
        </ul>
      </aside>
    </div>
  );
}

interface ReviewedProps {
  reportable: boolean;
  subject: Subject;
  attempt: string;
  question: Question;
  answer: QuestionResponse | null;
  answerKey: QuestionKey | null;
  items: readonly ReviewedItem[];
  marks: Readonly<Record<string, ItemMark>>;
  shuffleSeed: string | null;
}

const levelOf: Record<string, number> = { M1: 1, M2: 2, M3: 3, M4: 4 };

/** Suspends until the review component of the question's type has loaded. */
function Loaded(props: ReviewedProps) {
  return <Reviewed View={use(reviews[props.question.type as keyof typeof reviews].load())} {...props} />;
}

function Reviewed({
  View,
  reportable,
  subject,
  attempt,
  question,
  answer,
  answerKey,
  items,
  marks,
  shuffleSeed,
}: ReviewedProps & { View: AnyReview }) {
  const { t: common, find } = useTranslation('common');
  const level = levelOf[question.difficulty];
  const t = useReviewMessages();
  return (
    <div data-question={question.id} className={classes.reviewed}>
      {answerKey === null && items.length > 1 && (
        <p className={classes.itemStates}>
          {items.map(({ item, number, state }) => (
            <span key={item} data-state={state}>
              <b className="num">{number}</b> {t(`states.${state}`)}
            </span>
          ))}
        </p>
      )}
      <View
        content={question.content}
        media={media}
        firstNumber={question.firstNumber}
        response={answer as never}
        answerKey={answerKey}
        results={items.map(({ item, state, points, max }) => ({
          item,
          state,
          share: max > 0 ? { earned: points, of: max } : { earned: 0, of: 1 },
        }))}
        marks={marks}
        recordingUrl={recordingUrl}
        shuffleSeed={shuffleSeed}
        points={question.points}
        facts={
          <>
            {isSkillOf(subject, question.skill) && (
              <SkillDot hue={question.skill.toLowerCase() as Hue}>{common(`skills.${question.skill}`)}</SkillDot>
            )}
            {level !== undefined && <LevelDots level={level}>{find('levels', question.difficulty)}</LevelDots>}
          </>
        }
      />
      {reportable && <ReportButton about={{ attempt, question: question.id }} label={t('report')} />}
    </div>
  );
}
