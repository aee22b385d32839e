import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Reply } from '@vumon/contract/client';
import { gatewayCodeOf } from '@vumon/domain';
import { formatDay, formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, Card, ErrorState, LoadingState, Tag } from '@vumon/ui';
import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import classes from './packages.module.css';

type Order = Reply<'GET /itf/orders/detail/{id}'>;
const followMs = 2000;
const tones = { SUCCESS: 'ok', PROCESSING: 'info', FAIL: 'bad', CANCEL: 'neutral' } as const;

/** Where the gateway leads back to: the order as it is stored, followed until it ends. */
export default function ResultPage() {
  const { t } = useTranslation('packages');
  const say = useErrorMessage();
  const client = useQueryClient();
  const [given] = useState(() => Object.fromEntries(new URLSearchParams(location.search)));
  const order = useQuery({
    queryKey: ['payment', 'result', given],
    queryFn: (): Promise<Order> =>
      given['order']
        ? api('GET /itf/orders/detail/{id}', { params: { id: given['order'] } })
        : api('GET /payment/return', {
            query: { ...given, vnp_TxnRef: given['vnp_TxnRef'] ?? '', vnp_SecureHash: given['vnp_SecureHash'] ?? '' },
          }),
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.state === 'PROCESSING' && data.review === null ? followMs : false),
  });
  const state = order.data?.state;
  useEffect(() => {
    // A package that has begun changes what every page shows.
    if (state === 'SUCCESS') void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'payment' });
  }, [state, client]);
  return (
    <AppFrame breadcrumb={[{ label: t('title'), href: '/payment' }, { label: t('result.title') }]}>
      {order.isPending && <LoadingState />}
      {order.isError && (
        <ErrorState onRetry={() => void order.refetch()} retrying={order.isFetching}>
          {say(order.error)}
        </ErrorState>
      )}
      {order.data && <Result order={order.data} checking={order.isFetching} onCheck={() => void order.refetch()} />}
    </AppFrame>
  );
}

function Result({ order, checking, onCheck }: { order: Order; checking: boolean; onCheck(): void }) {
  const { t } = useTranslation('packages');
  const { locale, money } = useFormat();
  const name = locale === 'en' ? order.nameEn : order.name;
  const { state, review, responseCode } = order;
  const code = gatewayCodeOf(responseCode ?? '');
  const reason = code === '75' ? t('codes.75') : t('result.failed', { reason: t(`codes.${code}`) });
  const waiting = state === 'PROCESSING';
  const body =
    state === 'SUCCESS'
      ? t('result.successBody')
      : waiting
        ? t(review === null ? 'result.waitingBody' : review === 'SUSPECTED' ? 'codes.07' : 'result.reviewBody')
        : reason;
  return (
    <div className={classes.result} role="status" aria-live="polite">
      <Card tone="lift">
        <div className={classes.buy}>
          <div>
            <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
          </div>
          <h1 className="h20">
            {state === 'SUCCESS'
              ? t(order.examId === null ? 'result.success' : 'result.test', { name })
              : t(waiting ? (review === null ? 'result.waiting' : 'result.review') : `result.${state}`)}
          </h1>
          <p>{body}</p>
          <dl className={classes.lines}>
            {(
              [
                ['amount', money(order.total)],
                ['reference', order.reference],
                ['ordered', formatDayTime(order.createdAt)],
                ['until', order.packageEndsAt ? formatDay(order.packageEndsAt) : null],
                ['code', state === 'FAIL' ? responseCode : null],
                ['refunded', order.refunded > 0 ? money(order.refunded) : null],
              ] as const
            ).map(
              ([key, value]) =>
                value !== null && (
                  <div key={key} className={classes.line}>
                    <dt>{t(`result.${key}`)}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
          {waiting ? (
            <Button full loading={checking} onClick={onCheck}>
              {t('result.check')}
            </Button>
          ) : (
            state !== 'SUCCESS' && (
              <Button variant="primary" full renderRoot={(props) => <AppLink href="/payment" {...props} />}>
                {t('result.again')}
              </Button>
            )
          )}
          <AppLink
            href={state !== 'SUCCESS' ? '/home' : order.examId === null ? '/users/info/using-plan' : '/practice'}
          >
            {t(state !== 'SUCCESS' ? 'result.home' : order.examId === null ? 'result.plan' : 'result.tests')}
          </AppLink>
        </div>
      </Card>
    </div>
  );
}
