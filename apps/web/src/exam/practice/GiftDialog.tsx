/** The welcome gift: a learner chooses a grade and receives its ten tests, once. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Reply } from '@vumon/contract/client';
import { giftSize, giftTests, type GiftKind } from '@vumon/domain';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import {
  BottomSheet,
  Button,
  ErrorState,
  LoadingState,
  Modal,
  PickGroup,
  ScaleStrip,
  cx,
  toast,
  useScreen,
} from '@vumon/ui';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { profileQuery, useProfile } from '../../session/profile.ts';
import classes from './gift.module.css';
import { giftQuery } from './queries.ts';

const levels = { primary: [1, 5], lower: [6, 9], upper: [10, 12] } as const;
const numberOf = (gradeId: string): number => Number(gradeId.slice(1));

/** `onDone` runs when the gift has been received or postponed. */
export default function GiftDialog({ onDone }: { onDone(): void }) {
  const { t } = useTranslation('practice');
  const messageOf = useErrorMessage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const phone = useScreen().screen === 'phone';
  const { firstName } = useProfile();
  const gift = useQuery(giftQuery);
  const [chosen, choose] = useState<string | null>(null);
  const [claiming, setClaiming] = useState(false);
  const grades = gift.data?.grades ?? [];
  // Begins with the grade of the class, if there is a gift for it.
  const ofClass = grades.find(({ id, tests }) => id === gift.data?.gradeId && tests.length > 0)?.id ?? null;
  const gradeId = chosen ?? ofClass;
  const grade = grades.find(({ id }) => id === gradeId);
  const { inSentence } = useGiftNames();

  const claim = async () => {
    if (!gradeId) return;
    setClaiming(true);
    try {
      await api('POST /student', { body: { gradeId } });
      onDone();
      toast(t('gift.success'));
      void client.invalidateQueries({ queryKey: ['practice'] });
      void client.invalidateQueries({ queryKey: profileQuery.queryKey });
      void navigate({ to: '/unit-test/mine', search: { t: String(Date.now()) } });
    } catch {
      toast(t('gift.failure'), { tone: 'bad', duration: 4000 });
      setClaiming(false);
    }
  };

  const title = t('gift.title', { name: firstName, count: giftSize });
  const claimButton = (
    <Button
      variant="primary"
      full={phone}
      loading={claiming}
      disabledReason={grade ? null : t('gift.choose')}
      onClick={() => void claim()}
    >
      {grade ? t('gift.claim', { count: grade.tests.length, grade: inSentence(grade) }) : t('gift.choose')}
    </Button>
  );
  const once = <p className={classes.once}>{t('gift.once')}</p>;
  const footer = phone ? (
    <div className={classes.footer}>
      {claimButton}
      <Button variant="link" full onClick={onDone}>
        {t('gift.later')}
      </Button>
      {once}
    </div>
  ) : (
    <>
      {once}
      <Button onClick={onDone}>{t('gift.later')}</Button>
      {claimButton}
    </>
  );
  const body = (
    <div className={classes.body}>
      <div className={classes.scales}>
        <ScaleStrip height={72} look="gold" golden={giftSize} />
      </div>
      <p>{t('gift.lead')}</p>
      <div className={cx(!phone && grade && classes.columns)}>
        <div className={classes.levels}>
          {gift.error && !gift.data ? (
            <ErrorState compact onRetry={() => void gift.refetch()}>
              {messageOf(gift.error)}
            </ErrorState>
          ) : !gift.data ? (
            <LoadingState compact />
          ) : (
            <GradeChoice grades={grades} gradeId={gradeId} onChoose={choose} />
          )}
        </div>
        {grade && <GradeTests grade={grade} />}
      </div>
    </div>
  );
  return phone ? (
    <BottomSheet opened onClose={onDone} title={title} footer={footer}>
      {body}
    </BottomSheet>
  ) : (
    <Modal opened onClose={onDone} title={title} footer={footer} size="xl">
      {body}
    </Modal>
  );
}

type Grade = Reply<'GET /student/gift'>['grades'][number];

function useGiftNames() {
  const english = useLocale() === 'en';
  return {
    nameOf: (one: { name: string; nameEn: string | null }): string => (english && one.nameEn) || one.name,
    /** The name within a sentence, such as "của lớp 9". */
    inSentence: (one: { name: string; nameEn: string }): string =>
      english ? one.nameEn : one.name.slice(0, 1).toLowerCase() + one.name.slice(1),
  };
}

/** The grades by level; those without tests cannot be chosen. */
function GradeChoice({
  grades,
  gradeId,
  onChoose,
}: {
  grades: readonly Grade[];
  gradeId: string | null;
  onChoose(gradeId: string): void;
}) {
  const { t } = useTranslation('practice');
  const { nameOf } = useGiftNames();
  return (
    <>
      {(Object.keys(levels) as (keyof typeof levels)[]).map((level) => {
        const [first, last] = levels[level];
        const own = grades.filter(({ id }) => numberOf(id) >= first && numberOf(id) <= last);
        if (own.length === 0) return null;
        return (
          <section key={level}>
            <h3 className={classes.level}>{t(`gift.levels.${level}`)}</h3>
            <PickGroup
              size="tile"
              columns={5}
              aria-label={t(`gift.levels.${level}`)}
              value={own.some(({ id }) => id === gradeId) ? gradeId : null}
              onChange={onChoose}
              options={own.map(({ id, tests, ...names }) => ({
                value: id,
                disabled: tests.length === 0,
                'aria-label': tests.length === 0 ? t('gift.noneLabel', { grade: nameOf(names) }) : nameOf(names),
                label: (
                  <span className={tests.length === 0 ? classes.none : classes.grade}>
                    {numberOf(id)}
                    {tests.length === 0 && <small>{t('gift.none')}</small>}
                  </span>
                ),
              }))}
            />
          </section>
        );
      })}
    </>
  );
}

/** The tests in the gift of a grade, by kind. */
function GradeTests({ grade }: { grade: Grade }) {
  const { t } = useTranslation('practice');
  const { nameOf, inSentence } = useGiftNames();
  return (
    <section aria-live="polite">
      <h3 className={classes.level}>{t('gift.testsOf', { count: grade.tests.length, grade: inSentence(grade) })}</h3>
      <div className={classes.tests}>
        {(Object.keys(giftTests) as GiftKind[]).map((kind) => {
          const own = grade.tests.filter((test) => test.kind === kind);
          if (own.length === 0) return null;
          const from = grade.tests.indexOf(own[0]!);
          return (
            <div key={kind} className={classes.kind}>
              <p className={classes.kindHead}>
                <b>{t(`gift.kinds.${kind}`)}</b> <span>{t('gift.tests', { count: own.length })}</span>
              </p>
              <ol start={from + 1}>
                {own.map((test, at) => (
                  <li key={test.id}>
                    <span className="num" aria-hidden>
                      {from + at + 1}
                    </span>
                    <span>{nameOf(test)}</span>
                    <MinutesAndQuestions minutes={test.minutes} questions={test.totalQuestions} />
                  </li>
                ))}
              </ol>
            </div>
          );
        })}
      </div>
    </section>
  );
}

function MinutesAndQuestions({ minutes, questions }: { minutes: number; questions: number }) {
  const { t: c } = useTranslation('common');
  return (
    <span className="muted">
      {c('questionCount', { count: questions })}, {c('minutes', { count: minutes })}
    </span>
  );
}
