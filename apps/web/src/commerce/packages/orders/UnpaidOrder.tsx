import type { PriceQuote } from '@vumon/contract';
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, Note } from '@vumon/ui';
import { useEffect, useEffectEvent } from 'react';
import { AppLink } from '../../../navigation/AppLink.tsx';

/** An order of the same thing that was left at the gateway: it is paid or looked at, rather than ordered again. */
export function UnpaidOrder({ order }: { order: NonNullable<PriceQuote['open']> }) {
  const { t } = useTranslation('packages');
  const { money } = useFormat();
  return (
    <Note
      tone="warn"
      title={t('order.unpaid', { reference: order.reference })}
      action={
        <>
          <Button size="sm" variant="primary" onClick={() => location.assign(order.payUrl)}>
            {t('order.payOn')}
          </Button>
          <Button size="sm" renderRoot={(props) => <AppLink href={`/payment/results?order=${order.id}`} {...props} />}>
            {t('order.look')}
          </Button>
        </>
      }
    >
      {t('order.unpaidBody', { at: formatDayTime(order.createdAt), sum: money(order.total) })}
    </Note>
  );
}

/** Calls back when the browser shows the page as it was left, which "Back" does without loading anything. */
export function useShownAgain(onShown: () => void): void {
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => persisted && shown();
    addEventListener('pageshow', listen);
    return () => removeEventListener('pageshow', listen);
  }, []);
}
