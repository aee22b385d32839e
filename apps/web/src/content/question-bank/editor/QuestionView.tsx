/** A question that may be read but not changed: as learners see it, its key where the package shows it. */
import { useNavigate } from '@tanstack/react-router';
import { IconCopy } from '@tabler/icons-react';
import { formatDay } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { parseContent, type QuestionContent, type QuestionKey } from '@vumon/question-types';
import {
  Button,
  DataList,
  ErrorState,
  LevelDots,
  LoadingState,
  Note,
  PageHeader,
  SkillDot,
  Tag,
  toast,
  type Hue,
} from '@vumon/ui';
import { AppFrame, type Breadcrumb } from '../../../frame/AppFrame.tsx';
import { useErrorMessage } from '../../../forms/errors.ts';
import { QuestionReview } from '../../../questions/QuestionReview.tsx';
import { useTypeName } from '../../../api/reference-data.ts';
import { previewMedia } from '../media.ts';
import { useFilterNames } from '../names.ts';
import { useQuestionChanges, type WholeQuestion } from '../queries.ts';
import { QuestionPreview } from '../QuestionPreview.tsx';
import classes from '../question-bank.module.css';

export function QuestionView({ question, crumbs }: { question: WholeQuestion; crumbs: Breadcrumb }) {
  const { t } = useTranslation('question-bank');
  const { t: c } = useTranslation('common');
  const typeName = useTypeName();
  const names = useFilterNames();
  const messageOf = useErrorMessage();
  const navigate = useNavigate();
  const { copy } = useQuestionChanges();
  const parsed = parseContent(question.type, question.schemaVersion, question.content);

  const copyToMine = () =>
    void copy.mutateAsync(question.id).then(
      (made) => {
        toast(t('copied', { count: 1 }));
        return navigate({ to: '/questions/$questionSlug', params: { questionSlug: made.id } });
      },
      (error: unknown) => toast(messageOf(error), { tone: 'bad', duration: 4000 }),
    );
  const facts = [
    question.gradeId && { label: t('filters.grade'), value: names.nameOf('grade', question.gradeId) },
    { label: t('filters.subjects'), value: c(`subjects.${question.subject}`) },
    {
      label: t(question.subject === 'MATH' ? 'filters.strand' : 'filters.skill'),
      value: <SkillDot hue={question.skill.toLowerCase() as Hue}>{c(`skills.${question.skill}`)}</SkillDot>,
    },
    question.topicId && { label: t('filters.topic'), value: names.nameOf('topic', question.topicId) },
    question.difficulty !== 'NA' && {
      label: t('filters.level'),
      value: <LevelDots level={Number(question.difficulty.slice(1))}>{c(`levels.${question.difficulty}`)}</LevelDots>,
    },
    question.cefr !== 'NA' && { label: t('filters.cefr'), value: t(`cefr.${question.cefr}`) },
    question.seriesId && { label: t('filters.series'), value: names.nameOf('series', question.seriesId) },
    question.examFamily !== 'NA' && { label: t('filters.standard'), value: t(`standards.${question.examFamily}`) },
    question.testCategory !== 'NA' && { label: t('filters.category'), value: t(`categories.${question.testCategory}`) },
    question.labels.length > 0 && {
      label: t('filters.label'),
      value: question.labels.map((label) => names.nameOf('label', label)).join(', '),
    },
    question.publisher !== 'NA' && {
      label: t('filters.publisher'),
      value: names.nameOf('publisher', question.publisher),
    },
    question.author && { label: t('filters.author'), value: question.author },
    question.creator && { label: t('filters.creator'), value: question.creator.fullName },
    { label: t('columns.updated'), value: formatDay(question.updatedAt) },
  ].filter((fact) => typeof fact === 'object' && fact !== null);

  return (
    <AppFrame breadcrumb={crumbs}>
      <div className={classes.page}>
        <PageHeader
          title={typeName(question.type, question.subject)}
          beside={<Tag>{question.type}</Tag>}
          actions={
            question.abilities.copy && (
              <Button
                variant="primary"
                icon={<IconCopy size={18} stroke={1.75} aria-hidden />}
                loading={copy.isPending}
                onClick={copyToMine}
              >
                {t('copyToMine')}
              </Button>
            )
          }
        />
        {question.keyAccess === 'package-required' && (
          <Note
            tone="info"
            title={t('keyLocked')}
            action={
              <Button
                size="sm"
                onClick={() =>
                  void navigate({ to: '/payment', search: { type: 'upgrade', feature: 'export-system-tests' } })
                }
              >
                {t('seePackages')}
              </Button>
            }
          >
            {t('keyLockedBody')}
          </Note>
        )}
        <div className={classes.view}>
          <div className={classes.viewMain}>
            {!parsed.ok ? (
              <ErrorState title={t('unreadable')}>{t('unreadableBody')}</ErrorState>
            ) : question.keyAccess === 'shown' ? (
              <WithKey question={question} content={parsed.value} />
            ) : (
              <QuestionPreview type={question.type} content={parsed.value} />
            )}
          </div>
          <aside className={classes.viewFacts}>
            <DataList items={facts} />
          </aside>
        </div>
      </div>
    </AppFrame>
  );
}

function WithKey({ question, content }: { question: WholeQuestion; content: QuestionContent }) {
  const { type } = question;
  const answerKey = question.answerKey as unknown as QuestionKey;
  return (
    <QuestionReview
      type={type}
      waiting={<LoadingState />}
      content={content}
      answerKey={answerKey}
      response={null}
      results={[]}
      shuffleSeed={null}
      firstNumber={1}
      media={previewMedia}
      audience="author"
    />
  );
}
