import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Reply } from '@vumon/contract/client';
import { formatLastDay, formatTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, Card, ErrorState, LoadingState, ScaleStrip, cx } from '@vumon/ui';
import { IconCheck, IconDots, IconRefresh, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { cameFrom } from '../../navigation/came-from.ts';
import { useProfile } from '../../session/profile.ts';
import { useGate } from '../../session/use-gate.ts';
import { OrderAccounts } from './orders/OrderAccounts.tsx';
import { OrderTag } from './orders/OrderTag.tsx';
import { isGivenBack, useOrderOutcome } from './orders/order-outcome.ts';
import classes from './result.module.css';

type Order = Reply<'GET /itf/orders/detail/{id}'>;
const followMs = 1000;

/** The page that the payment gateway returns to: shows the stored order and polls it until it ends. */
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
    // A purchased package changes what every page shows.
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
      {order.data && (
        <Result
          order={order.data}
          checking={order.isFetching}
          checkedAt={order.dataUpdatedAt}
          onCheck={() => void order.refetch()}
        />
      )}
    </AppFrame>
  );
}

const bubbles = {
  waiting: ['done', 'done', 'next'],
  ended: ['stop', 'open', 'open'],
  cancelled: ['open', 'open', 'open'],
} as const;

/** The picture of an order's state: scales with one in gold once it is paid, otherwise bubbles for its progress. */
function Motif({ look }: { look: 'paid' | keyof typeof bubbles }) {
  if (look === 'paid') return <ScaleStrip height={120} look="ok" />;
  return (
    <div className={cx(classes.motif, classes[look])} aria-hidden>
      {bubbles[look].map((one, index) => (
        <span key={index} className={classes[one]}>
          {one === 'done' ? (
            <IconCheck size={28} stroke={2} />
          ) : one === 'next' ? (
            <IconDots size={28} stroke={2} />
          ) : (
            one === 'stop' && <IconX size={28} stroke={2} />
          )}
        </span>
      ))}
    </div>
  );
}

function Result({
  order,
  checking,
  checkedAt,
  onCheck,
}: {
  order: Order;
  checking: boolean;
  /** When this device last loaded the order. */
  checkedAt: number;
  onCheck(): void;
}) {
  const { t } = useTranslation('packages');
  const { money } = useFormat();
  const { role } = useProfile();
  // Users without a package find their orders on the page of their plan.
  const listed = useGate('/users/info/transaction-history') === 'open';
  const [back] = useState(() => cameFrom(undefined));
  const { title, body } = useOrderOutcome()(order);
  const { state, review } = order;
  const waiting = state === 'PROCESSING';
  const paid = state === 'SUCCESS';
  const again =
    order.examId === null
      ? (`/payment?plan=${order.packageCode}` as const)
      : (`/payment?test=${order.examId}` as const);
  const next =
    order.examId !== null
      ? ({ href: '/unit-test/mine', label: t('result.tests') } as const)
      : back !== null
        ? { href: back, label: t('back') }
        : role === 'STUDENT'
          ? ({ href: '/practice', label: t('result.practise') } as const)
          : ({ href: '/users/info/using-plan', label: t('result.plan') } as const);
  const facts = [
    [paid || review !== null ? 'paid' : waiting ? 'amount' : 'due', money(order.total)],
    ['reference', order.reference],
    ['until', order.packageEndsAt ? formatLastDay(order.packageEndsAt) : null],
    ['checked', waiting && review === null ? formatTime(new Date(checkedAt).toISOString()) : null],
    ['code', state === 'FAIL' ? order.responseCode : null],
    ['refunded', order.refunded > 0 ? money(order.refunded) : null],
  ] as const;
  return (
    <div className={classes.result}>
      <Card tone="lift" flush>
        <Motif
          look={
            paid && isGivenBack(order)
              ? 'cancelled'
              : paid
                ? 'paid'
                : waiting
                  ? 'waiting'
                  : state === 'FAIL'
                    ? 'ended'
                    : 'cancelled'
          }
        />
        <div className={classes.body}>
          <div role="status" className={classes.head}>
            <OrderTag order={order} />
            <h1 className="h24">{title}</h1>
            {body && <p>{body}</p>}
          </div>
          <dl className={classes.facts}>
            {facts.map(
              ([key, value]) =>
                value !== null && (
                  <div key={key}>
                    <dt>{t(`result.${key}`)}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
          <OrderAccounts accounts={order.accounts} />
          {state === 'SUCCESS' && order.accounts.some(({ opened }) => opened) && <p>{t('combo.told')}</p>}
          {waiting ? (
            <Button
              full
              size="lg"
              icon={<IconRefresh size={20} stroke={1.75} aria-hidden />}
              loading={checking}
              onClick={onCheck}
            >
              {t('result.check')}
            </Button>
          ) : (
            <Button
              variant="primary"
              size="lg"
              full
              renderRoot={(props) => <AppLink href={paid ? next.href : again} {...props} />}
            >
              {paid ? next.label : t('result.again')}
            </Button>
          )}
          <AppLink
            href={!paid ? '/home' : listed ? '/users/info/transaction-history' : '/users/info/using-plan'}
            className={classes.link}
          >
            {t(paid ? 'result.history' : 'result.home')}
          </AppLink>
        </div>
      </Card>
    </div>
  );
}
