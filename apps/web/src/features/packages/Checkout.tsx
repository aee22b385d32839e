import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '@vumon/contract/client';
import { paymentMethods, type PaymentMethod } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, Card, Note, PickGroup, TextField, cx } from '@vumon/ui';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { OrderLines } from './OrderLines.tsx';
import { useOfferWords, type Offer } from './PriceList.tsx';
import classes from './packages.module.css';

/** Choosing a package, its price line by line, the voucher, the method: what leads to the gateway. */
export function Checkout({
  offers,
  chosen,
  test,
  onChoose,
}: {
  offers: readonly Offer[];
  chosen: string | null;
  /** A single test instead of a package. */
  test?: string | undefined;
  onChoose(code: string): void;
}) {
  const { t } = useTranslation('packages');
  const words = useOfferWords();
  const { money } = useFormat();
  const say = useErrorMessage();
  const sold = offers.filter(({ price }) => (price ?? 0) > 0);
  const code = (sold.find((one) => one.code === chosen) ?? sold[0])?.code;
  const [typed, setTyped] = useState('');
  const [voucher, setVoucher] = useState('');
  const [method, setMethod] = useState<PaymentMethod>('VNPAYQR');
  const check = useMutation({
    // What a voucher takes off a single test the calculation says.
    mutationFn: async () =>
      test === undefined
        ? (await api('POST /itf/voucher/validate', { body: { voucher_code: typed, packageCode: code! } })).code
        : typed.trim(),
    onSuccess: setVoucher,
  });
  const item = test === undefined ? { packageCode: code! } : { examId: test };
  const priced = useQuery({
    queryKey: ['payment', 'quote', item, voucher],
    queryFn: () => api('POST /payment/quote', { body: { ...item, ...(voucher && { voucherCode: voucher }) } }),
    enabled: code !== undefined,
    retry: false,
    staleTime: 0,
  });
  const pay = useMutation({
    mutationFn: (total: number) =>
      api('POST /payment/create', {
        body: { ...item, method, total, ...(voucher && { voucherCode: voucher }) },
      }),
    onSuccess: ({ order, payUrl }) => location.assign(payUrl ?? `${location.pathname}/results?order=${order.id}`),
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'PRICE_CHANGED') void priced.refetch();
    },
  });
  const offer = sold.find((one) => one.code === code);
  if (!offer) return null;
  return (
    <Card tone="lift" title={t('order.title')}>
      <div className={classes.buy}>
        <PickGroup
          aria-label={t('order.package')}
          size="md"
          columns={1}
          value={test === undefined ? offer.code : ('' as Offer['code'])}
          onChange={onChoose}
          options={sold.map((one) => ({
            value: one.code,
            label: (
              <span className={classes.pick}>
                <span>{words.name(one)}</span>
                <span>{money(one.price ?? 0)}</span>
              </span>
            ),
          }))}
        />
        {priced.data && (
          <OrderLines lines={priced.data.lines} name={test === undefined ? words.name(offer) : null} offers={offers} />
        )}
        {priced.isError && (
          <Note tone="warn" live>
            {say(priced.error)}
          </Note>
        )}
        <form
          className={classes.voucher}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (voucher) setTyped('');
            if (voucher) setVoucher('');
            else check.mutate();
          }}
        >
          <TextField
            label={t('order.voucher')}
            value={typed}
            readOnly={voucher !== ''}
            maxLength={30}
            autoCapitalize="characters"
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={check.isError && voucher === '' ? say(check.error) : undefined}
          />
          <Button type="submit" loading={check.isPending}>
            {t(voucher ? 'order.drop' : 'order.apply')}
          </Button>
        </form>
        <PickGroup
          aria-label={t('order.method')}
          size="md"
          columns={1}
          value={method}
          onChange={setMethod}
          options={paymentMethods.map((one) => ({ value: one, label: t(`methods.${one}`) }))}
        />
        {pay.isError && (
          <Note tone="bad" live>
            {say(pay.error)}
          </Note>
        )}
        {priced.data && (
          <div className={classes.pay}>
            <div className={classes.line}>
              <span>{t('order.total')}</span>
              <b className={classes.sum}>{money(priced.data.total)}</b>
            </div>
            <Button
              variant="primary"
              size="lg"
              full
              loading={pay.isPending}
              onClick={() => pay.mutate(priced.data.total)}
            >
              {t('order.pay', { sum: money(priced.data.total) })}
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
