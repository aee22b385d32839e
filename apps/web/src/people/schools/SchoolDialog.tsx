/** Opens a school: its name, and the teacher who administers it first. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { formatPhone } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Field, Note, Radio, SearchInput, TextField } from '@vumon/ui';
import { useRef, useState } from 'react';
import { FormModal } from '../../forms/FormModal.tsx';
import { fieldErrors, focusWrong, useErrorMessage } from '../../forms/errors.ts';
import { useTyped } from '../../navigation/url-state.ts';
import { teachersQuery, useAddSchool } from './queries.ts';
import classes from './schools.module.css';

export function SchoolDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('schools');
  const message = useErrorMessage();
  const navigate = useNavigate();
  const add = useAddSchool();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState('');
  const [administratorId, setAdministratorId] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const errors = fieldErrors(add.error);
  const nameError = errors['name'] ?? (tried && name.trim() === '' ? t('new.nameMissing') : undefined);
  const adminError =
    errors['administratorId'] ?? errors['userId'] ?? (tried && !administratorId ? t('new.adminMissing') : undefined);
  const save = async () => {
    setTried(true);
    if (name.trim() === '' || administratorId === null) return focusWrong(form.current);
    const { id } = await add.mutateAsync({ name, administratorId });
    await navigate({ to: `/manage/schools/${id}` });
  };
  return (
    <FormModal
      form={form}
      onClose={onClose}
      size="md"
      title={t('add')}
      submitLabel={t('add')}
      busy={add.isPending}
      className={classes.form}
      onSubmit={async (event) => {
        event.preventDefault();
        await save().catch(() => undefined);
      }}
    >
      {add.error !== null && Object.keys(errors).length === 0 && (
        <Note tone="bad" live>
          {message(add.error)}
        </Note>
      )}
      <TextField
        label={t('columns.name')}
        value={name}
        maxLength={100}
        error={nameError}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
      <TeacherPicker value={administratorId} error={adminError} onChange={setAdministratorId} />
    </FormModal>
  );
}

function TeacherPicker({
  value,
  error,
  onChange,
}: {
  value: string | null;
  error: string | undefined;
  onChange: (id: string) => void;
}) {
  const { t } = useTranslation('schools');
  const message = useErrorMessage();
  const [search, setSearch] = useState('');
  const [typed, type] = useTyped(search, setSearch);
  const found = useQuery(teachersQuery(search));
  const rows = search === '' ? [] : (found.data?.data ?? []);
  return (
    <Field label={t('new.admin')} description={t('new.adminHelp')} error={error} group>
      <div className={classes.picker}>
        <SearchInput value={typed} onChange={type} placeholder={t('new.find')} />
        <div aria-live="polite" className={classes.found}>
          {rows.map((one) => (
            <Radio
              key={one.id}
              name="administrator"
              label={`${one.fullName} · ${one.email ?? (one.phone ? formatPhone(one.phone) : (one.signInName ?? ''))}`}
              checked={value === one.id}
              onChange={() => onChange(one.id)}
            />
          ))}
          {search !== '' && found.data && rows.length === 0 && <span className={classes.muted}>{t('new.nobody')}</span>}
          {found.error && <span className={classes.muted}>{message(found.error)}</span>}
        </div>
      </div>
    </Field>
  );
}
