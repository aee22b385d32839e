import { useQueryClient } from '@tanstack/react-query';
import type { PriceQuote } from '@vumon/contract';
import { formatPhone, phoneOf, tidy } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Note, TextField } from '@vumon/ui';
import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { PhoneField } from '../../forms/PhoneField.tsx';
import { useValidatedForm } from '../../forms/validated-form.ts';
import { site } from '../../i18n/locale.ts';
import type { Offer } from './PriceList.tsx';
import classes from './packages.module.css';

export interface NamedAccount {
  readonly fullName: string;
  readonly phone: string;
}

/** The list of accounts is stored for this tab, so that a buyer who returns from the payment gateway finds it again. */
const storageKey = (userId: string) => `combo-accounts:${userId}`;
export function storeAccounts(userId: string, accounts: readonly NamedAccount[]): void {
  try {
    sessionStorage.setItem(storageKey(userId), JSON.stringify(accounts));
  } catch {
    // Where the browser forbids storage, the list is typed again.
  }
}
function takeStored(userId: string, count: number): NamedAccount[] | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey(userId)) ?? 'null') as NamedAccount[] | null;
    sessionStorage.removeItem(storageKey(userId));
    return stored?.length === count ? stored : null;
  } catch {
    return null;
  }
}

/** Names and phone numbers of the people who get a package for several accounts. They are checked before payment. */
export function ComboAccounts({
  offer,
  buyer,
  checked,
  onChecked,
}: {
  offer: Offer;
  buyer: { readonly id: string; readonly fullName: string; readonly phone: string | null };
  checked: boolean;
  /** Called with the accounts once they are valid, and with null as soon as they change again. */
  onChecked(accounts: readonly NamedAccount[] | null): void;
}) {
  const { t } = useTranslation('packages');
  const { t: tField } = useTranslation('fields');
  const say = useErrorMessage();
  const client = useQueryClient();
  const { form, busy, errors, error, submit, clearErrors } = useValidatedForm();
  const [accounts, setAccounts] = useState<readonly NamedAccount[]>(
    () =>
      takeStored(buyer.id, offer.accounts) ??
      Array.from({ length: offer.accounts }, (_, at) =>
        at === 0
          ? { fullName: buyer.fullName, phone: buyer.phone ? formatPhone(buyer.phone) : '' }
          : { fullName: '', phone: '' },
      ),
  );
  // A buyer who goes to another package and comes back starts with an unchecked list.
  useEffect(() => () => onChecked(null), [onChecked]);
  const [known, setKnown] = useState<PriceQuote['accounts']>([]);
  const change = (at: number, part: Partial<NamedAccount>) => {
    setAccounts(accounts.map((one, index) => (index === at ? { ...one, ...part } : one)));
    clearErrors(...Object.keys(part).map((name) => `accounts.${at}.${name}`));
    setKnown([]);
    onChecked(null);
  };
  const problems = (): Record<string, string> => {
    const phones = accounts.map(({ phone }) => phoneOf(phone, site) ?? tidy(phone));
    return Object.fromEntries(
      accounts.flatMap(({ fullName }, at) => [
        ...(tidy(fullName) === '' ? [[`accounts.${at}.fullName`, tField('required')]] : []),
        ...(phones[at] === ''
          ? [[`accounts.${at}.phone`, tField('required')]]
          : phones.indexOf(phones[at]!) < at
            ? [[`accounts.${at}.phone`, tField('repeated')]]
            : phoneOf(phones[at]!, site) === null
              ? [[`accounts.${at}.phone`, tField(site === 'intl' ? 'phoneAbroadInvalid' : 'phoneInvalid')]]
              : []),
      ]),
    ) as Record<string, string>;
  };
  const check = async () => {
    const quote = await api('POST /payment/quote', { body: { packageCode: offer.code, accounts: [...accounts] } });
    setKnown(quote.accounts);
    onChecked(accounts);
    // The reply contains the current price, so the displayed price is fetched again.
    void client.invalidateQueries({ queryKey: ['payment', 'quote'] });
  };
  const general = error !== null && Object.keys(errors).length === 0 ? say(error) : null;
  return (
    <form
      ref={form}
      className={classes.combo}
      noValidate
      aria-label={t('combo.accounts')}
      onSubmit={(event) => void submit(event, problems, check)}
    >
      <p className="muted">{t('combo.how', { count: offer.accounts })}</p>
      {accounts.map(({ fullName, phone }, at) => {
        const state = known[at];
        return (
          <fieldset key={at} className={classes.account}>
            <legend className="b6">{t('combo.account', { number: at + 1 })}</legend>
            <TextField
              label={t('combo.name')}
              value={fullName}
              maxLength={45}
              autoComplete="off"
              onChange={(event) => change(at, { fullName: event.currentTarget.value })}
              error={errors[`accounts.${at}.fullName`]}
            />
            <PhoneField
              label={t('combo.phone')}
              value={phone}
              maxLength={40}
              autoComplete="off"
              onChange={(next) => change(at, { phone: next })}
              error={errors[`accounts.${at}.phone`]}
            />
            {state && (
              <p className={state.sameName === false ? classes.otherName : 'muted'}>
                {t(state.sameName === null ? 'combo.new' : state.sameName ? 'combo.known' : 'combo.otherName')}
              </p>
            )}
          </fieldset>
        );
      })}
      {general !== null && (
        <Note tone="bad" live>
          {general}
        </Note>
      )}
      {checked ? (
        <Note tone="ok" live>
          {t('combo.checked')}
        </Note>
      ) : (
        <Button type="submit" full loading={busy}>
          {t('combo.check', { count: offer.accounts })}
        </Button>
      )}
    </form>
  );
}
