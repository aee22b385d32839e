/** In practice: checks the stored answer of one question, and shows its key and explanation. */
import { IconArrowRight, IconListCheck } from '@tabler/icons-react';
import type { CheckedQuestion } from '@vumon/contract';
import { ApiError } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import type { MediaPort } from '@vumon/question-types/players';
import { reviews, type AnyReview } from '@vumon/question-types/reviews';
import { Button, LoadingState, Note } from '@vumon/ui';
import { Suspense, use, useState, useSyncExternalStore, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { itemKey, type Question } from '../../session/outline.ts';
import type { Answers } from '../Player.tsx';
import type { Answering } from '../QuestionGroup.tsx';
import { placeKey } from '../usePlace.ts';
import classes from './sheets.module.css';
import { useAttemptMessages } from './translation.ts';

type PracticeCheckProps = NonNullable<Answering['check']> & {
  question: Question;
  media: MediaPort;
  shuffleSeed: string | null;
};

/** Time in milliseconds after which the learner is told that the answer is not saved. */
const patienceMs = 10_000;

/** Resolves to whether everything has been saved. */
function saved(answers: Answers): Promise<boolean> {
  answers.flush();
  return new Promise((done) => {
    const settle = (result: boolean) => {
      clearTimeout(timer);
      stop();
      done(result);
    };
    const look = () => {
      const { unsaved, state } = answers.snapshot();
      if (unsaved === 0) settle(true);
      else if (state !== 'saving' && state !== 'saved') settle(false);
    };
    const timer = setTimeout(() => settle(false), patienceMs);
    const stop = answers.subscribe(look);
    look();
  });
}

export default function PracticeCheck(props: PracticeCheckProps) {
  const { attempt, answers, asksOn, locked, lock, question, media, shuffleSeed } = props;
  const t = useAttemptMessages();
  const { t: app } = useTranslation('app');
  const snapshot = useSyncExternalStore(answers.subscribe, answers.snapshot);
  const [checked, setChecked] = useState<CheckedQuestion | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [withheld, setWithheld] = useState(false);
  const answer = snapshot.answers.get(question.id) ?? null;
  const isFinal = locked.includes(question.id);

  const check = async () => {
    setBusy(true);
    setFailure(null);
    // Locked before the key arrives: what would be answered meanwhile does not count.
    lock(question.id, true);
    let mayBeShown = isFinal;
    try {
      if (await saved(answers)) {
        setChecked(
          await api('POST /student/attempts/{id}/questions/{question}/check', {
            params: { id: attempt, question: question.id },
          }),
        );
        mayBeShown = true;
      } else setFailure(t('practice.unsaved'));
    } catch (error) {
      const known = error instanceof ApiError && error.code !== 'NETWORK' ? error : null;
      // Without a reply the server may have noted that the key was shown.
      mayBeShown ||= known === null;
      setWithheld(known?.code === 'PRACTICE_KEY_WITHHELD');
      setFailure(
        known?.code === 'PRACTICE_KEY_WITHHELD' ? t('practice.withheld') : (known?.message ?? app('networkError')),
      );
    } finally {
      setBusy(false);
      if (!mayBeShown) lock(question.id, false);
    }
  };

  // Opens the player again with the added question, at the place that is stored for this tab.
  const goOn = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const next = await api('POST /student/attempts/{id}/next', {
        params: { id: attempt },
        body: { after: question.id },
      });
      if (next) sessionStorage.setItem(placeKey(attempt), itemKey(next.question, next.item));
      location.reload();
    } catch (error) {
      setBusy(false);
      setFailure(error instanceof ApiError && error.code !== 'NETWORK' ? error.message : app('networkError'));
    }
  };

  const nextButton = (
    <Button
      variant="primary"
      icon={<IconArrowRight size={20} stroke={1.75} aria-hidden />}
      loading={busy}
      onClick={() => void goOn()}
    >
      {t('practice.next')}
    </Button>
  );

  return (
    <div className={classes.check}>
      {failure !== null && (
        <Note tone="warn" live>
          {failure}
        </Note>
      )}
      {checked ? (
        <Suspense fallback={<LoadingState compact />}>
          <Loaded checked={checked} question={question} media={media} shuffleSeed={shuffleSeed}>
            {checked.more && nextButton}
          </Loaded>
        </Suspense>
      ) : (
        <div>
          {!isFinal && <p className="muted">{t('practice.final')}</p>}
          <Button
            icon={<IconListCheck size={20} stroke={1.75} aria-hidden />}
            loading={busy}
            disabledReason={answer === null ? t('practice.answerFirst') : null}
            aria-label={`${t(isFinal ? 'practice.again' : 'practice.check')}: ${question.firstNumber}`}
            onClick={() => void check()}
          >
            {t(isFinal ? 'practice.again' : 'practice.check')}
          </Button>
          {/* Without the key there is no result, but the next question is asked all the same. */}
          {withheld && asksOn && nextButton}
        </div>
      )}
    </div>
  );
}

type LoadedProps = Pick<PracticeCheckProps, 'question' | 'media' | 'shuffleSeed'> & { checked: CheckedQuestion };

/** The result stands below the question, on a phone under what is seen; the button that had the focus is gone. */
function bringIntoView(result: HTMLElement | null) {
  result?.focus({ preventScroll: true });
  result?.scrollIntoView({ block: 'nearest' });
}

/** Suspends until the review of the question's type has loaded. */
function Loaded({ children, ...props }: LoadedProps & { children: ReactNode }) {
  const t = useAttemptMessages();
  const { type, firstNumber } = props.question;
  return (
    <section ref={bringIntoView} tabIndex={-1} aria-label={t('practice.result', { number: firstNumber })}>
      <Shown View={use(reviews[type as keyof typeof reviews].load())} {...props} />
      {children}
    </section>
  );
}

function Shown({ View, checked, question, media, shuffleSeed }: LoadedProps & { View: AnyReview }) {
  return (
    <View
      content={question.content}
      media={media}
      firstNumber={question.firstNumber}
      response={checked.answer as never}
      answerKey={checked.key as never}
      results={checked.items.map(({ item, state, points, max }) => ({
        item,
        state,
        share: max > 0 ? { earned: points, of: max } : { earned: 0, of: 1 },
      }))}
      shuffleSeed={shuffleSeed}
      points={question.points}
    />
  );
}
