import type { AdministeredUser } from '@vumon/contract';
import { storedRoles } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Modal, Note, SelectField, Switch, TextAreaField } from '@vumon/ui';
import { useState } from 'react';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import type { RoleChange } from './queries.ts';
import classes from './user-administration.module.css';

export interface RoleDialogProps {
  user: AdministeredUser;
  pending: boolean;
  error: unknown;
  onClose: () => void;
  onConfirm: (change: RoleChange) => void;
}

export function RoleDialog({ user, pending, error, onClose, onConfirm }: RoleDialogProps) {
  const { t } = useTranslation('user-administration');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const [form, setForm] = useState<RoleChange>({ role: user.storedRole, isAdmin: user.isAdmin, reason: '' });
  const errors = fieldErrors(error);
  const same = form.role === user.storedRole && form.isAdmin === user.isAdmin;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('role.title', { name: user.fullName })}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button variant="primary" type="submit" form="role-form" loading={pending} disabled={same}>
            {t('role.verb')}
          </Button>
        </>
      }
    >
      <form
        id="role-form"
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm(form);
        }}
      >
        {error !== null && Object.keys(errors).length === 0 && (
          <Note tone="bad" live>
            {message(error)}
          </Note>
        )}
        <SelectField
          label={t('columns.role')}
          data={storedRoles.map((one) => ({ value: one, label: c(`roles.${one}`) }))}
          value={form.role}
          allowDeselect={false}
          onChange={(role) => role && setForm({ ...form, role: role as RoleChange['role'] })}
        />
        <Switch label={t('role.admin')} checked={form.isAdmin} onChange={(isAdmin) => setForm({ ...form, isAdmin })} />
        {form.isAdmin && !user.isAdmin && <Note tone="warn">{t('staff.adminWarning')}</Note>}
        <TextAreaField
          label={t('reason.label')}
          rows={3}
          maxLength={500}
          value={form.reason}
          error={errors['reason']}
          onChange={(event) => setForm({ ...form, reason: event.currentTarget.value })}
        />
        <p className={classes.facts}>{t('role.hint')}</p>
      </form>
    </Modal>
  );
}
