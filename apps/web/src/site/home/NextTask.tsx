/** The next test: duration in the margin, deadline, title, and one button. */
import { IconClock } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Tag } from '@vumon/ui';
import { AppLink } from '../../navigation/AppLink.tsx';
import classes from './home.module.css';
import type { AssignedTest } from './queries.ts';
import { soon } from './when.ts';

const dayMs = 86_400_000;

export function NextTask({ test }: { test: AssignedTest }) {
  const { t } = useTranslation('home');
  const { t: c } = useTranslation('common');
  const { attempt, serverTime } = test;
  const due = attempt?.deadlineAt ?? test.endsAt;
  const minutes = attempt ? Math.max(0, Math.ceil((Date.parse(due) - Date.parse(serverTime)) / 60_000)) : test.minutes;
  // Maths has no skills of its own: there the subject says what the test is about.
  const skills = (test.subject === 'MATH' ? [c('subjects.MATH')] : test.skills.map((skill) => c(`skills.${skill}`)))
    .join(', ')
    .toLocaleLowerCase();
  return (
    <section className={classes.next} aria-labelledby="next-title">
      {minutes !== null && (
        <div className={classes.nextMargin}>
          <b>{minutes}</b>
          <span>{t(attempt ? 'next.minutesLeft' : 'next.minutes', { count: minutes })}</span>
        </div>
      )}
      <div className={classes.nextBody}>
        <p className={classes.nextFacts}>
          <Tag
            tone={Date.parse(due) - Date.parse(serverTime) < dayMs ? 'warn' : 'neutral'}
            icon={<IconClock size={16} stroke={2} aria-hidden />}
            className={classes.due!}
          >
            {t('next.due', { when: soon(due, serverTime, t) })}
          </Tag>
          <span>
            {t(test.className === '' ? 'next.fromTeacher' : test.target === 'GROUP' ? 'next.fromGroup' : 'next.from', {
              className: test.className,
              teacher: test.teacherName,
            })}
          </span>
        </p>
        <h2 id="next-title" className={classes.nextTitle}>
          {test.title}
        </h2>
        <p className={classes.nextText}>
          {attempt
            ? t('next.going', { answered: attempt.answered, questions: test.questions })
            : t(test.attemptsAllowed === 1 ? 'next.about' : 'next.aboutSeveral', {
                what: [c('questionCount', { count: test.questions }), skills].filter(Boolean).join(': '),
              })}
        </p>
        {test.note !== '' && <p className={classes.nextNote}>{test.note}</p>}
        <div className={classes.nextButtons}>
          <Button
            variant="primary"
            size="lg"
            renderRoot={(props) => <AppLink href={`/assigned-unit-test/${test.id}`} {...props} />}
          >
            {t(attempt ? 'student.continue' : 'student.start')}
          </Button>
        </div>
      </div>
    </section>
  );
}
