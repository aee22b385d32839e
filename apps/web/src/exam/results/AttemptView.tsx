/** One learner's attempt as the teacher sees it: answers, right answers, points, late answers. */
import { useQuery } from '@tanstack/react-query';
import { IconCheck, IconChevronLeft, IconChevronRight, IconCircleHalf2, IconMinus, IconX } from '@tabler/icons-react';
import { formatDayTime, formatTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { resultLevel } from '@vumon/domain';
import { Button, Card, EmptyState, NavCell, ProgressBar, Segmented, SkillDot, Tag, cx, type Hue } from '@vumon/ui';
import { useState, type ReactNode } from 'react';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { LoadFailed } from '../../frame/LoadFailed.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { RecordList } from '../../player/review/RecordList.tsx';
import { skillSums, sumText } from '../../player/review/summary.ts';
import type { Path } from '../../navigation/paths.ts';
import { KeyNote } from './KeyNote.tsx';
import { LateAnswers } from './LateAnswers.tsx';
import { fullName } from './marks.ts';
import { AttemptQuestions } from './AttemptQuestions.tsx';
import { paperQuery, type LearnerPaper } from './queries.ts';
import classes from './attempt.module.css';

const levelTones = { GOOD: 'ok', FAIR: 'ink', PASS: 'warn', FAIL: 'bad' } as const;
const navigatorState = {
  right: 'right',
  wrong: 'wrong',
  partial: 'partial',
  blank: 'blank',
  'needs-teacher': undefined,
  unscored: undefined,
} as const;

export function AttemptView({ attemptId, assignmentId }: { attemptId: string; assignmentId: string }) {
  const { t } = useTranslation('results');
  const paper = useQuery(paperQuery(attemptId));
  const home = { label: t('title'), href: '/learning' } as const;
  const back: Path = `/learning/${assignmentId}`;
  if (!paper.data) {
    return (
      <AppFrame
        breadcrumb={[home, { label: t('grid.title'), href: back }, { label: paper.error ? t('notLoaded') : '…' }]}
        title={t('title')}
      >
        {paper.error ? (
          <LoadFailed error={paper.error} onRetry={() => void paper.refetch()} back={home} />
        ) : (
          <PageSkeleton />
        )}
      </AppFrame>
    );
  }
  return (
    <AppFrame
      breadcrumb={[home, { label: paper.data.assignment.title, href: back }, { label: fullName(paper.data.student) }]}
    >
      <Attempt key={attemptId} paper={paper.data} back={back} />
    </AppFrame>
  );
}

function Attempt({ paper, back }: { paper: LearnerPaper; back: Path }) {
  const { t } = useTranslation('results');
  const wrong = paper.items.filter(({ state }) => state !== 'right' && state !== 'unscored').length;
  const [only, setOnly] = useState<'all' | 'wrong'>(wrong > 0 ? 'wrong' : 'all');
  const [current, setCurrent] = useState<number | null>(null);
  const count = (state: string) => paper.items.filter((item) => item.state === state).length;

  const show = (number: number) => {
    setCurrent(number);
    const item = paper.items.find((one) => one.number === number);
    if (only === 'wrong' && item?.state === 'right') setOnly('all');
    // Runs after the card has been rendered with the new filter.
    requestAnimationFrame(() => {
      const card = document.querySelector(`[data-question="${item?.question}"]`);
      (card?.querySelector(`[data-item="${CSS.escape(item?.item ?? '')}"]`) ?? card)?.scrollIntoView({
        block: 'start',
        behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
      });
    });
  };

  return (
    <>
      <Head paper={paper} back={back} />
      <KeyNote access={paper.keyAccess} />
      {paper.late.length > 0 && <LateAnswers paper={paper} />}
      {paper.status !== 'SCORED' ? (
        <>
          <Card>
            <EmptyState title={t(`rowStatus.${paper.status}`)} motif="bubbles">
              {t('paper.notScored')}
            </EmptyState>
          </Card>
          {paper.record && <Record record={paper.record} />}
        </>
      ) : (
        <div className={classes.columns}>
          {/* First on paper and on a narrow screen; beside the questions on a wide one. */}
          <aside className={classes.aside}>
            <Card title={t('paper.whole')}>
              <div className={classes.cells}>
                {paper.items.map((item) => {
                  const result = navigatorState[item.state];
                  return (
                    <NavCell
                      key={item.number}
                      aria-label={t('cell', { number: item.number, state: t(`states.${item.state}`) })}
                      current={item.number === current}
                      onClick={() => show(item.number)}
                      {...(result && { result })}
                    >
                      {item.number}
                    </NavCell>
                  );
                })}
              </div>
              <ul className={classes.legend}>
                <li className={classes.ok}>
                  <IconCheck size={16} stroke={2} aria-hidden />
                  <b>{count('right')}</b> {t('states.right')}
                </li>
                <li className={classes.bad}>
                  <IconX size={16} stroke={2} aria-hidden />
                  <b>{count('wrong')}</b> {t('states.wrong')}
                </li>
                {count('partial') > 0 && (
                  <li className={classes.warn}>
                    <IconCircleHalf2 size={16} stroke={2} aria-hidden />
                    <b>{count('partial')}</b> {t('states.partial')}
                  </li>
                )}
                <li>
                  <IconMinus size={16} stroke={2} aria-hidden />
                  <b>{count('blank')}</b> {t('states.blank')}
                </li>
              </ul>
            </Card>
            {paper.record && <Record record={paper.record} />}
            {paper.revisions.length > 1 && <Revisions revisions={paper.revisions} />}
          </aside>
          <div className={classes.main}>
            <p className={classes.onPaper}>
              {t('paper.show')}: {t(only === 'wrong' ? 'paper.notRight' : 'paper.all')}
            </p>
            <div className={classes.tools}>
              <Segmented
                aria-label={t('paper.show')}
                value={only}
                onChange={setOnly}
                options={[
                  { value: 'all', label: t('paper.all'), count: paper.items.length },
                  { value: 'wrong', label: t('paper.notRight'), count: wrong },
                ]}
              />
              <span className={classes.muted}>{t('paper.inOrder')}</span>
            </div>
            {only === 'wrong' && wrong === 0 ? (
              <Card>
                <EmptyState title={t('paper.allRight')} motif="scales">
                  {t('paper.allRightBody')}
                </EmptyState>
              </Card>
            ) : (
              <AttemptQuestions paper={paper} onlyWrong={only === 'wrong'} />
            )}
          </div>
        </div>
      )}
    </>
  );
}

function Head({ paper, back }: { paper: LearnerPaper; back: Path }) {
  const { t } = useTranslation('results');
  const { t: c } = useTranslation('common');
  const format = useFormat();
  const { mark, student, assignment } = paper;
  const level = mark === null || paper.provisional ? null : resultLevel(mark);
  const sums = skillSums(paper.content, paper.items);
  const minutes =
    paper.submittedAt === null
      ? null
      : Math.max(1, Math.round((Date.parse(paper.submittedAt) - Date.parse(paper.startedAt)) / 60_000));
  const right = paper.items.filter(({ state }) => state === 'right').length;
  const page = (
    label: string,
    icon: { icon: ReactNode } | { iconRight: ReactNode },
    attempt: string | null,
    reason: string,
  ) => (
    <Button
      size="sm"
      {...icon}
      disabledReason={attempt === null ? reason : null}
      {...(attempt !== null && { renderRoot: (props) => <AppLink href={`${back}?paper=${attempt}`} {...props} /> })}
    >
      {label}
    </Button>
  );
  return (
    <section className={classes.head}>
      <div className={classes.score}>
        <span className={classes.big}>{mark === null ? '–' : format.mark(mark)}</span>
        {level && <Tag tone={levelTones[level]}>{c(`resultLevels.${level}`)}</Tag>}
        {paper.provisional && <Tag tone="warn">{t('provisional')}</Tag>}
      </div>
      <div className={classes.who}>
        <h1 className={classes.name}>
          <AppLink href={`/students/${student.id}`}>{fullName(student)}</AppLink>
        </h1>
        <p className={classes.muted}>
          {assignment.title}, {t('paper.class', { name: assignment.className })}
          {student.code && `, ${student.code}`}
        </p>
        <p>
          {paper.status === 'SCORED' && t('paper.rightOf', { right, total: paper.items.length })}
          {paper.submittedAt !== null &&
            minutes !== null &&
            ` ${t(paper.finishedBy === 'TIME' ? 'paper.timeUp' : 'paper.handedIn', { from: formatDayTime(paper.startedAt), to: formatTime(paper.submittedAt), time: c('minutes', { count: minutes }) })}`}
          {paper.submittedAt === null &&
            ` ${t('paper.started', { from: formatDayTime(paper.startedAt), to: formatTime(paper.deadlineAt) })}`}
        </p>
        <div className={classes.actions}>
          {page(
            t('paper.previous'),
            { icon: <IconChevronLeft size={16} stroke={2} aria-hidden /> },
            paper.previous,
            t('paper.isFirst'),
          )}
          {page(
            t('paper.next'),
            { iconRight: <IconChevronRight size={16} stroke={2} aria-hidden /> },
            paper.next,
            t('paper.isLast'),
          )}
        </div>
      </div>
      {paper.items.length > 0 && (
        <ul className={classes.skills}>
          {sums.map((sum) => (
            <li key={sum.skill}>
              <SkillDot hue={sum.skill.toLowerCase() as Hue}>{c(`skills.${sum.skill}`)}</SkillDot>
              <ProgressBar
                value={sum.points}
                max={sum.max}
                hue={sum.skill.toLowerCase()}
                aria-label={c(`skills.${sum.skill}`)}
              />
              <b>{sumText(sum)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Record({ record }: { record: NonNullable<LearnerPaper['record']> }) {
  const { t } = useTranslation('attempt-record');
  return (
    <Card title={t('title')}>
      <RecordList record={record} />
    </Card>
  );
}

function Revisions({ revisions }: { revisions: LearnerPaper['revisions'] }) {
  const { t } = useTranslation('results');
  const format = useFormat();
  return (
    <Card title={t('paper.revisions')}>
      <ol className={classes.revisions}>
        {revisions.map((one) => (
          <li key={one.revision}>
            <span className={cx(classes.revision)}>
              <b>{format.mark(one.mark)}</b> {formatDayTime(one.scoredAt)}
            </span>
            <span className={classes.muted}>
              {one.scoredBy ?? t('paper.automatic')}
              {one.reason && `: ${one.reason}`}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
