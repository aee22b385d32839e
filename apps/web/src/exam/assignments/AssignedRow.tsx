import type { AssignedTest } from '@vumon/contract';
import { IconClock, IconLock } from '@tabler/icons-react';
import { formatTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, SkillDot, Tag, type Hue } from '@vumon/ui';
import { AppLink } from '../../navigation/AppLink.tsx';
import classes from './assignments.module.css';
import { dayName } from './when.ts';

/** "22:00 hôm nay" in the language in use. */
export function useMoment(): (at: string, now: number) => string {
  const { t } = useTranslation('assignments');
  return (at, now) => {
    const word = dayName(Date.parse(at), now);
    const day =
      word.key === 'weekday'
        ? t(`when.weekdays.${word.weekday}`)
        : word.key === 'date'
          ? word.date
          : t(`when.${word.key}`);
    return t('when.at', { time: formatTime(at), day });
  };
}

/** One assigned test for its learner: what it is, until when, and the one thing to do. */
export function AssignedRow({ test, now }: { test: AssignedTest; now: number }) {
  const { t } = useTranslation('assignments');
  const { t: c } = useTranslation('common');
  const moment = useMoment();
  const { attempt } = test;
  const working = attempt?.status === 'RUNNING';
  const handedIn = attempt !== null && !working;
  const soon = test.open && !handedIn && test.status === 'ONGOING' && Date.parse(test.endsAt) - now < 24 * 3_600_000;

  return (
    <li className={classes.assigned}>
      <div className={classes.assignedText}>
        <h3 className={classes.assignedTitle}>{test.title}</h3>
        <p className={classes.assignedFacts}>
          {test.subject === 'MATH' ? (
            <span>{c('subjects.MATH')}</span>
          ) : (
            test.skills.slice(0, 2).map((skill) => (
              <SkillDot key={skill} hue={skill.toLowerCase() as Hue}>
                {c(`skills.${skill}`)}
              </SkillDot>
            ))
          )}
          <span>{c('questionCount', { count: test.questions })}</span>
          {test.mode === 'PRACTICE' && <span>{t('student.practice')}</span>}
          {test.attemptsAllowed !== null && test.attemptsAllowed > 1 && (
            <span>
              {working
                ? t('student.attempts', { number: attempt.number, allowed: test.attemptsAllowed })
                : test.nextAttempt !== null && t('student.again', { count: test.attemptsLeft ?? 0 })}
            </span>
          )}
          {working ? (
            <span>{t('student.working', { answered: attempt.answered, questions: test.questions })}</span>
          ) : (
            test.minutes !== null && <span>{c('minutes', { count: test.minutes })}</span>
          )}
          <span>
            {test.className === ''
              ? test.teacherName
              : t(test.target === 'GROUP' ? 'student.byGroup' : 'student.by', {
                  className: test.className.replace(/^(lớp|class)\s+/iu, ''),
                  teacher: test.teacherName,
                })}
          </span>
        </p>
        {test.needsCode && !handedIn && <p className={classes.assignedNote}>{t('student.needsCode')}</p>}
        {test.note !== '' && <p className={classes.assignedNote}>{test.note}</p>}
      </div>
      <div className={classes.assignedEnd}>
        {handedIn ? (
          <Tag tone="ok">{t('student.handedIn')}</Tag>
        ) : test.status === 'UPCOMING' ? (
          <span className={classes.muted}>{t('student.opens', { moment: moment(test.startsAt, now) })}</span>
        ) : working && attempt.pausedAt ? (
          <Tag tone="warn">{t('student.paused')}</Tag>
        ) : working ? (
          <Tag tone="warn" icon={<IconClock size={14} stroke={2} aria-hidden />}>
            {t('student.due', { moment: moment(attempt.deadlineAt, now) })}
          </Tag>
        ) : test.status === 'ENDED' || !test.open ? (
          <Tag>{t('student.missed')}</Tag>
        ) : soon ? (
          <Tag tone="warn" icon={<IconClock size={14} stroke={2} aria-hidden />}>
            {t('student.due', { moment: moment(test.endsAt, now) })}
          </Tag>
        ) : (
          <span className={classes.muted}>{t('student.due', { moment: moment(test.endsAt, now) })}</span>
        )}
        <span className={classes.assignedAction}>
          <Action test={test} />
        </span>
      </div>
    </li>
  );
}

function Action({ test }: { test: AssignedTest }) {
  const { t } = useTranslation('assignments');
  const { mark } = useFormat();
  const { attempt } = test;
  const link = (label: string, variant: 'primary' | 'outline' = 'outline') => (
    <Button
      full
      variant={variant}
      renderRoot={(props) => (
        <AppLink href={`/assigned-unit-test/${test.id}`} {...props} aria-label={`${label}: ${test.title}`} />
      )}
    >
      {label}
    </Button>
  );
  if (attempt?.status === 'RUNNING') return link(t('student.continue'));
  if (attempt)
    return link(
      attempt.provisional
        ? t('student.waits')
        : attempt.mark === null
          ? t('student.seeResult')
          : t('student.seeMark', { mark: mark(attempt.mark) }),
    );
  if (!test.open || test.status === 'ENDED') return null;
  if (test.status === 'UPCOMING')
    return (
      <span className={classes.locked}>
        <IconLock size={18} stroke={1.75} aria-hidden />
        {t('student.notOpen')}
      </span>
    );
  return link(t('student.start'));
}
