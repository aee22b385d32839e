import type { Order } from '@vumon/contract';
import { gatewayCodeOf } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';

/** Whether the whole amount has been refunded. */
export const isGivenBack = ({ total, refunded }: Pick<Order, 'total' | 'refunded'>): boolean =>
  total > 0 && refunded >= total;

/** What happened to an order, as a title and a sentence for its buyer. Debited money is never called a failure. */
export function useOrderOutcome(): (order: Order) => { readonly title: string; readonly body: string | null } {
  const { t } = useTranslation('packages');
  const { locale, money } = useFormat();
  return (order) => {
    const { state, review, responseCode } = order;
    const name = locale === 'en' ? order.nameEn : order.name;
    if (order.refunding > 0)
      return { title: t('result.refunding', { sum: money(order.refunding) }), body: t('result.refundingBody') };
    if (isGivenBack(order)) return { title: t('result.givenBack'), body: t('result.givenBackBody') };
    if (state === 'SUCCESS')
      return {
        title: t(
          order.action === 'buy-combo' ? 'result.combo' : order.examId === null ? 'result.success' : 'result.test',
          {
            name,
          },
        ),
        body: t('result.successBody'),
      };
    if (state === 'PROCESSING')
      return review === null
        ? { title: t('result.waiting'), body: t('result.waitingBody') }
        : { title: t('result.review'), body: t(review === 'SUSPECTED' ? 'codes.07' : 'result.reviewBody') };
    if (responseCode === null) return { title: t(`result.${state}`), body: null };
    const code = gatewayCodeOf(responseCode);
    // The amount was debited and staff ended the order: the bank has returned the money.
    if (code === '00' || code === '07') return { title: t(`result.${state}`), body: t('result.givenBackBody') };
    return {
      title: state === 'FAIL' && code !== '99' ? t(`causes.${code}`) : t(`result.${state}`),
      body: code === '75' ? t('codes.75') : t('result.failed', { reason: t(`codes.${code}`) }),
    };
  };
}
