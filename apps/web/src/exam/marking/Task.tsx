/** The question that a learner answered, as the learner saw it, with the author's notes for marking. */
import { useTranslation } from '@vumon/i18n/react';
import { isQuestionTypeCode, parseContent, type QuestionKey, type QuestionTypeCode } from '@vumon/question-types';
import { Skeleton } from '@vumon/ui';
import { QuestionReview } from '../../questions/QuestionReview.tsx';
import { reviewMedia } from '../results/index.ts';
import type { Overview } from './queries.ts';
import classes from './marking.module.css';

export function Task({ overview, question: id }: { overview: Overview; question: string }) {
  const { t } = useTranslation('marking');
  const question = overview.content.sections
    .flatMap((section) => section.parts.flatMap((part) => part.questions))
    .find((one) => one.id === id);
  if (!question || !isQuestionTypeCode(question.type)) return null;
  return (
    <details className={classes.task}>
      <summary>{t('task')}</summary>
      <Shown type={question.type} question={question} answerKey={(overview.keys[id] ?? null) as QuestionKey | null} />
    </details>
  );
}

type Asked = Overview['content']['sections'][number]['parts'][number]['questions'][number];

function Shown({
  type,
  question,
  answerKey,
}: {
  type: QuestionTypeCode;
  question: Asked;
  answerKey: QuestionKey | null;
}) {
  const content = parseContent(type, question.schemaVersion, question.content);
  if (!content.ok) return null;
  return (
    <QuestionReview
      type={type}
      waiting={<Skeleton height={160} radius={12} />}
      content={content.value}
      answerKey={answerKey}
      response={null}
      results={[]}
      shuffleSeed={null}
      firstNumber={question.firstNumber}
      media={reviewMedia}
      audience="author"
      points={question.points}
    />
  );
}
