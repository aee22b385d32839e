import type { OrderState, ReviewReason } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Tag } from '@vumon/ui';

const tones = { SUCCESS: 'ok', PROCESSING: 'info', FAIL: 'bad', CANCEL: 'neutral' } as const;

/** The state of an order; one that waits for a person says so. */
export function OrderTag({ order }: { order: { readonly state: OrderState; readonly review: ReviewReason | null } }) {
  const { t } = useTranslation('packages');
  return order.review ? (
    <Tag tone="warn">{t('states.REVIEW')}</Tag>
  ) : (
    <Tag tone={tones[order.state]}>{t(`states.${order.state}`)}</Tag>
  );
}
