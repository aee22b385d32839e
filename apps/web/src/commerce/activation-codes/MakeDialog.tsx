import { useQuery } from '@tanstack/react-query';
import { pastedText } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal, Note, NumberField, Segmented, SelectField, TextField, toast } from '@vumon/ui';
import { useState } from 'react';
import { downloadFile } from '../../api/download.ts';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import { DayField } from '../../forms/DayField.tsx';
import classes from './activation-codes.module.css';
import { bodyOf, newBatch, type BatchForm } from './batch-form.ts';
import { PackageFields, TestFields } from './GivesFields.tsx';
import { partnersQuery, useCodeChanges } from './queries.ts';

/** Creates a batch of activation codes (what they unlock, number, uses, expiry) and downloads it. */
export function MakeDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('activation-codes');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const { make } = useCodeChanges();
  const [form, setForm] = useState(newBatch);
  const partners = useQuery(partnersQuery('ACTIVE'));
  const change = (changes: Partial<BatchForm>) => setForm((form) => ({ ...form, ...changes }));
  const errors = fieldErrors(make.error);
  const failure = make.error && Object.keys(errors).length === 0 ? message(make.error) : null;

  const save = async () => {
    const made = await make.mutateAsync(bodyOf(form));
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
          <PackageFields form={form} errors={errors} onChange={change} />
        ) : (
          <TestFields form={form} errors={errors} onChange={change} />
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
