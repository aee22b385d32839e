import { useTranslation } from '@vumon/i18n/react';
import { Note, TextField, toast } from '@vumon/ui';
import { useState } from 'react';
import { FormModal } from '../../forms/FormModal.tsx';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import { useSchoolChanges } from './queries.ts';
import classes from './schools.module.css';

export function NameDialog({ id, name: before, onClose }: { id: string; name: string; onClose: () => void }) {
  const { t } = useTranslation('schools');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const { rename } = useSchoolChanges(id);
  const [name, setName] = useState(before);
  const errors = fieldErrors(rename.error);
  const save = async () => {
    await rename.mutateAsync(name);
    toast(t('rename.done'));
    onClose();
  };
  return (
    <FormModal
      onClose={onClose}
      size="sm"
      title={t('rename.verb')}
      submitLabel={c('save')}
      busy={rename.isPending}
      className={classes.form}
      onSubmit={async (event) => {
        event.preventDefault();
        await save().catch(() => undefined);
      }}
    >
      {rename.error !== null && Object.keys(errors).length === 0 && (
        <Note tone="bad" live>
          {message(rename.error)}
        </Note>
      )}
      <TextField
        label={t('columns.name')}
        value={name}
        maxLength={100}
        error={errors['name']}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
    </FormModal>
  );
}
