import { useQuery } from '@tanstack/react-query';
import type { ManagedSale } from '@vumon/contract';
import { dayOf, isExistingDay, momentOf, pastedText, type OfferCode } from '@vumon/domain';
import { getPageZone } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Note, NumberField, SelectField, TextField, toast } from '@vumon/ui';
import { useState } from 'react';
import { packagesQuery } from '../../api/packages.ts';
import { FormModal } from '../../forms/FormModal.tsx';
import { DayField } from '../../forms/DayField.tsx';
import { TimeField } from '../../forms/TimeField.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { useValidatedForm } from '../../forms/validated-form.ts';
import classes from './sales.module.css';
import { useSaleChanges } from './queries.ts';

interface Moment {
  readonly day: string | null;
  /** HH:mm */
  readonly time: string;
}
const momentIn = (at: string): Moment => {
  const zone = getPageZone();
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
  return { day: dayOf(zone, Date.parse(at)), time: time.format(Date.parse(at)) };
};
const isoOf = ({ day, time }: Moment): string | null =>
  day !== null && isExistingDay(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
    ? new Date(momentOf(getPageZone(), day, `${time}:00`)).toISOString()
    : null;

/** Creates a sale, or changes one for future orders. */
export function SaleDialog({ sale, onClose }: { sale: ManagedSale | null; onClose(): void }) {
  const { t } = useTranslation('sales');
  const { locale, money } = useFormat();
  const say = useErrorMessage();
  const { make, change } = useSaleChanges();
  const { form, busy, errors, error, submit, clearErrors } = useValidatedForm();
  const packages = useQuery(packagesQuery).data?.filter(({ price }) => (price ?? 0) > 0) ?? [];
  const [names, setNames] = useState({ name: sale?.name ?? '', nameEn: sale?.nameEn ?? '' });
  const [packageCode, setPackage] = useState<OfferCode | null>(sale?.packageCode ?? null);
  const [price, setPrice] = useState<number | string>(sale?.price ?? '');
  const [from, setFrom] = useState<Moment>(sale ? momentIn(sale.startsAt) : { day: null, time: '00:00' });
  const [to, setTo] = useState<Moment>(sale ? momentIn(sale.endsAt) : { day: null, time: '23:59' });
  const full = packages.find(({ code }) => code === packageCode)?.price;
  const known = ['name', 'nameEn', 'packageCode', 'price', 'startsAt', 'endsAt'].some((name) => name in errors);

  const validate = () => {
    const missing = t('required');
    return {
      ...(packageCode === null && { packageCode: missing }),
      ...(names.name.trim() === '' && { name: missing }),
      ...(names.nameEn.trim() === '' && { nameEn: missing }),
      ...(price === '' && { price: missing }),
      ...(isoOf(from) === null && { startsAt: missing }),
      ...(isoOf(to) === null && { endsAt: missing }),
    };
  };
  const send = async () => {
    const body = { ...names, price: Number(price), startsAt: isoOf(from)!, endsAt: isoOf(to)! };
    await (sale
      ? change.mutateAsync({ ...body, id: sale.id, revision: sale.revision })
      : make.mutateAsync({ ...body, packageCode: packageCode! }));
    toast(t('saved'));
    onClose();
  };
  const moment = (name: 'startsAt' | 'endsAt', value: Moment, set: (next: Moment) => void) => (
    <div className={classes.pair}>
      <DayField
        label={t(`fields.${name}`)}
        value={value.day}
        error={errors[name]}
        onChange={(day) => {
          set({ ...value, day });
          clearErrors(name);
        }}
      />
      <TimeField
        label={t('fields.time')}
        value={value.time}
        onChange={(time) => {
          set({ ...value, time });
          clearErrors(name);
        }}
      />
    </div>
  );
  return (
    <FormModal
      onClose={onClose}
      size="md"
      title={t(sale ? 'changeTitle' : 'make')}
      submitLabel={t('save')}
      busy={busy}
      className={classes.form}
      form={form}
      onSubmit={(event) => submit(event, validate, send)}
    >
      {error !== null && !known && <Note tone="bad" live title={say(error)} />}
      <SelectField
        label={t('fields.package')}
        data={packages.map((one) => ({ value: one.code, label: locale === 'en' ? one.nameEn : one.name }))}
        value={packageCode}
        error={errors['packageCode']}
        disabled={sale !== null}
        allowDeselect={false}
        onChange={(value) => {
          setPackage(value as OfferCode | null);
          clearErrors('packageCode');
        }}
      />
      <div className={classes.pair}>
        {(['name', 'nameEn'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`fields.${name}`)}
            cleanPaste={pastedText}
            value={names[name]}
            error={errors[name]}
            maxLength={100}
            onChange={(event) => {
              setNames({ ...names, [name]: event.currentTarget.value });
              clearErrors(name);
            }}
          />
        ))}
      </div>
      <NumberField
        label={t('fields.price')}
        description={full ? t('fields.full', { price: money(full) }) : undefined}
        min={1}
        allowDecimal={false}
        thousandSeparator="."
        decimalSeparator=","
        value={price}
        error={errors['price']}
        onChange={(next) => {
          setPrice(next);
          clearErrors('price');
        }}
      />
      {moment('startsAt', from, setFrom)}
      {moment('endsAt', to, setTo)}
    </FormModal>
  );
}
