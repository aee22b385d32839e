/** Writes a quote: for whom, which packages, how many, until when. The server computes the prices. */
import { useQuery } from '@tanstack/react-query';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { Reply } from '@vumon/contract/client';
import { addDays, dayInVietnam, quoteBounds, type OfferCode } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, IconButton, Note, NumberField, SelectField, TextAreaField, TextField, toast } from '@vumon/ui';
import { useState } from 'react';
import { downloadFile } from '../../api/download.ts';
import { DayField, dayOrNull } from '../../forms/DayField.tsx';
import { FormModal } from '../../forms/FormModal.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { useReport } from '../../forms/report.ts';
import { useValidatedForm, type FieldProblems } from '../../forms/validated-form.ts';
import { quotedPackagesQuery, useGiveQuote, type About } from './queries.ts';
import classes from './quotes.module.css';

export interface Recipient {
  readonly name: string;
  readonly organisation: string;
  readonly locale: 'vi' | 'en';
  /** Null where the role of the person is not known. */
  readonly audience: 'teacher' | 'student' | null;
  /** The package that was asked for. */
  readonly packageCode?: OfferCode | null;
}

type QuotedOffer = Reply<'GET /itf/quotes/packages'>[number];

interface Row {
  readonly key: number;
  readonly packageCode: OfferCode | null;
  readonly quantity: number | null;
  readonly unitPrice: number | null;
}

function useRows(first: OfferCode | null) {
  const [rows, setRows] = useState<readonly Row[]>([{ key: 0, packageCode: first, quantity: 1, unitPrice: null }]);
  return {
    rows,
    addRow: () =>
      setRows((old) => [
        ...old,
        { key: Math.max(...old.map(({ key }) => key)) + 1, packageCode: null, quantity: 1, unitPrice: null },
      ]),
    changeRow: (changed: number, part: Partial<Row>) =>
      setRows((old) => old.map((row) => (row.key === changed ? { ...row, ...part } : row))),
    removeRow: (removed: number) => setRows((old) => old.filter(({ key }) => key !== removed)),
  };
}

/** What a row lacks, by field. */
function useMissing() {
  const { t } = useTranslation('quotes');
  return ({ key, packageCode, quantity, unitPrice }: Row, agreed: boolean): FieldProblems => ({
    ...(packageCode === null && { [`package-${key}`]: t('missing.package') }),
    ...(quantity === null && { [`quantity-${key}`]: t('missing.quantity') }),
    ...(agreed && unitPrice === null && { [`price-${key}`]: t('missing.unitPrice') }),
  });
}

const numberOf = (value: number | string): number | null => (typeof value === 'number' ? value : null);

export function QuoteDialog({ about, to, onClose }: { about: About; to: Recipient; onClose: () => void }) {
  const { t } = useTranslation('quotes');
  const message = useErrorMessage();
  const report = useReport();
  const give = useGiveQuote();
  const { data: packages = [] } = useQuery(quotedPackagesQuery);
  const [recipient, setRecipient] = useState(to.name);
  const [organisation, setOrganisation] = useState(to.organisation);
  const [locale, setLocale] = useState(to.locale);
  const [validUntil, setValidUntil] = useState<string | null>(() =>
    addDays(dayInVietnam(Date.now()), quoteBounds.usualDays),
  );
  const [note, setNote] = useState('');
  const { rows, addRow, changeRow, removeRow } = useRows(to.packageCode ?? null);
  const { form, busy, errors, error, submit, clearErrors } = useValidatedForm();
  const offers = packages.filter(({ audience }) => to.audience === null || audience === to.audience);
  const missingOf = useMissing();
  const agreed = ({ packageCode }: Row) =>
    offers.some((offer) => offer.packageCode === packageCode && offer.price === null);
  const change = (key: number, part: Partial<Row>) => {
    changeRow(key, part);
    clearErrors(`package-${key}`, `quantity-${key}`, `price-${key}`);
  };
  const validate = (): FieldProblems => ({
    ...(recipient.trim() === '' && { recipient: t('missing.recipient') }),
    ...(dayOrNull(validUntil) === null && { validUntil: t('missing.validUntil') }),
    ...Object.assign({}, ...rows.map((row) => missingOf(row, agreed(row)))),
  });
  const send = async () => {
    const made = await give.mutateAsync({
      ...about,
      recipient,
      organisation,
      locale,
      validUntil: validUntil!,
      note,
      items: rows.map((row) => ({
        packageCode: row.packageCode!,
        quantity: row.quantity!,
        ...(agreed(row) && { unitPrice: row.unitPrice! }),
      })),
    });
    toast(t('done', { number: made.number }));
    onClose();
    report(downloadFile(`/itf/quotes/${made.id}/file`, `${made.number}.pdf`));
  };
  return (
    <FormModal
      form={form}
      onClose={onClose}
      size="lg"
      title={t('verb')}
      submitLabel={t('make')}
      busy={busy}
      className={classes.form}
      onSubmit={(event) => submit(event, validate, send)}
    >
      {error !== null && Object.keys(errors).length === 0 && (
        <Note tone="bad" live>
          {message(error)}
        </Note>
      )}
      <div className={classes.pair}>
        <TextField
          label={t('recipient')}
          value={recipient}
          maxLength={120}
          error={errors['recipient']}
          onChange={(event) => {
            setRecipient(event.currentTarget.value);
            clearErrors('recipient');
          }}
        />
        <TextField
          label={t('organisation')}
          value={organisation}
          maxLength={120}
          error={errors['organisation']}
          onChange={(event) => setOrganisation(event.currentTarget.value)}
        />
        <DayField
          label={t('validUntil')}
          value={validUntil}
          error={errors['validUntil']}
          onChange={(value) => {
            setValidUntil(value);
            clearErrors('validUntil');
          }}
        />
        <SelectField
          label={t('language')}
          data={(['vi', 'en'] as const).map((value) => ({ value, label: t(`locales.${value}`) }))}
          value={locale}
          onChange={(value) => setLocale(value === 'en' ? 'en' : 'vi')}
          allowDeselect={false}
        />
      </div>
      <QuotedPackages
        rows={rows}
        offers={offers}
        agreed={agreed}
        errors={errors}
        onAdd={addRow}
        onChange={change}
        onRemove={removeRow}
      />
      <TextAreaField
        label={t('note')}
        rows={2}
        maxLength={500}
        value={note}
        error={errors['note']}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <p className={classes.small}>{t('customerId' in about ? 'pricesOfCustomer' : 'prices')}</p>
    </FormModal>
  );
}

function QuotedPackages({
  rows,
  offers,
  agreed,
  errors,
  onAdd,
  onChange,
  onRemove,
}: {
  rows: readonly Row[];
  offers: readonly QuotedOffer[];
  agreed: (row: Row) => boolean;
  errors: FieldProblems;
  onAdd: () => void;
  onChange: (key: number, part: Partial<Row>) => void;
  onRemove: (key: number) => void;
}) {
  const { t } = useTranslation('quotes');
  return (
    <>
      {rows.map((row, at) => (
        <QuotedPackage
          key={row.key}
          row={row}
          number={at + 1}
          offers={offers}
          agreed={agreed(row)}
          errors={errors}
          onChange={(part) => onChange(row.key, part)}
          onRemove={rows.length > 1 ? () => onRemove(row.key) : null}
        />
      ))}
      {rows.length < quoteBounds.items && (
        <div>
          <Button icon={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={onAdd}>
            {t('add')}
          </Button>
        </div>
      )}
    </>
  );
}

function QuotedPackage({
  row: { key, packageCode, quantity, unitPrice },
  number,
  offers,
  agreed,
  errors,
  onChange,
  onRemove,
}: {
  row: Row;
  number: number;
  offers: readonly QuotedOffer[];
  agreed: boolean;
  errors: FieldProblems;
  onChange: (part: Partial<Row>) => void;
  onRemove: (() => void) | null;
}) {
  const { t } = useTranslation('quotes');
  const { locale, money } = useFormat();
  return (
    <div role="group" aria-label={t('packageOf', { number })} className={classes.item}>
      <SelectField
        label={t('package')}
        data={offers.map((offer) => {
          const name = locale === 'en' ? offer.nameEn : offer.name;
          return {
            value: offer.packageCode,
            label: offer.price === null ? name : t('packagePrice', { name, price: money(offer.price) }),
          };
        })}
        value={packageCode}
        error={errors[`package-${key}`]}
        onChange={(value) => onChange({ packageCode: value as OfferCode | null, unitPrice: null })}
        allowDeselect={false}
      />
      <NumberField
        label={t('quantity')}
        value={quantity ?? ''}
        min={1}
        max={quoteBounds.quantity}
        allowDecimal={false}
        error={errors[`quantity-${key}`]}
        onChange={(value) => onChange({ quantity: numberOf(value) })}
      />
      {agreed && (
        <NumberField
          label={t('unitPrice')}
          value={unitPrice ?? ''}
          min={1}
          max={quoteBounds.unitPrice}
          allowDecimal={false}
          thousandSeparator={locale === 'en' ? ',' : '.'}
          decimalSeparator={locale === 'en' ? '.' : ','}
          suffix=" ₫"
          error={errors[`price-${key}`]}
          onChange={(value) => onChange({ unitPrice: numberOf(value) })}
        />
      )}
      {onRemove && (
        <IconButton
          aria-label={t('remove', { number })}
          icon={<IconTrash size={20} stroke={1.75} aria-hidden />}
          onClick={onRemove}
        />
      )}
    </div>
  );
}
