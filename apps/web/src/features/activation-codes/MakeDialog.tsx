import { useQuery } from '@tanstack/react-query';
import type { Input } from '@vumon/contract/client';
import { pastedText, studentPackages, teacherPackages, type PackageCode, momentOf } from '@vumon/domain';
import { getPageZone } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal, Note, NumberField, Segmented, SelectField, TextField, toast } from '@vumon/ui';
import { useState } from 'react';
import { usePackageNames } from '../../api/packages.ts';
import { useExamTypes } from '../../api/reference-data.ts';
import { downloadFile } from '../../api/download.ts';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import { useTyped } from '../../navigation/url-state.ts';
import { DayField } from '../../forms/DayField.tsx';
import classes from './activation-codes.module.css';
import { partnersQuery, systemTestsQuery, useCodeChanges } from './queries.ts';

type Body = Input<'POST /itf/active-codes'>['body'];

/** A school's package is given to the school, and the free one comes by itself. */
const codes = {
  teacher: teacherPackages.filter((code) => code !== 'SCHOOL'),
  student: studentPackages.filter((code) => code !== 'BEAT_FREE_EXAM'),
} as const;
/** Beside a field without a hint: the two stand on one line. */
const belowField: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];
/** The end of a day in Vietnam. */
const endOfDay = (day: string | null): string | null =>
  day === null ? null : new Date(momentOf(getPageZone(), day, '23:59:59')).toISOString();
const orNull = (value: number | string): number | null => (value === '' ? null : Number(value));

/** Creates a batch of activation codes (what they unlock, number, uses, expiry) and downloads it. */
export function MakeDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('activation-codes');
  const { t: c } = useTranslation('common');
  const packageName = usePackageNames();
  const message = useErrorMessage();
  const types = useExamTypes();
  const { make } = useCodeChanges();
  const [form, setForm] = useState({
    name: '',
    count: 20 as number | string,
    usesAllowed: 1 as number | string,
    expires: null as string | null,
    kind: 'PACKAGE' as 'PACKAGE' | 'TEST',
    packageCode: 'ADVANCE' as PackageCode,
    length: '' as number | string,
    opens: 'test' as 'test' | 'type',
    examId: null as string | null,
    examType: null as string | null,
    partnerId: null as string | null,
  });
  const partners = useQuery(partnersQuery('ACTIVE'));
  const change = (changes: Partial<typeof form>) => setForm({ ...form, ...changes });
  const [search, setSearch] = useState('');
  const [typed, type] = useTyped(search, setSearch);
  const tests = useQuery({ ...systemTestsQuery(search), enabled: form.kind === 'TEST' && form.opens === 'test' });
  const forTeachers = (teacherPackages as readonly PackageCode[]).includes(form.packageCode);
  const errors = fieldErrors(make.error);
  const failure = make.error && Object.keys(errors).length === 0 ? message(make.error) : null;

  const save = async () => {
    const shared = {
      name: form.name,
      count: Number(form.count),
      usesAllowed: Number(form.usesAllowed),
      expiresAt: endOfDay(form.expires),
      partnerId: form.partnerId,
    };
    const body: Body =
      form.kind === 'PACKAGE'
        ? {
            kind: 'PACKAGE',
            ...shared,
            packageCode: form.packageCode,
            months: forTeachers ? orNull(form.length) : null,
            tests: forTeachers ? null : orNull(form.length),
          }
        : {
            kind: 'TEST',
            ...shared,
            examId: form.opens === 'test' ? form.examId : null,
            examType: form.opens === 'type' && form.examType !== null ? Number(form.examType) : null,
          };
    const made = await make.mutateAsync(body);
    toast(t('make.done', { count: made.codes }));
    onClose();
    await downloadFile(`/itf/active-codes/batches/${made.batchId}/file`, 'codes.xlsx').catch((error: unknown) =>
      toast(message(error), { tone: 'bad', duration: 4000 }),
    );
  };

  return (
    <Modal
      opened
      onClose={onClose}
      size="md"
      title={t('make.title')}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button variant="primary" type="submit" form="make-codes" loading={make.isPending}>
            {t('make.send')}
          </Button>
        </>
      }
    >
      <form
        id="make-codes"
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save().catch(() => undefined);
        }}
      >
        {failure !== null && (
          <Note tone="bad" live>
            {failure}
          </Note>
        )}
        <TextField
          label={t('make.name')}
          cleanPaste={pastedText}
          description={t('make.nameHint')}
          value={form.name}
          error={errors['name']}
          maxLength={100}
          required
          data-autofocus
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <Segmented
          aria-label={t('make.kind')}
          value={form.kind}
          onChange={(kind) => change({ kind: kind as 'PACKAGE' | 'TEST' })}
          options={[
            { value: 'PACKAGE', label: t('kinds.PACKAGE') },
            { value: 'TEST', label: t('kinds.TEST') },
          ]}
        />
        {form.kind === 'PACKAGE' ? (
          <div className={classes.pair}>
            <SelectField
              label={t('make.package')}
              value={form.packageCode}
              error={errors['packageCode']}
              allowDeselect={false}
              onChange={(value) => change({ packageCode: (value ?? form.packageCode) as PackageCode, length: '' })}
              data={(['teacher', 'student'] as const).map((audience) => ({
                group: t(`audiences.${audience}`),
                items: codes[audience].map((code) => ({ value: code, label: packageName(code) })),
              }))}
            />
            <NumberField
              label={t(forTeachers ? 'make.months' : 'make.tests')}
              description={t('make.lengthHint')}
              inputWrapperOrder={belowField}
              min={1}
              max={forTeachers ? 60 : 1000}
              allowDecimal={false}
              value={form.length}
              error={errors[forTeachers ? 'months' : 'tests']}
              onChange={(length) => change({ length })}
            />
          </div>
        ) : (
          <>
            <Segmented
              aria-label={t('make.opens')}
              value={form.opens}
              onChange={(opens) => change({ opens: opens as 'test' | 'type' })}
              options={[
                { value: 'test', label: t('make.oneTest') },
                { value: 'type', label: t('make.allOfType') },
              ]}
            />
            {form.opens === 'test' ? (
              <SelectField
                label={t('make.test')}
                description={t('make.testHint')}
                searchable
                searchValue={typed}
                onSearchChange={type}
                filter={({ options }) => options}
                nothingFoundMessage={t('make.noTest')}
                value={form.examId}
                error={errors['examId']}
                data={tests.data?.data.map((one) => ({ value: one.id, label: one.name })) ?? []}
                onChange={(examId) => change({ examId })}
                required
              />
            ) : (
              <SelectField
                label={t('make.type')}
                searchable
                value={form.examType}
                error={errors['examType'] ?? errors['examId']}
                data={types.choices.map(({ value, label }) => ({ value, label }))}
                onChange={(examType) => change({ examType })}
                required
              />
            )}
          </>
        )}
        <div className={classes.pair}>
          <NumberField
            label={t('make.count')}
            min={1}
            max={500}
            allowDecimal={false}
            value={form.count}
            error={errors['count']}
            onChange={(count) => change({ count })}
            required
          />
          <NumberField
            label={t('make.uses')}
            min={1}
            max={10_000}
            allowDecimal={false}
            value={form.usesAllowed}
            error={errors['usesAllowed']}
            onChange={(usesAllowed) => change({ usesAllowed })}
            required
          />
        </div>
        {partners.data && partners.data.data.length > 0 && (
          <SelectField
            label={t('partner.label')}
            description={t('partner.hint')}
            placeholder={t('partner.none')}
            searchable
            clearable
            value={form.partnerId}
            data={partners.data.data.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(partnerId) => change({ partnerId })}
          />
        )}
        <DayField
          label={t('make.expires')}
          description={t('make.expiresHint')}
          value={form.expires}
          error={errors['expiresAt']}
          onChange={(expires) => change({ expires })}
        />
      </form>
    </Modal>
  );
}
