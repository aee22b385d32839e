import { useQueryClient } from '@tanstack/react-query';
import type { ClassView } from '@vumon/contract';
import { dayInVietnam, pastedText, schoolYearOf } from '@vumon/domain';
import { formatSchoolYear } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, FileDrop, Modal, Note, SelectField, TextField, toast } from '@vumon/ui';
import { useState } from 'react';
import { AppLink } from '../../navigation/AppLink.tsx';
import { packagesFor } from '../../navigation/to-packages.ts';
import { useGrades } from '../../api/reference-data.ts';
import { useUploadLimit } from '../../api/limits.ts';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import { useRestorableState } from '../../forms/restorable-state.ts';
import classes from './classes.module.css';
import { useClassChanges } from './queries.ts';

export interface ClassDialogProps {
  opened: boolean;
  /** Null: a new one. */
  value: ClassView | null;
  onClose: () => void;
  onSaved?: (saved: ClassView) => void;
}

export function ClassDialog({ opened, value, onClose, onSaved }: ClassDialogProps) {
  return opened ? <ClassForm key={value?.id ?? 'new'} value={value} onClose={onClose} onSaved={onSaved} /> : null;
}

function ClassForm({ value, onClose, onSaved }: Omit<ClassDialogProps, 'opened'>) {
  const { t } = useTranslation('classes');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const grades = useGrades();
  const client = useQueryClient();
  const { create, change, logo } = useClassChanges();
  const [thisYear] = useState(() => schoolYearOf(dayInVietnam(Date.now())));
  const [form, setForm] = useRestorableState(`class ${value?.id ?? 'new'}`, {
    name: value?.name ?? '',
    code: value?.code ?? '',
    gradeId: value?.gradeId ?? null,
    schoolYear: value?.schoolYear ?? thisYear,
  });
  const { maxSize, megabytes } = useUploadLimit('picture-mebibytes');
  const [file, setFile] = useState<File | null>(null);
  const [logoError, setLogoError] = useState<string | null>(null);
  /** The class as it is stored: given, or created by this form before its picture was refused. */
  const [stored, setStored] = useState(value);
  const error = create.error ?? change.error;
  const errors = fieldErrors(error);
  const years = [...new Set([thisYear + 1, thisYear, thisYear - 1, thisYear - 2, form.schoolYear])].sort(
    (a, b) => b - a,
  );
  const general = error && Object.keys(errors).length === 0 ? message(error) : null;
  const packages = packagesFor(error);

  const save = async () => {
    const body = { name: form.name, code: form.code, gradeId: form.gradeId ?? '', schoolYear: form.schoolYear };
    const saved = stored
      ? await change.mutateAsync({ ...body, id: stored.id, status: stored.status })
      : await create.mutateAsync(body);
    create.reset();
    setStored(saved);
    if (file) {
      try {
        await logo.mutateAsync({ id: saved.id, file });
      } catch (failure) {
        // The class is stored; only its picture is missing, and the form stays open to say so.
        if (!stored) toast(t('saved'));
        setLogoError(message(failure));
        return;
      }
    }
    await client.invalidateQueries({ queryKey: ['classes'] });
    toast(t(value ? 'changed' : 'created', { name: saved.name }));
    onSaved?.(saved);
    onClose();
  };

  return (
    <Modal
      opened
      onClose={onClose}
      size="md"
      title={t(stored ? 'dialog.edit' : 'dialog.create')}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form="class-form"
            loading={create.isPending || change.isPending || logo.isPending}
          >
            {t(stored ? 'dialog.save' : 'dialog.add')}
          </Button>
        </>
      }
    >
      <form
        id="class-form"
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save().catch(() => undefined);
        }}
      >
        {general && (
          <div className={classes.wide}>
            <Note tone="bad" live action={packages ? <AppLink href={packages}>{t('seePackages')}</AppLink> : undefined}>
              {general}
            </Note>
          </div>
        )}
        <TextField
          className={classes.wide}
          label={t('fields.name')}
          cleanPaste={pastedText}
          placeholder="9A1"
          value={form.name}
          error={errors['name']}
          maxLength={100}
          required
          data-autofocus
          onChange={(event) => setForm({ ...form, name: event.currentTarget.value })}
        />
        <TextField
          label={t('fields.code')}
          description={t('fields.codeHint')}
          placeholder="9A1-2026"
          value={form.code}
          error={errors['code']}
          maxLength={50}
          required
          onChange={(event) => setForm({ ...form, code: event.currentTarget.value })}
        />
        <SelectField
          label={t('fields.grade')}
          description={t('fields.gradeHint')}
          data={grades.choices}
          value={form.gradeId}
          error={errors['gradeId']}
          searchable
          required
          allowDeselect={false}
          onChange={(gradeId) => setForm({ ...form, gradeId })}
        />
        <SelectField
          className={classes.wide}
          label={t('fields.schoolYear')}
          data={years.map((year) => ({ value: String(year), label: formatSchoolYear(year) }))}
          value={String(form.schoolYear)}
          allowDeselect={false}
          error={errors['schoolYear']}
          onChange={(year) => setForm({ ...form, schoolYear: Number(year ?? form.schoolYear) })}
        />
        <div className={classes.wide}>
          <p className={classes.label}>{t('fields.logo')}</p>
          <FileDrop
            aria-label={t('fields.logo')}
            accept=".jpg,.jpeg,.png"
            {...(maxSize !== undefined && { maxSize, hint: t('fields.logoHint', { megabytes }) })}
            error={logoError}
            file={file ? { name: file.name } : null}
            onFile={(chosen) => {
              setFile(chosen);
              setLogoError(null);
            }}
            onRemove={() => setFile(null)}
            busy={logo.isPending}
          />
        </div>
      </form>
    </Modal>
  );
}
