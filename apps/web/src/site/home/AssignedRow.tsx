/** One assigned test in the learner's list. */
import { IconLock } from '@tabler/icons-react';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, SkillDot, Tag, type Hue } from '@vumon/ui';
import type { ReactNode } from 'react';
import { AppLink } from '../../navigation/AppLink.tsx';
import type { Href } from '../../navigation/paths.ts';
import { canWork } from './assigned.ts';
import classes from './home.module.css';
import type { AssignedTest } from './queries.ts';
import { soon } from './when.ts';

export function AssignedRow({ test }: { test: AssignedTest }) {
  const { t } = useTranslation('home');
  const { t: c } = useTranslation('common');
  const format = useFormat();
  const { attempt, serverTime } = test;
  const only = test.skills.length === 1 ? test.skills[0] : undefined;
  const href: Href = `/assigned-unit-test/${test.id}`;
  const button = (label: ReactNode) => (
    <Button full renderRoot={(props) => <AppLink href={href} {...props} />}>
      {label}
    </Button>
  );

  let side: ReactNode = null;
  let action: ReactNode;
  if (canWork(test)) {
    side = t('next.dueSmall', { when: soon(attempt?.deadlineAt ?? test.endsAt, serverTime, t) });
    action = button(t(attempt ? 'student.continue' : 'student.start'));
  } else if (attempt) {
    side = <Tag tone="ok">{t('student.handedIn')}</Tag>;
    action = button(
      attempt.mark === null || attempt.provisional ? (
        t(attempt.provisional ? 'student.waits' : 'student.look')
      ) : (
        <>
          {t('student.seeMark')} <b className={classes.rowMark}>{format.mark(attempt.mark)}</b>
        </>
      ),
    );
  } else if (test.open && test.status === 'UPCOMING') {
    side = t('student.opens', { when: soon(test.startsAt, serverTime, t) });
    action = (
      <span className={classes.closed}>
        <IconLock size={18} stroke={1.75} aria-hidden />
        {t('student.notOpen')}
      </span>
    );
  } else {
    action = <span className={classes.closed}>{t(test.open ? 'student.missed' : 'student.closed')}</span>;
  }
  return (
    <li className={classes.row}>
      <div className={classes.rowText}>
        <p className={classes.task}>{test.title}</p>
        <p className={classes.rowFacts}>
          {only && test.subject !== 'MATH' && (
            <SkillDot hue={only.toLowerCase() as Hue}>{c(`skills.${only}`)}</SkillDot>
          )}
          <span>{c('questionCount', { count: test.questions })}</span>
          {attempt?.status === 'RUNNING' ? (
            <span>{t('student.going', { answered: attempt.answered, questions: test.questions })}</span>
          ) : (
            test.minutes !== null && <span>{c('minutes', { count: test.minutes })}</span>
          )}
          <span>{test.className}</span>
        </p>
      </div>
      {side !== null && <div className={classes.rowSide}>{side}</div>}
      <div className={classes.rowAction}>{action}</div>
    </li>
  );
}
