import type { OrderState, ReviewReason } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Tag } from '@vumon/ui';
import { isGivenBack } from './order-outcome.ts';

const tones = { SUCCESS: 'ok', PROCESSING: 'info', FAIL: 'bad', CANCEL: 'neutral' } as const;

/** The state of an order; also whether it waits for staff or has been refunded completely. */
export function OrderTag({
  order,
}: {
  order: {
    readonly state: OrderState;
    readonly review: ReviewReason | null;
    readonly total: number;
    readonly refunded: number;
  };
}) {
  const { t } = useTranslation('packages');
  return order.review ? (
    <Tag tone="warn">{t('states.REVIEW')}</Tag>
  ) : isGivenBack(order) ? (
    <Tag tone="neutral">{t('states.REFUNDED')}</Tag>
  ) : (
    <Tag tone={tones[order.state]}>{t(`states.${order.state}`)}</Tag>
  );
}
