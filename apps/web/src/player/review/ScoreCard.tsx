/** Score, facts of the attempt and skills. */
import { IconCheck, IconHourglass } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { resultLevel, type ResultLevel } from '@vumon/domain';
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, ProgressBar, SkillDot, Spinner, Tag, type Hue, type Tone } from '@vumon/ui';
import { countStates, minutesWorked, skillSums, sumText, type SkillSum, type StudentResult } from './summary.ts';
import { isYoung } from '../young.ts';
import classes from './review.module.css';
import { useReviewMessages } from './translation.ts';

const tones: Record<ResultLevel, Tone> = { GOOD: 'ok', FAIR: 'info', PASS: 'warn', FAIL: 'bad' };

function ToAssigned() {
  const t = useReviewMessages();
  return (
    <div>
      <Button renderRoot={(props) => <Link to="/assigned-unit-test" {...props} />}>{t('back')}</Button>
    </div>
  );
}

/** What the attempt came to in one line: answers right and partly right, minutes worked. */
function useFacts({ attempt, review }: StudentResult): string {
  const t = useReviewMessages();
  const counts = review && countStates(review.items);
  const ended = attempt?.submittedAt ?? attempt?.deadlineAt;
  return [
    counts && t('right', { count: counts.right }),
    counts && counts.partial > 0 && t('partial', { count: counts.partial }),
    attempt && ended && t('worked', { count: minutesWorked(attempt.startedAt, ended) }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** `alone`: for a learner who has no list of assigned tests. */
export function ScoreCard({ result, alone }: { result: StudentResult; alone: boolean }) {
  const t = useReviewMessages();
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const { score, review, attempt, scoreState, reviewAfter } = result;
  const barLabel = ({ skill, partial, right, items }: SkillSum): string => {
    const named = common(`skills.${skill}`);
    return partial === 0 && items > 0 ? t('skillBar', { skill: named, right, items }) : named;
  };
  const sums = review ? skillSums(review.content, review.items) : [];
  const level = score ? resultLevel(score.mark) : null;
  // A provisional mark is not compared with the class average, and a child of grades 1 to 5 with nobody.
  const average = score?.needsTeacher || isYoung(result.exam.gradeId) ? null : (score?.classAverage ?? null);
  const difference = score && average !== null ? score.mark - average : 0;
  // After the end, keys stay closed only while somebody takes the test, or another open test contains one of its
  // questions.
  const closed = attempt !== null && Date.parse(attempt.serverTime) >= Date.parse(result.endsAt);
  // Another test with one of the questions ends later than this one.
  const held = result.keysAt > result.endsAt;
  const facts = useFacts(result);
  return (
    <section className={classes.score}>
      <div className={classes.scoreMargin}>
        {score?.needsTeacher ? (
          <>
            <span className={classes.waiting}>
              <IconHourglass size={40} stroke={1.5} aria-hidden />
            </span>
            <Tag tone="warn">{t('provisional')}</Tag>
          </>
        ) : score ? (
          <>
            <b className={classes.mark} aria-label={t('markLabel', { mark: format.mark(score.mark) })}>
              {format.mark(score.mark)}
            </b>
            {level && (
              <Tag
                tone={tones[level]}
                icon={level === 'FAIL' ? undefined : <IconCheck size={14} stroke={2} aria-hidden />}
              >
                {common(`resultLevels.${level}`)}
              </Tag>
            )}
          </>
        ) : (
          <span className={classes.waiting}>
            {scoreState === 'BEING_SCORED' ? (
              <Spinner size={32} />
            ) : (
              <IconHourglass size={40} stroke={1.5} aria-hidden />
            )}
          </span>
        )}
      </div>
      <div className={classes.scoreBody}>
        <h1 className="h24">{result.exam.name}</h1>
        <p className={classes.scoreFacts} role="status">
          {facts !== '' && `${facts.charAt(0).toLocaleUpperCase()}${facts.slice(1)}. `}
          {average !== null &&
            (difference === 0 ? (
              t('sameAverage', { average: format.mark(average) })
            ) : (
              <>
                {t(difference > 0 ? 'above' : 'below')} <b className="num">{format.mark(Math.abs(difference))}</b>{' '}
                {t('pointUnit')}
              </>
            ))}
          {scoreState === 'BEING_SCORED' && t('scoring')}
          {scoreState === 'AFTER_END' &&
            (result.mode === 'PRACTICE'
              ? t('afterEnd.HELD')
              : t(closed && reviewAfter !== 'OFF' ? 'afterEnd.WORKING' : `afterEnd.${held ? 'ON' : reviewAfter}`, {
                  at: formatDayTime(result.endsAt),
                }))}
          {scoreState === 'NOT_SUBMITTED' && t('notSubmitted')}
          {score?.needsTeacher &&
            ` ${t('needsTeacher', { points: format.mark(score.points), max: format.mark(score.maxPoints) })}`}
        </p>
        {!review?.keys &&
          (scoreState === 'SHOWN' || (scoreState === 'AFTER_END' && held && result.mode === 'TEST')) &&
          (reviewAfter === 'FREE' || (!review && reviewAfter === 'REVIEW')) && (
            <p className={classes.scoreNote}>
              {t(`${held ? 'reviewHeld' : closed ? 'reviewWithheld' : 'reviewLater'}.${reviewAfter}`, {
                at: formatDayTime(result.keysAt),
              })}
            </p>
          )}
        {!review && attempt?.submittedAt && (
          <p className={classes.scoreNote}>{t('submittedAt', { at: formatDayTime(attempt.submittedAt) })}</p>
        )}
        {!alone && <ToAssigned />}
      </div>
      {sums.length > 0 && (
        <dl className={classes.skills}>
          {sums.map((sum) => (
            <div key={sum.skill} className={classes.skill}>
              <dt>
                <SkillDot hue={sum.skill.toLowerCase() as Hue}>{common(`skills.${sum.skill}`)}</SkillDot>
              </dt>
              <dd className={classes.skillBar}>
                <ProgressBar
                  value={sum.points}
                  max={sum.max}
                  hue={sum.skill.toLowerCase()}
                  aria-label={barLabel(sum)}
                />
              </dd>
              <dd className="num b6">{sumText(sum)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
