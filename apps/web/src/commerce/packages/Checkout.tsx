import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconBuildingBank, IconCircleCheck, IconCreditCard, IconQrcode } from '@tabler/icons-react';
import type { PriceQuote } from '@vumon/contract';
import { ApiError } from '@vumon/contract/client';
import type { OfferCode, PaymentMethod } from '@vumon/domain';
import { formatLastDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, Card, ChoiceRow, ChoiceRows, LoadingState, Note, TextField, cx } from '@vumon/ui';
import { useId, useState } from 'react';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { site } from '../../i18n/locale.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { ComboAccounts, storeAccounts, type NamedAccount } from './ComboAccounts.tsx';
import { OrderLines } from './orders/OrderLines.tsx';
import { UnpaidOrder, useShownAgain } from './orders/UnpaidOrder.tsx';
import type { Offer } from './PriceList.tsx';
import classes from './packages.module.css';

const icons = { VNPAYQR: IconQrcode, VNBANK: IconBuildingBank, INTCARD: IconCreditCard } as const;

/** What is bought: a package, or a single test. */
export type Article = { readonly packageCode: OfferCode } | { readonly examId: string };

/** The checkout: price lines, voucher and payment method, and the button that leads to the payment gateway. */
export function Checkout({
  article,
  offers,
  buyer,
}: {
  article: Article;
  offers: readonly Offer[];
  buyer: { readonly id: string; readonly fullName: string; readonly phone: string | null };
}) {
  const { t } = useTranslation('packages');
  const { locale, money } = useFormat();
  const say = useErrorMessage();
  const client = useQueryClient();
  const offer = 'packageCode' in article ? offers.find(({ code }) => code === article.packageCode) : undefined;
  const several = offer !== undefined && offer.accounts > 1;
  // The accounts of a package for several accounts; null until they have been checked.
  const [named, setNamed] = useState<readonly NamedAccount[] | null>(null);
  const accounts = several ? named : null;
  const [voucher, setVoucher] = useState('');
  const [chosen, setChosen] = useState<PaymentMethod | null>(null);
  const priced = useQuery({
    queryKey: ['payment', 'quote', article, voucher],
    queryFn: () => api('POST /payment/quote', { body: { ...article, ...(voucher && { voucherCode: voucher }) } }),
    retry: false,
    staleTime: 0,
  });
  const pay = useMutation({
    mutationFn: ({ total, method }: { total: number; method: PaymentMethod }) =>
      api('POST /payment/create', {
        body: {
          ...article,
          method,
          total,
          ...(voucher && { voucherCode: voucher }),
          ...(accounts && { accounts: [...accounts] }),
        },
      }),
    onSuccess: ({ order, payUrl }) => {
      if (accounts) storeAccounts(buyer.id, accounts);
      location.assign(payUrl ?? `${location.pathname}/results?order=${order.id}`);
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'PRICE_CHANGED') return;
      void priced.refetch();
      void client.invalidateQueries({ queryKey: ['sale-items'] });
    },
  });
  useShownAgain(() => void priced.refetch());
  const price = priced.data;
  const methods = price?.methods ?? [];
  const method = chosen !== null && methods.includes(chosen) ? chosen : methods[0];
  const name = price && (locale === 'en' ? price.nameEn : price.name);
  const isPackage = 'packageCode' in article;
  return (
    <Card tone="lift" title={t('order.title')}>
      <div className={classes.buy}>
        {priced.isPending && <LoadingState compact />}
        {price && (
          <>
            <div>
              <b className="b6">{isPackage && !several ? t('order.package', { name: name ?? '' }) : name}</b>
              <div className="t12 muted">
                {[
                  isPackage ? t(`order.actions.${price.action}`) : t('tests.note'),
                  price.months !== null && t('order.months', { count: price.months }),
                  price.uses !== null && t('facts.tests', { count: price.uses }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </div>
            </div>
            <OrderLines
              lines={price.lines}
              name={isPackage ? (name ?? null) : null}
              several={several}
              offers={offers}
            />
          </>
        )}
        {several && (
          <ComboAccounts key={offer.code} offer={offer} buyer={buyer} checked={named !== null} onChecked={setNamed} />
        )}
        {priced.isError && (
          <Note tone="warn" live>
            {say(priced.error)}
          </Note>
        )}
        <VoucherForm article={article} voucher={voucher} accepted={!priced.isError} onVoucher={setVoucher} />
        {method && <MethodChoice methods={methods} method={method} onChange={setChosen} />}
        {pay.isError && (
          <Note tone="bad" live>
            {say(pay.error)}
          </Note>
        )}
        {priced.isPending && <div className={classes.payRoom} />}
        {price && (
          <div className={classes.pay}>
            <UpgradeNotes price={price} />
            {price.open && <UnpaidOrder order={price.open} />}
            <Total sum={price.total} endsAt={price.endsAt} />
            <Button
              variant={price.open ? 'outline' : 'primary'}
              size="lg"
              full
              loading={pay.isPending}
              disabled={(several && accounts === null) || !method}
              onClick={() => method && pay.mutate({ total: price.total, method })}
            >
              {t(price.open ? 'order.payAnother' : 'order.pay', { sum: money(price.total) })}
            </Button>
          </div>
        )}
        <p className={cx('t12 muted', classes.agree)}>
          {t('order.agree')} <AppLink href="/page/payment-policy">{t('order.policy')}</AppLink>
        </p>
      </div>
    </Card>
  );
}

/** Enters and checks a voucher; an applied voucher can be removed. */
function VoucherForm({
  article,
  voucher,
  accepted,
  onVoucher,
}: {
  article: Article;
  /** The applied voucher; empty if none. */
  voucher: string;
  /** Whether a price with this voucher has been calculated. */
  accepted: boolean;
  onVoucher(code: string): void;
}) {
  const { t } = useTranslation('packages');
  const say = useErrorMessage();
  const [typed, setTyped] = useState('');
  const check = useMutation({
    mutationFn: async () => {
      if ('packageCode' in article)
        return (await api('POST /itf/voucher/validate', { body: { voucher_code: typed, ...article } })).code;
      // Single tests have no voucher check of their own, so a price with the code is requested. An empty field is sent
      // as a blank, which counts as a missing code.
      await api('POST /payment/quote', { body: { ...article, voucherCode: typed || ' ' } });
      return typed.trim().toUpperCase();
    },
    onSuccess: onVoucher,
  });
  return (
    <form
      className={classes.voucher}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (voucher) {
          setTyped('');
          onVoucher('');
        } else check.mutate();
      }}
    >
      <TextField
        label={t('order.voucher')}
        value={typed}
        readOnly={voucher !== ''}
        maxLength={30}
        autoCapitalize="characters"
        rightSection={voucher && accepted ? <IconCircleCheck size={20} stroke={1.75} aria-hidden /> : null}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          check.reset();
        }}
        error={check.isError && voucher === '' ? say(check.error) : undefined}
      />
      <Button type="submit" loading={check.isPending}>
        {t(voucher ? 'order.drop' : 'order.apply')}
      </Button>
    </form>
  );
}

function MethodChoice({
  methods,
  method,
  onChange,
}: {
  methods: readonly PaymentMethod[];
  method: PaymentMethod;
  onChange(method: PaymentMethod): void;
}) {
  const { t } = useTranslation('packages');
  const name = useId();
  return (
    <div>
      <p className={cx('b6', classes.method)}>{t('order.method')}</p>
      <ChoiceRows aria-label={t('order.method')}>
        {methods.map((one) => {
          const Icon = icons[one];
          return (
            <ChoiceRow
              key={one}
              name={name}
              checked={one === method}
              onChange={() => onChange(one)}
              icon={<Icon size={24} stroke={1.75} aria-hidden />}
              title={t(`methods.${one}`)}
              description={t(`methodNotes.${one}`)}
            />
          );
        })}
      </ChoiceRows>
      {site === 'intl' && <p className={cx('t12 muted', classes.currency)}>{t('order.currency')}</p>}
    </div>
  );
}

function Total({ sum, endsAt }: { sum: number; endsAt: string | null }) {
  const { t } = useTranslation('packages');
  const { money } = useFormat();
  return (
    <div className={classes.total}>
      <span>
        {t('order.total')}{' '}
        {endsAt && (
          <span className={cx('t12 muted', classes.until)}>{t('order.until', { day: formatLastDay(endsAt) })}</span>
        )}
      </span>
      <b>{money(sum)}</b>
    </div>
  );
}

/** What an upgrade takes away: time, where the new package ends sooner, and money that nothing is left to pay with. */
function UpgradeNotes({ price }: { price: PriceQuote }) {
  const { t } = useTranslation('packages');
  const { money } = useFormat();
  return (
    <>
      {price.endsAt && price.endedAt && (
        <Note tone="warn" title={t('order.sooner', { day: formatLastDay(price.endsAt) })}>
          {t('order.soonerBody', { day: formatLastDay(price.endedAt) })}
        </Note>
      )}
      {price.lost > 0 && (
        <Note tone="warn" title={t('order.lost', { sum: money(price.lost) })}>
          {t('order.lostBody')}
        </Note>
      )}
    </>
  );
}
