import type { Voucher } from '@vumon/contract';
import {
  dayOf,
  isExistingDay,
  momentOf,
  pastedText,
  type ItemKind,
  type OfferCode,
  type Role,
  type VoucherLimits,
} from '@vumon/domain';
import { getPageZone } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { MultiSelectField, Note, NumberField, Segmented, TextField, toast } from '@vumon/ui';
import { useState } from 'react';
import { FormModal } from '../../forms/FormModal.tsx';
import { useErrorMessage } from '../../forms/errors.ts';
import { DayField } from '../../forms/DayField.tsx';
import { useValidatedForm, type FieldProblems } from '../../forms/validated-form.ts';
import { useVoucherLabels } from './use-voucher-labels.ts';
import classes from './vouchers.module.css';
import { useVoucherChanges } from './queries.ts';

type Typed = number | string;
const orNull = (value: Typed): number | null => (value === '' ? null : Number(value));
const buyers = ['TEACHER', 'STUDENT'] as const satisfies readonly Role[];
/** Kinds of items that orders contain; the other kinds never occur in orders. */
const soldKinds = ['SERVICE_PACKAGE', 'COMBO_ACCOUNT', 'UNIT_TEST'] as const satisfies readonly ItemKind[];
const dayIn = (at: string | null): string | null => (at === null ? null : dayOf(getPageZone(), Date.parse(at)));
const moment = (day: string | null, time: string): string | null =>
  day === null || !isExistingDay(day) ? day : new Date(momentOf(getPageZone(), day, time)).toISOString();
/** An unchanged day keeps its stored time, which may differ from the start or the end of the day. */
const changedMoment = (before: string | null, day: string | null, time: string): string | null =>
  before !== null && dayIn(before) === day ? before : moment(day, time);

const typedOf = (voucher: Voucher | null, limits: VoucherLimits | null) => ({
  code: voucher?.code ?? '',
  name: voucher?.name ?? '',
  kind: voucher?.kind ?? ('PERCENT' as const),
  value: (voucher?.value ?? 10) as Typed,
  ceiling: (voucher?.ceiling ?? limits?.amount ?? '') as Typed,
  itemKinds: (voucher?.itemKinds ?? []) as string[],
  packages: (voucher?.packages ?? []) as string[],
  roles: (voucher?.roles ?? []) as string[],
  from: dayIn(voucher?.startsAt ?? null),
  to: dayIn(voucher?.endsAt ?? null),
  usesAllowed: (voucher?.usesAllowed ?? limits?.uses ?? '') as Typed,
  usesPerUser: (voucher ? (voucher.usesPerUser ?? '') : 1) as Typed,
});
type TypedVoucher = ReturnType<typeof typedOf>;

const settingsOf = (voucher: Voucher | null, typed: TypedVoucher) => ({
  code: typed.code,
  name: typed.name,
  kind: typed.kind,
  value: Number(typed.value),
  ceiling: typed.kind === 'PERCENT' ? orNull(typed.ceiling) : null,
  itemKinds: typed.itemKinds.length > 0 ? (typed.itemKinds as ItemKind[]) : null,
  packages: typed.packages.length > 0 ? (typed.packages as OfferCode[]) : null,
  roles: typed.roles.length > 0 ? (typed.roles as Role[]) : null,
  startsAt: changedMoment(voucher?.startsAt ?? null, typed.from, '00:00:00'),
  endsAt: changedMoment(voucher?.endsAt ?? null, typed.to, '23:59:59'),
  usesAllowed: orNull(typed.usesAllowed),
  usesPerUser: orNull(typed.usesPerUser),
});

/** Creates a voucher, or changes one for future orders. */
export function VoucherDialog({
  voucher,
  limits,
  onClose,
}: {
  voucher: Voucher | null;
  limits: VoucherLimits | null;
  onClose(): void;
}) {
  const { t } = useTranslation('vouchers');
  const say = useErrorMessage();
  const { save } = useVoucherChanges();
  const { form, busy, errors, error, submit, clearErrors } = useValidatedForm();
  const [typed, setTyped] = useState(() => typedOf(voucher, limits));
  const change = (changes: Partial<typeof typed>, ...fields: string[]) => {
    setTyped({ ...typed, ...changes });
    clearErrors(...Object.keys(changes), ...fields);
  };
  const percent = typed.kind === 'PERCENT';
  const validate = () => {
    const missing = t('required');
    return {
      ...(typed.code.trim() === '' && { code: missing }),
      ...(typed.name.trim() === '' && { name: missing }),
      ...(typed.value === '' && { value: missing }),
    };
  };
  const send = async () => {
    await save.mutateAsync({ changed: voucher, ...settingsOf(voucher, typed) });
    toast(t(voucher ? 'saved' : 'made', { code: typed.code.trim().toUpperCase() }));
    onClose();
  };
  const number = (name: 'value' | 'ceiling' | 'usesAllowed' | 'usesPerUser', label: string, hint?: string) => (
    <NumberField
      label={label}
      description={hint}
      min={1}
      allowDecimal={false}
      thousandSeparator="."
      decimalSeparator=","
      value={typed[name]}
      error={errors[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <FormModal
      onClose={onClose}
      size="md"
      title={voucher ? t('changeTitle', { code: voucher.code }) : t('makeTitle')}
      submitLabel={t(voucher ? 'save' : 'make')}
      busy={busy}
      className={classes.form}
      form={form}
      onSubmit={(event) => submit(event, validate, send)}
    >
      {error !== null && Object.keys(errors).length === 0 && <Note tone="bad" live title={say(error)} />}
      {voucher && voucher.uses > 0 && <Note tone="info">{t('heldNote', { count: voucher.uses })}</Note>}
      <div className={classes.pair}>
        <TextField
          label={t('fields.code')}
          description={t('fields.codeHint')}
          value={typed.code}
          error={errors['code']}
          maxLength={30}
          disabled={voucher !== null}
          autoCapitalize="characters"
          onChange={(event) => change({ code: event.currentTarget.value })}
        />
        <TextField
          label={t('fields.name')}
          description={t('fields.nameHint')}
          cleanPaste={pastedText}
          value={typed.name}
          error={errors['name']}
          maxLength={100}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
      </div>
      <Segmented
        aria-label={t('fields.kind')}
        value={typed.kind}
        onChange={(kind) => change({ kind: kind as 'PERCENT' | 'AMOUNT' }, 'value', 'ceiling')}
        options={[
          { value: 'PERCENT', label: t('kinds.PERCENT') },
          { value: 'AMOUNT', label: t('kinds.AMOUNT') },
        ]}
      />
      <div className={classes.pair}>
        {number('value', t(percent ? 'fields.percent' : 'fields.amount'))}
        {percent && number('ceiling', t('fields.ceiling'), limits ? undefined : t('fields.ceilingHint'))}
      </div>
      <ReachFields typed={typed} errors={errors} onChange={change} />
      <div className={classes.pair}>
        <DayField
          label={t('fields.from')}
          value={typed.from}
          error={errors['startsAt']}
          onChange={(from) => change({ from }, 'startsAt', 'endsAt')}
        />
        <DayField
          label={t('fields.to')}
          value={typed.to}
          error={errors['endsAt']}
          onChange={(to) => change({ to }, 'startsAt', 'endsAt')}
        />
      </div>
      <div className={classes.pair}>
        {number('usesAllowed', t('fields.usesAllowed'), limits ? undefined : t('fields.noLimit'))}
        {number('usesPerUser', t('fields.usesPerUser'), t('fields.noLimit'))}
      </div>
    </FormModal>
  );
}

/** Which items the voucher applies to, and for whom. */
function ReachFields({
  typed,
  errors,
  onChange,
}: {
  typed: TypedVoucher;
  errors: FieldProblems;
  onChange(changes: Partial<TypedVoucher>): void;
}) {
  const { t } = useTranslation('vouchers');
  const { t: c } = useTranslation('common');
  const labels = useVoucherLabels();
  return (
    <>
      <MultiSelectField
        label={t('fields.itemKinds')}
        placeholder={typed.itemKinds.length === 0 ? t('anyKind') : undefined}
        data={soldKinds.map((one) => ({ value: one, label: t(`itemKinds.${one}`) }))}
        value={typed.itemKinds}
        error={errors['itemKinds']}
        onChange={(itemKinds) => onChange({ itemKinds })}
        clearable
      />
      <MultiSelectField
        label={t('fields.packages')}
        placeholder={typed.packages.length === 0 ? t('anyPackage') : undefined}
        data={labels.packages}
        value={typed.packages}
        error={errors['packages']}
        onChange={(packages) => onChange({ packages })}
        clearable
      />
      <MultiSelectField
        label={t('fields.roles')}
        placeholder={typed.roles.length === 0 ? t('anyRole') : undefined}
        data={buyers.map((one) => ({ value: one, label: c(`roles.${one}`) }))}
        value={typed.roles}
        error={errors['roles']}
        onChange={(roles) => onChange({ roles })}
        clearable
      />
    </>
  );
}
