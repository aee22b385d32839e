/** Explains the rules of practice, of a test with several attempts, or of a learner's individual time. */
import type { AssignedTest } from '@vumon/contract';
import { useAttemptMessages } from '../../screen/on-demand/translation.ts';

export function AttemptRules({ test }: { test: AssignedTest }) {
  const t = useAttemptMessages();
  const { mode, attempt, nextAttempt, attemptsAllowed, counting } = test;
  const number = attempt?.status === 'RUNNING' ? attempt.number : (nextAttempt ?? 1);
  return (
    <>
      {mode === 'PRACTICE' && <li>{t('rules.practice')}</li>}
      {test.extraMinutes > 0 && attempt?.status !== 'RUNNING' && (
        <li>{t('rules.extra', { count: test.extraMinutes })}</li>
      )}
      {attemptsAllowed === null ? (
        <li>{t('rules.unlimited')}</li>
      ) : (
        attemptsAllowed > 1 && (
          <li>
            {t('rules.number', { number, allowed: attemptsAllowed })}
            {mode === 'TEST' && ` ${t(`rules.counting.${counting}`)}`}
          </li>
        )
      )}
    </>
  );
}
