/** A learner's attempts at one assignment: which one counts, the marks that may be shown, and the next attempt. */
import type { AssignedTest } from '@vumon/contract';
import { formatDayTime } from '@vumon/i18n';
import { useFormat } from '@vumon/i18n/react';
import { Button, Tag } from '@vumon/ui';
import type { StudentResult } from './summary.ts';
import classes from './review.module.css';
import { useReviewMessages } from './translation.ts';

interface AttemptsProps {
  result: StudentResult;
  test: AssignedTest;
  onShow(number: number): void;
}

export function Attempts({ result, test, onShow }: AttemptsProps) {
  const t = useReviewMessages();
  const format = useFormat();
  const { attempts, attempt, counting, mode } = result;
  const left = test.attemptsLeft;
  return (
    <section className={classes.attempts} aria-label={t('attempts.title')}>
      <header className={classes.attemptsHead}>
        <div>
          <h2 className="h16">{t('attempts.title')}</h2>
          <p className="muted">
            {left === null ? t('attempts.unlimited') : t('attempts.left', { count: left })}
            {mode === 'TEST' && attempts.length + (left ?? 1) > 1 && ` ${t(`attempts.counting.${counting}`)}`}
          </p>
        </div>
        {test.nextAttempt !== null && (
          <Button
            variant="primary"
            renderRoot={(props) => (
              // Loads the whole page, because the player is a separate app.
              <a href={`?attempt=${test.nextAttempt}`} {...props}>
                {props['children']}
              </a>
            )}
          >
            {t('attempts.next', { number: test.nextAttempt })}
          </Button>
        )}
      </header>
      {attempts.length > 1 && (
        <ol className={classes.attemptRows}>
          {attempts.map((one) => (
            <li key={one.id} aria-current={one.id === attempt?.id ? 'true' : undefined}>
              <b>{t('attempts.number', { number: one.number })}</b>
              <span className="muted">{one.submittedAt ? formatDayTime(one.submittedAt) : t('attempts.running')}</span>
              {one.counts && mode === 'TEST' && <Tag tone="ok">{t('attempts.counts')}</Tag>}
              <span className={classes.attemptMark}>
                {one.provisional ? t('provisional') : one.mark === null ? '–' : format.mark(one.mark)}
              </span>
              <Button
                size="sm"
                disabledReason={one.id === attempt?.id ? t('attempts.shown') : null}
                aria-label={`${t('attempts.show')}: ${t('attempts.number', { number: one.number })}`}
                onClick={() => onShow(one.number)}
              >
                {t('attempts.show')}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
