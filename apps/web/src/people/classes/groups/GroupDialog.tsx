import type { StudyGroupDetails } from '@vumon/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal, MultiSelectField, Note, Segmented, TextField, toast } from '@vumon/ui';
import { useState } from 'react';
import { fieldErrors, useErrorMessage } from '../../../forms/errors.ts';
import { useTyped } from '../../../navigation/url-state.ts';
import { studentChoicesQuery } from '../../../exam/assignments/queries.ts';
import classes from './groups.module.css';
import { useGroupChanges } from './queries.ts';

interface GroupDialogProps {
  classId: string;
  /** Null: a new one. */
  value: StudyGroupDetails | null;
  onClose: () => void;
  onSaved: (id: string) => void;
}

/** Name and members of a group. Members are chosen from the class, or from all learners of the teacher. */
export function GroupDialog({ classId, value, onClose, onSaved }: GroupDialogProps) {
  const { t } = useTranslation('classes');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const { create, change } = useGroupChanges();
  const [name, setName] = useState(value?.name ?? '');
  const [members, setMembers] = useState(
    () => value?.members.map(({ id, fullName }) => ({ value: id, label: fullName })) ?? [],
  );
  const [from, setFrom] = useState<'class' | 'all'>('class');
  const [search, setSearch] = useState('');
  const [typed, type] = useTyped(search, setSearch);
  const found = useQuery(studentChoicesQuery(from === 'class' ? classId : null, search));
  // Chosen learners stay visible when the list no longer contains them.
  const data = new Map([...members, ...(found.data ?? [])].map((one) => [one.value, one]));
  const saving = value ? change : create;
  const errors = fieldErrors(saving.error);

  const save = async () => {
    const studentIds = members.map((one) => one.value);
    const { id } = value
      ? await change.mutateAsync({ id: value.id, name, studentIds })
      : await create.mutateAsync({ classId, name, studentIds });
    toast(t(value ? 'groups.changed' : 'groups.created', { name: name.trim() }));
    onSaved(id);
    onClose();
  };

  return (
    <Modal
      opened
      onClose={onClose}
      size="md"
      title={t(value ? 'groups.edit' : 'groups.create')}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button
            variant="primary"
            loading={saving.isPending}
            disabledReason={name.trim() === '' ? t('groups.nameFirst') : null}
            onClick={() => void save().catch(() => undefined)}
          >
            {c('save')}
          </Button>
        </>
      }
    >
      <div className={classes.form}>
        {saving.error && !('name' in errors) && (
          <Note tone="bad" live>
            {message(saving.error)}
          </Note>
        )}
        <TextField
          label={t('groups.name')}
          maxLength={225}
          value={name}
          error={errors['name']}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Segmented
          full
          aria-label={t('groups.from')}
          value={from}
          onChange={setFrom}
          options={[
            { value: 'class', label: t('groups.fromClass') },
            { value: 'all', label: t('groups.fromAll') },
          ]}
        />
        <MultiSelectField
          label={t('groups.members')}
          placeholder={members.length === 0 ? t('groups.membersPlaceholder') : undefined}
          description={t('groups.memberCount', { count: members.length })}
          searchable
          maxValues={200}
          {...(from === 'all' && { searchValue: typed, onSearchChange: type })}
          data={[...data.values()]}
          value={members.map((one) => one.value)}
          onChange={(ids) => setMembers(ids.flatMap((id) => data.get(id) ?? []))}
          error={found.error ? message(found.error) : undefined}
        />
      </div>
    </Modal>
  );
}
