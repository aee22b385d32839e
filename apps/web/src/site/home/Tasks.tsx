/** The teacher's open tasks, or first steps where nothing has been set up yet. */
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, Sheet, cx } from '@vumon/ui';
import type { ReactNode } from 'react';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useGate } from '../../session/use-gate.ts';
import type { Href } from '../../navigation/paths.ts';
import classes from './home.module.css';
import type { TeacherOverview } from './queries.ts';
import { soon } from './when.ts';

interface Task {
  key: string;
  count: ReactNode;
  urgent?: boolean;
  title: string;
  text: string;
  verb: string;
  href: Href;
}

export function Tasks({ home }: { home: TeacherOverview }) {
  const { t } = useTranslation('home');
  const tasks: Task[] = [
    ...home.joining.map((one): Task => ({
      key: `join-${one.classId}`,
      count: one.requests,
      title: t('tasks.joining', { count: one.requests }),
      text: t('tasks.joiningText', { name: one.className }),
      verb: t('tasks.answer'),
      href: `/classes/${one.classId}?tab=requests`,
    })),
    ...home.ending.map((one): Task => ({
      key: one.id,
      count: one.missing,
      urgent: true,
      title: t('tasks.ending', { when: soon(one.endsAt, home.serverTime, t) }),
      text: t('tasks.endingText', { title: one.title, name: one.className, count: one.missing }),
      verb: t('tasks.see'),
      href: `/learning/${one.id}`,
    })),
    ...home.late.map((one): Task => ({
      key: one.attemptId,
      count: one.answers,
      title: t('tasks.late', { count: one.answers }),
      text: t('tasks.lateText', { student: one.student, title: one.title }),
      verb: t('tasks.look'),
      href: `/learning/${one.assignmentId}?paper=${one.attemptId}`,
    })),
    ...home.toMark.map((one): Task => ({
      key: `marking-${one.id}`,
      count: one.works,
      title: t('tasks.toMark', { count: one.works }),
      text: t('tasks.toMarkText', { title: one.title, name: one.className }),
      verb: t('tasks.mark'),
      href: `/learning/${one.id}/marking`,
    })),
    ...home.drafts.map((one): Task => ({
      key: one.id,
      count: one.missing > 0 ? one.missing : <IconCheck size={20} stroke={2} aria-hidden />,
      title: one.missing > 0 ? t('tasks.draft', { count: one.missing }) : t('tasks.ready'),
      text: one.name,
      verb: t('tasks.continue'),
      href: `/unit-test/${one.id}`,
    })),
  ];
  const { classes: classCount, students, assignments } = home.counts;
  if (tasks.length === 0 && (classCount === 0 || students === 0 || assignments === 0))
    return <FirstSteps home={home} />;
  if (tasks.length === 0) {
    return (
      <Sheet title={t('tasks.title')} className={classes.idle!}>
        <Sheet.Row margin={<IconCheck size={20} stroke={2} className={classes.done} aria-hidden />}>
          <EmptyState compact motif="scales" title={t('tasks.none')}>
            {t('tasks.noneBody')}
          </EmptyState>
        </Sheet.Row>
      </Sheet>
    );
  }
  return (
    <Sheet title={t('tasks.title')} aside={t('tasks.count', { count: tasks.length })}>
      {tasks.map((task) => (
        <Sheet.Row
          key={task.key}
          margin={<span className={cx(task.urgent && classes.urgent)}>{task.count}</span>}
          action={
            <Button
              variant={task.urgent ? 'tint' : 'outline'}
              renderRoot={(props) => <AppLink href={task.href} {...props} />}
            >
              {task.verb}
            </Button>
          }
        >
          <div className={classes.task}>{task.title}</div>
          <div className={classes.muted}>{task.text}</div>
        </Sheet.Row>
      ))}
    </Sheet>
  );
}

function FirstSteps({ home: { counts } }: { home: TeacherOverview }) {
  const { t } = useTranslation('home');
  const creates = useGate('/unit-test/create') === 'open';
  const done = counts.assignments > 0;
  const steps: readonly { key: 'class' | 'students' | 'exam' | 'assign'; done: boolean; href: Href }[] = [
    { key: 'class', done: counts.classes > 0, href: '/classes' },
    { key: 'students', done: counts.students > 0, href: '/classes' },
    creates && counts.exams === 0
      ? { key: 'exam', done, href: '/unit-test/create' }
      : { key: 'assign', done, href: counts.exams > 0 ? '/unit-test/mine' : '/unit-test' },
  ];
  const next = steps.find(({ done }) => !done)?.key;
  // A package that creates tests has a filled button at the top of the page already.
  return (
    <Sheet title={t('first.title')} aside={t('first.aside')} as="section">
      {steps.map(({ key, done, href }, index) => (
        <Sheet.Row
          key={key}
          margin={
            done ? <IconCheck size={20} stroke={2} className={classes.done} aria-label={t('first.done')} /> : index + 1
          }
          action={
            done ? undefined : (
              <Button
                variant={key !== next ? 'outline' : creates ? 'tint' : 'primary'}
                renderRoot={(props) => <AppLink href={href} {...props} />}
              >
                {t(`first.${key}.verb`)}
              </Button>
            )
          }
        >
          <div className={classes.task}>{t(`first.${key}.title`)}</div>
          <div className={classes.muted}>{t(`first.${key}.text`)}</div>
        </Sheet.Row>
      ))}
    </Sheet>
  );
}
