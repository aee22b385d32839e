import { useQueryClient } from '@tanstack/react-query';
import type { ClassView } from '@vumon/contract';
import { useTranslation } from '@vumon/i18n/react';
import { Button, FileDrop, Modal, toast } from '@vumon/ui';
import { useState } from 'react';
import { shrunk } from '../../api/on-demand/shrink.ts';
import { useUploadLimit } from '../../api/limits.ts';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import { useRestorableState } from '../../forms/restorable-state.ts';
import classes from './classes.module.css';
import { ClassFields, formOf } from './ClassFields.tsx';
import { useClassChanges } from './queries.ts';
import { SaveError } from './SaveError.tsx';

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
  const client = useQueryClient();
  const { create, change, logo } = useClassChanges();
  const [form, setForm] = useRestorableState(`class ${value?.id ?? 'new'}`, () => formOf(value));
  const { maxSize, megabytes } = useUploadLimit('picture-mebibytes');
  const [file, setFile] = useState<File | null>(null);
  const [logoError, setLogoError] = useState<string | null>(null);
  /** The class as it is stored: given, or created by this form before its picture was refused. */
  const [stored, setStored] = useState(value);
  const error = create.error ?? change.error;
  const errors = fieldErrors(error);

  const save = async () => {
    const body = { name: form.name, code: form.code, gradeId: form.gradeId ?? '', schoolYear: form.schoolYear };
    const saved = stored
      ? await change.mutateAsync({ ...body, id: stored.id, status: stored.status })
      : await create.mutateAsync(body);
    create.reset();
    setStored(saved);
    if (file) {
      try {
        await logo.mutateAsync({ id: saved.id, file: await shrunk(file, maxSize ?? Infinity) });
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
        <SaveError error={error} />
        <ClassFields
          proposes={stored === null}
          form={form}
          errors={errors}
          onChange={(changes) => setForm({ ...form, ...changes })}
        />
        <div className={classes.wide}>
          <p className={classes.label}>{t('fields.logo')}</p>
          <FileDrop
            aria-label={t('fields.logo')}
            accept=".jpg,.jpeg,.png"
            {...(maxSize !== undefined && { hint: t('fields.logoHint', { megabytes }) })}
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
