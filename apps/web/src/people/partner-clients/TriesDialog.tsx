/** Every try of one delivery, and when the next one comes. */
import { useQuery } from '@tanstack/react-query';
import type { CallbackDelivery } from '@vumon/contract';
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { ErrorState, LoadingState, Modal } from '@vumon/ui';
import { useErrorMessage } from '../../forms/errors.ts';
import { useAnswerName } from './answer-name.ts';
import { triesQuery } from './queries.ts';
import classes from './partners.module.css';

export function TriesDialog({
  partnerId,
  delivery,
  onClose,
}: {
  partnerId: string;
  delivery: CallbackDelivery;
  onClose: () => void;
}) {
  const { t } = useTranslation('partner-clients');
  const say = useErrorMessage();
  const { number } = useFormat();
  const nameOf = useAnswerName();
  const tries = useQuery(triesQuery(partnerId, delivery.id));
  return (
    <Modal opened onClose={onClose} size="md" title={t('log.triesTitle', { learner: delivery.learner })}>
      {tries.data ? (
        <ol className={classes.tries}>
          {tries.data.map((one) => (
            <li key={one.number} value={one.number}>
              <span>{formatDayTime(one.at)}</span>
              <span className={classes.strong}>{nameOf(one.answer)}</span>
              <span className={classes.muted}>{`${number(one.ms)} ms`}</span>
              {one.retryAfter !== null && (
                <span className={classes.facts}>{t('log.askedFor', { seconds: number(one.retryAfter) })}</span>
              )}
            </li>
          ))}
          {delivery.nextAt !== null && (
            <li value={delivery.tries + 1} className={classes.muted}>
              {t('log.planned', { at: formatDayTime(delivery.nextAt), until: formatDayTime(delivery.giveUpAt) })}
            </li>
          )}
        </ol>
      ) : tries.error ? (
        <ErrorState onRetry={() => void tries.refetch()}>{say(tries.error)}</ErrorState>
      ) : (
        <LoadingState />
      )}
    </Modal>
  );
}
