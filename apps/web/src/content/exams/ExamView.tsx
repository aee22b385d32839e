import { useNavigate } from '@tanstack/react-router';
import { IconCopy, IconEye, IconFiles, IconPrinter, IconSend } from '@tabler/icons-react';
import type { ExamDetail } from '@vumon/contract';
import { useFormat, useLocale, useTranslation } from '@vumon/i18n/react';
import { Line } from '@vumon/question-types/line';
import { Button, Card, LevelDots, Note, PageHeader, Sheet, Tag, toast } from '@vumon/ui';
import { useState } from 'react';
import { useNamed } from '../../api/reference-data.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { useRestorableState } from '../../forms/restorable-state.ts';
import { useProfile } from '../../session/profile.ts';
import { useGate } from '../../session/use-gate.ts';
import { roman } from '../../i18n/roman.ts';
import { AssignDialog } from '../../exam/assignments/form/AssignDialog.tsx';
import { chosenOf, partTitle, partViews, type PartView } from './builder/model.ts';
import { PreviewDialog } from './builder/PreviewDialog.tsx';
import { range } from './builder/QuestionRows.tsx';
import { ExamFacts } from './ExamFacts.tsx';
import classes from './exams.module.css';
import { useExamChanges } from './queries.ts';

/** A test for somebody who may not change it: what it is, what it asks, and what can be done with it. */
export function ExamView({ exam }: { exam: ExamDetail }) {
  const { t } = useTranslation('exams');
  const messageOf = useErrorMessage();
  const navigate = useNavigate();
  const profile = useProfile();
  const gate = useGate('/unit-test/create');
  const { copy } = useExamChanges();
  const [preview, setPreview] = useState(false);
  const [assigning, setAssigning] = useRestorableState('assigning', false);
  const mayCopy = exam.abilities.copy && exam.locked === null && gate === 'open';
  const english = useLocale() === 'en';
  const name = (english && exam.nameEn) || exam.name;
  const views = partViews(exam.sections, chosenOf(exam));
  const showsQuestions = views.some((view) => view.questions.length > 0);
  const makeCopy = () =>
    copy.mutate(
      { id: exam.id, name: t('copyName', { name: exam.name }).slice(0, 100) },
      {
        onSuccess: (made) => {
          toast(t('copied'));
          void navigate({ to: '/unit-test/$templateSlug', params: { templateSlug: made.id } });
        },
        onError: (error) => toast(messageOf(error), { tone: 'bad', duration: 4000 }),
      },
    );

  return (
    <AppFrame breadcrumb={[{ label: t('title'), href: '/unit-test' }, { label: name }]}>
      <div className={classes.page}>
        <PageHeader
          title={name}
          beside={profile.role === 'STUDENT' ? undefined : <Tag>{t('view.readOnly')}</Tag>}
          actions={
            <>
              {showsQuestions && (
                <Button icon={<IconEye size={20} stroke={1.75} aria-hidden />} onClick={() => setPreview(true)}>
                  {t('preview')}
                </Button>
              )}
              {showsQuestions && (
                <Button
                  icon={<IconPrinter size={20} stroke={1.75} aria-hidden />}
                  renderRoot={(props) => <AppLink href={`/unit-test/${exam.id}?print=paper`} {...props} />}
                >
                  {t('print.open')}
                </Button>
              )}
              {showsQuestions && exam.status === 'READY' && profile.role !== 'STUDENT' && (
                <Button
                  icon={<IconFiles size={20} stroke={1.75} aria-hidden />}
                  renderRoot={(props) => <AppLink href={`/unit-test/${exam.id}/papers`} {...props} />}
                >
                  {t('print.papers')}
                </Button>
              )}
              {mayCopy && (
                <Button
                  icon={<IconCopy size={18} stroke={1.75} aria-hidden />}
                  loading={copy.isPending}
                  onClick={makeCopy}
                >
                  {t('view.copyToEdit')}
                </Button>
              )}
              {exam.abilities.assign && exam.locked === null && (
                <Button
                  variant="primary"
                  icon={<IconSend size={18} stroke={1.75} aria-hidden />}
                  onClick={() => setAssigning(true)}
                >
                  {t('assign')}
                </Button>
              )}
            </>
          }
        />
        {profile.role === 'STUDENT' && <Note tone="info">{t('view.student')}</Note>}
        {exam.locked !== null && (
          <Note
            tone="info"
            title={t('view.locked')}
            action={<AppLink href={`/payment?type=upgrade&feature=${exam.locked}`}>{t('unlock')}</AppLink>}
          >
            {t('view.lockedBody')}
          </Note>
        )}
        {exam.needsCode && profile.role !== 'STUDENT' && <Note tone="info">{t('view.needsCode')}</Note>}
        <Card>
          <ExamFacts exam={exam} />
        </Card>
        <h2 className={classes.sectionTitle}>{t(showsQuestions ? 'view.structure' : 'view.structureOnly')}</h2>
        {views.map((view) => (
          <PartSheet key={view.part.id} view={view} />
        ))}
      </div>
      {preview && <PreviewDialog examId={exam.id} name={name} opened onClose={() => setPreview(false)} />}
      {assigning && <AssignDialog examId={exam.id} opened onClose={() => setAssigning(false)} />}
    </AppFrame>
  );
}

/** The questions of a part, each with the number of its first item. */
function numbered({ first, questions }: PartView): { question: PartView['questions'][number]; from: number }[] {
  let from = first;
  return questions.map((question) => {
    const one = { question, from };
    from += question.items;
    return one;
  });
}

/** One part of the test with its questions, for reading. */
export function PartSheet({ view }: { view: PartView }) {
  const named = useNamed();
  const { t } = useTranslation('exams');
  const { find } = useTranslation('common');
  const format = useFormat();
  return (
    <Sheet
      title={partTitle(t('part', { number: roman(view.index) }), named(view.part))}
      aside={t('view.part', { count: view.part.questions, points: format.mark(view.part.points) })}
    >
      {numbered(view).map(({ question, from }) => (
        <Sheet.Row key={question.id} className={classes.row} margin={range(from, from + question.items - 1)}>
          <div className={classes.stem}>
            {(question.items > 1 && question.title) || <Line text={question.summary} />}
          </div>
          <div className={classes.facts}>
            <LevelDots level={/^M[1-4]$/.test(question.difficulty) ? Number(question.difficulty[1]) : 0}>
              {find('levels', question.difficulty)}
            </LevelDots>
            <span>{question.type}</span>
          </div>
        </Sheet.Row>
      ))}
    </Sheet>
  );
}
