/** Creates a staff account: a name, an address, a role, and a one-time code for the first sign-in. */
import { staffRoles } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Field, Modal, Note, Radio, SelectField, TextField } from '@vumon/ui';
import { useState } from 'react';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import { InvitationCard } from './InvitationCard.tsx';
import { useAddStaff, type NewStaff } from './queries.ts';
import classes from './user-administration.module.css';

const empty: NewStaff = { fullName: '', contact: '', role: 'OPERATOR', delivery: 'SEND' };

export function StaffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('user-administration');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const add = useAddStaff();
  const [form, setForm] = useState(empty);
  const errors = fieldErrors(add.error);
  const put = (changes: Partial<NewStaff>) => setForm({ ...form, ...changes });
  const another = () => {
    setForm(empty);
    add.reset();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="md"
      title={t('staff.add')}
      footer={
        add.data ? (
          <>
            <Button onClick={another}>{t('staff.another')}</Button>
            <Button variant="primary" onClick={onClose}>
              {c('close')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{c('cancel')}</Button>
            <Button variant="primary" type="submit" form="staff-form" loading={add.isPending}>
              {t('staff.create')}
            </Button>
          </>
        )
      }
    >
      {add.data ? (
        <InvitationCard name={form.fullName} invitation={add.data} />
      ) : (
        <form
          id="staff-form"
          noValidate
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            add.mutate(form);
          }}
        >
          {add.error && Object.keys(errors).length === 0 && (
            <Note tone="bad" live>
              {message(add.error)}
            </Note>
          )}
          <TextField
            label={t('staff.fullName')}
            value={form.fullName}
            maxLength={100}
            error={errors['fullName']}
            onChange={(event) => put({ fullName: event.currentTarget.value })}
            data-autofocus
          />
          <TextField
            label={t('staff.contact')}
            value={form.contact}
            maxLength={200}
            error={errors['contact']}
            onChange={(event) => put({ contact: event.currentTarget.value })}
          />
          <SelectField
            label={t('columns.role')}
            data={staffRoles.map((one) => ({ value: one, label: c(`roles.${one}`) }))}
            value={form.role}
            allowDeselect={false}
            error={errors['role']}
            onChange={(role) => role && put({ role: role as NewStaff['role'] })}
          />
          {form.role === 'ADMIN' && <Note tone="warn">{t('staff.adminWarning')}</Note>}
          <Field label={t('staff.delivery')} group>
            <div className={classes.radios}>
              {(['SEND', 'PRINT'] as const).map((one) => (
                <Radio
                  key={one}
                  name="delivery"
                  label={t(`staff.deliveries.${one}`)}
                  checked={form.delivery === one}
                  onChange={() => put({ delivery: one })}
                />
              ))}
            </div>
          </Field>
        </form>
      )}
    </Modal>
  );
}
