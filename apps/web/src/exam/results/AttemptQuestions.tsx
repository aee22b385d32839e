/** The questions of an attempt with their right answers, in the review views of their types. */
import type { ExamQuestionContent } from '@vumon/contract';
import { isSkillOf } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import {
  isQuestionTypeCode,
  parseContent,
  parseResponse,
  type QuestionKey,
  type QuestionTypeCode,
} from '@vumon/question-types';
import { ErrorState, LevelDots, Skeleton, SkillDot, type Hue } from '@vumon/ui';
import { useNamed } from '../../api/reference-data.ts';
import { QuestionReview } from '../../questions/QuestionReview.tsx';
import { recordingUrl, reviewMedia } from './media.ts';
import type { LearnerPaper } from './queries.ts';
import classes from './attempt.module.css';

export function AttemptQuestions({ paper, onlyWrong }: { paper: LearnerPaper; onlyWrong: boolean }) {
  const { t } = useTranslation('results');
  const named = useNamed();
  const wanted = (question: ExamQuestionContent) =>
    !onlyWrong ||
    paper.items.some((item) => item.question === question.id && item.state !== 'right' && item.state !== 'unscored');
  return paper.content.sections
    .flatMap((section) => section.parts)
    .map((part) => {
      const questions = part.questions.filter(wanted);
      if (questions.length === 0) return null;
      return (
        <section key={part.id} className={classes.part} aria-label={named(part)}>
          <h2 className={classes.partName}>{named(part)}</h2>
          {questions.map((question) => (
            <div key={question.id} data-question={question.id} className={classes.question}>
              {isQuestionTypeCode(question.type) ? (
                <Question type={question.type} question={question} paper={paper} />
              ) : (
                <ErrorState compact>{t('paper.unreadable')}</ErrorState>
              )}
            </div>
          ))}
        </section>
      );
    });
}

function Question({
  type,
  question,
  paper,
}: {
  type: QuestionTypeCode;
  question: ExamQuestionContent;
  paper: LearnerPaper;
}) {
  const { t } = useTranslation('results');
  const { t: c, find } = useTranslation('common');
  const content = parseContent(type, question.schemaVersion, question.content);
  if (!content.ok) return <ErrorState compact>{t('paper.unreadable')}</ErrorState>;
  const answer = paper.answers.find((one) => one.question === question.id)?.answer ?? null;
  const response = answer === null ? null : parseResponse(type, question.schemaVersion, answer);
  const results = paper.items
    .filter((item) => item.question === question.id)
    .map(({ item, state, points, max }) => ({ item, state, share: { earned: points, of: Math.max(1, max) } }));
  const level = Number(question.difficulty.slice(1));
  return (
    <QuestionReview
      type={type}
      waiting={<Skeleton height={200} radius={12} />}
      content={content.value}
      answerKey={(paper.keys[question.id] ?? null) as QuestionKey | null}
      response={response?.ok ? response.value : null}
      results={results}
      points={question.points}
      shuffleSeed={paper.shuffleOptions ? paper.shuffleSeed : null}
      firstNumber={question.firstNumber}
      media={reviewMedia}
      audience="teacher"
      marks={Object.fromEntries(
        paper.marks.filter((one) => one.question === question.id).map(({ item, mark }) => [item, mark]),
      )}
      recordingUrl={recordingUrl}
      facts={
        <>
          {isSkillOf(paper.content.subject, question.skill) && (
            <SkillDot hue={question.skill.toLowerCase() as Hue}>{c(`skills.${question.skill}`)}</SkillDot>
          )}
          {level > 0 && <LevelDots level={level}>{find('levels', question.difficulty)}</LevelDots>}
        </>
      }
    />
  );
}
