/** A customer for staff of sales: who they are, what they hold and use, bought and asked, and what to offer next. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Customer } from '@vumon/contract';
import { formatPhone, orderKindOf } from '@vumon/domain';
import { formatDay, formatDayTime, formatLastDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Card, DataList, PageHeader, ProgressBar, StatRow, StatTile, Tag } from '@vumon/ui';
import { offersQuery } from '../../api/packages.ts';
import { OrderLines, OrderTag } from '../../commerce/packages/index.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { LoadFailed } from '../../frame/LoadFailed.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { AccountTag } from '../../lists/statuses.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useProfile } from '../../session/profile.ts';
import { QuotesCard } from '../../site/quotes/index.ts';
import classes from './customers.module.css';
import { customerQuery } from './queries.ts';

export default function CustomerPage() {
  const { t } = useTranslation('customers');
  const { customerSlug } = useParams({ strict: false }) as { customerSlug: string };
  const customer = useQuery(customerQuery(customerSlug));
  const list = { label: t('orders.list'), href: '/manage/orders' } as const;
  return (
    <AppFrame breadcrumb={[list, { label: customer.data?.fullName ?? t('title') }]}>
      {customer.data ? (
        <Page customer={customer.data} />
      ) : customer.error ? (
        <LoadFailed
          error={customer.error}
          onRetry={() => void customer.refetch()}
          retrying={customer.isFetching}
          back={list}
        />
      ) : (
        <PageSkeleton />
      )}
    </AppFrame>
  );
}

function Page({ customer }: { customer: Customer }) {
  const { t: c } = useTranslation('common');
  const { t: u } = useTranslation('user-administration');
  return (
    <div className={classes.page}>
      <PageHeader
        title={customer.fullName}
        subtitle={
          <span className={classes.tags}>
            <span>{c(`roles.${customer.role}`)}</span>
            <AccountTag status={customer.status}>{u(`statuses.${customer.status}`)}</AccountTag>
          </span>
        }
      />
      <Usage usage={customer.usage} />
      <div className={classes.columns}>
        <div className={classes.stack}>
          <Offers customer={customer} />
          {customer.status !== 'LOCK' && (
            <QuotesCard
              about={{ customerId: customer.id }}
              to={{
                name: customer.fullName,
                organisation: customer.school?.name ?? '',
                locale: customer.locale,
                audience: customer.role === 'STUDENT' ? 'student' : 'teacher',
              }}
            />
          )}
          <Orders customer={customer} />
        </div>
        <div className={classes.stack}>
          <Facts customer={customer} />
          <Packages packages={customer.packages} />
          <Requests customer={customer} />
        </div>
      </div>
    </div>
  );
}

const kinds = ['classes', 'students', 'systemTests', 'tests'] as const;

/** How much of the caps is used, in numbers alone. */
function Usage({ usage }: { usage: Customer['usage'] }) {
  const { t } = useTranslation('customers');
  const { number } = useFormat();
  if (!usage) return null;
  return (
    <StatRow card>
      {kinds.map((kind) => {
        const amount = usage[kind];
        if (!amount) return null;
        const { used, cap } = amount;
        const full = cap !== null && used >= cap;
        return (
          <StatTile
            key={kind}
            label={t(`usage.${kind}`)}
            value={number(used)}
            {...(cap !== null && { unit: `/${number(cap)}` })}
            tone={full ? 'bad' : cap !== null && used >= cap * 0.9 ? 'warn' : 'plain'}
            note={
              cap === null ? (
                t('usage.unlimited')
              ) : (
                <ProgressBar
                  value={used}
                  max={cap}
                  height={4}
                  tone={full ? 'bad' : 'ink'}
                  aria-label={t('usage.of', { name: t(`usage.${kind}`), used: number(used), cap: number(cap) })}
                />
              )
            }
          />
        );
      })}
    </StatRow>
  );
}

function Facts({ customer: { id, email, phone, provinceName, locale, createdAt, school } }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const { role } = useProfile();
  const admin = role === 'ADMIN';
  const none = t('none');
  return (
    <Card title={t('facts.title')}>
      <DataList
        items={[
          { label: t('facts.phone'), value: phone ? <a href={`tel:${phone}`}>{formatPhone(phone)}</a> : none },
          { label: t('facts.email'), value: email ? <a href={`mailto:${email}`}>{email}</a> : none },
          ...(provinceName ? [{ label: t('facts.province'), value: provinceName, strong: false }] : []),
          { label: t('facts.language'), value: t(`facts.locales.${locale}`), strong: false },
          { label: t('facts.created'), value: formatDay(createdAt), strong: false },
          ...(school
            ? [
                {
                  label: t('facts.school'),
                  value: (
                    <span className={classes.two}>
                      {admin ? <AppLink href={`/manage/schools/${school.id}`}>{school.name}</AppLink> : school.name}
                      <span className={classes.small}>
                        {[
                          t('facts.members', { count: school.members }),
                          school.administers && t('facts.administers'),
                          school.packageEndsAt && t('facts.schoolUntil', { day: formatLastDay(school.packageEndsAt) }),
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                    </span>
                  ),
                },
              ]
            : []),
        ]}
      />
      {admin && (
        <p className={classes.more}>
          <AppLink href={`/manage/users/${id}`}>{t('facts.account')}</AppLink>
        </p>
      )}
    </Card>
  );
}

function Packages({ packages }: { packages: Customer['packages'] }) {
  const { t } = useTranslation('customers');
  const { t: u } = useTranslation('user-administration');
  const { locale, number } = useFormat();
  return (
    <Card title={t('packages.title')}>
      {packages.length === 0 ? (
        <p className="muted">{t('packages.none')}</p>
      ) : (
        <ul className={classes.list}>
          {packages.map(({ id, name, nameEn, state, startsAt, endsAt, usesLeft, source }) => (
            <li key={id}>
              <span className={classes.tags}>
                <b>{locale === 'en' ? nameEn : name}</b>
                <Tag tone={state === 'CURRENT' ? 'ok' : state === 'UPCOMING' ? 'info' : 'neutral'}>
                  {u(`packageStates.${state}`)}
                </Tag>
              </span>
              <span className={classes.small}>
                {[
                  endsAt === null
                    ? t('packages.from', { from: formatDay(startsAt) })
                    : t('packages.fromTo', { from: formatDay(startsAt), to: formatLastDay(endsAt) }),
                  usesLeft !== null && t('packages.usesLeft', { count: usesLeft, formatted: number(usesLeft) }),
                  u(`sources.${source}`),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** What the account can buy, at the prices of the checkout: first the upgrades, which sales offer. */
function Offers({ customer: { offers, status } }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const { t: p } = useTranslation('payments');
  const { money, locale } = useFormat();
  const { data: shown = [] } = useQuery(offersQuery);
  const rank = { upgrade: 0, new: 1, renew: 2, 'buy-combo': 3 } as const;
  const sorted = [...offers].sort((a, b) => rank[a.action] - rank[b.action]);
  return (
    <Card title={t('offers.title')}>
      {sorted.length === 0 ? (
        <p className="muted">{t(status === 'LOCK' ? 'offers.locked' : 'offers.none')}</p>
      ) : (
        <ul className={classes.list}>
          {sorted.map((offer) => {
            const name = locale === 'en' ? offer.nameEn : offer.name;
            return (
              <li key={offer.packageCode}>
                <span className={classes.tags}>
                  <b>{name}</b>
                  <Tag tone={offer.action === 'upgrade' ? 'info' : 'neutral'}>{p(`kinds.${offer.action}`)}</Tag>
                  <b className={classes.price}>{money(offer.total)}</b>
                </span>
                {offer.lines.length > 1 && (
                  <OrderLines lines={offer.lines} name={name} several={offer.action === 'buy-combo'} offers={shown} />
                )}
                <span className={classes.small}>
                  {[
                    offer.endsAt && t('offers.until', { day: formatDay(offer.endsAt) }),
                    offer.endedAt && t('offers.sooner', { day: formatDay(offer.endedAt) }),
                    offer.lost > 0 && t('offers.lost', { sum: money(offer.lost) }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {sorted.length > 0 && <p className={classes.note}>{t('offers.note')}</p>}
    </Card>
  );
}

function Orders({ customer: { orders, orderCount, paid, refunded } }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const { t: p } = useTranslation('payments');
  const { money, number, locale } = useFormat();
  const sums = [
    paid > 0 && t('orders.paid', { sum: money(paid) }),
    refunded > 0 && t('orders.refunded', { sum: money(refunded) }),
  ].filter(Boolean);
  return (
    <Card title={t('orders.title')} {...(orderCount > 0 && { aside: number(orderCount) })}>
      {orders.length === 0 ? (
        <p className="muted">{t('orders.none')}</p>
      ) : (
        <>
          {sums.length > 0 && <p className={classes.sums}>{sums.join(' · ')}</p>}
          <ul className={classes.list}>
            {orders.map((order) => (
              <li key={order.id}>
                <span className={classes.tags}>
                  <AppLink href={`/manage/orders/${order.id}`}>{order.reference}</AppLink>
                  <OrderTag order={order} />
                  <b className={classes.price}>{money(order.total)}</b>
                </span>
                <span className={classes.small}>
                  {[
                    locale === 'en' ? order.nameEn : order.name,
                    p(`kinds.${orderKindOf(order)}`),
                    formatDayTime(order.createdAt),
                  ].join(' · ')}
                </span>
              </li>
            ))}
          </ul>
          {orderCount > orders.length && (
            <p className={classes.note}>{t('newest', { shown: number(orders.length), all: number(orderCount) })}</p>
          )}
        </>
      )}
    </Card>
  );
}

function Requests({ customer: { requests, requestCount } }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const { t: r } = useTranslation('requests');
  const { number } = useFormat();
  return (
    <Card title={t('requests.title')} {...(requestCount > 0 && { aside: number(requestCount) })}>
      {requests.length === 0 ? (
        <p className="muted">{t('requests.none')}</p>
      ) : (
        <>
          <ul className={classes.list}>
            {requests.map(({ id, kind, state, message, organisation, receivedAt, signedIn }) => (
              <li key={id}>
                <span className={classes.tags}>
                  <AppLink href={`/manage/requests?view=ALL&request=${id}`}>{r(`kinds.${kind}`)}</AppLink>
                  <Tag tone={state === 'NEW' || state === 'IN_PROGRESS' ? 'info' : 'neutral'}>
                    {r(`states.${state}`)}
                  </Tag>
                </span>
                <span className={classes.message}>{message}</span>
                <span className={classes.small}>
                  {[organisation, formatDayTime(receivedAt), !signedIn && t('requests.byMail')]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
          {requestCount > requests.length && (
            <p className={classes.note}>{t('newest', { shown: number(requests.length), all: number(requestCount) })}</p>
          )}
        </>
      )}
    </Card>
  );
}
