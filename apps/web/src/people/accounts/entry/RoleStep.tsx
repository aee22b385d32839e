import { ApiError } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { Button, ChoiceRow, ChoiceRows, FieldError, Note, toast } from '@vumon/ui';
import { IconBooks, IconPencil } from '@tabler/icons-react';
import { useRef, useState, type FormEvent } from 'react';
import { api } from '../../../api/client.ts';
import { useErrorMessage } from '../../../forms/errors.ts';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { rememberedRole, type NewRole } from '../../../session/new-role.ts';
import { signOut } from '../../../session/sign-out.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { useAfterSignIn } from './after-sign-in.ts';
import classes from '../accounts.module.css';

/** The role is chosen once, before any other page can be opened. */
export function RoleStep({ target, fresh }: { target: string; fresh: boolean }) {
  const { t } = useTranslation('accounts');
  const say = useErrorMessage();
  const enter = useAfterSignIn();
  const [role, setRole] = useState<NewRole | null>(rememberedRole);
  const [missing, setMissing] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setMissing(role === null);
    if (role === null) return form.current?.querySelector('input')?.focus();
    setBusy(true);
    setError(null);
    try {
      await api('POST /account/role', { body: { role } }).catch((caught: unknown) => {
        // The role was chosen in another window a moment ago; that choice counts.
        if (!(caught instanceof ApiError) || caught.code !== 'ROLE_CHOSEN') throw caught;
      });
      await enter(target);
      toast(t(role === 'TEACHER' ? 'role.teacherDone' : 'role.studentDone'), { tone: 'ok' });
    } catch (caught) {
      setError(caught);
    } finally {
      setBusy(false);
    }
  }

  const row = (value: NewRole, Icon: typeof IconPencil, key: 'teacher' | 'student') => (
    <ChoiceRow
      name="role"
      checked={role === value}
      onChange={() => {
        setRole(value);
        setMissing(false);
      }}
      icon={<Icon size={24} stroke={1.75} aria-hidden />}
      title={t(`role.${key}`)}
      description={t(`role.${key}Can`)}
    />
  );
  return (
    <AccountFrame title={t('role.title')} intro={t('role.intro')}>
      <form ref={form} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        {fresh && <Note tone="ok" live title={t('role.opened')} />}
        {error !== null && <Note tone="bad" live title={say(error)} />}
        <div>
          <ChoiceRows aria-label={t('role.title')}>
            {row('TEACHER', IconPencil, 'teacher')}
            {row('STUDENT', IconBooks, 'student')}
          </ChoiceRows>
          {missing && <FieldError>{t('role.missing')}</FieldError>}
        </div>
        <Button type="submit" variant="primary" size="lg" full loading={busy}>
          {t('role.submit')}
        </Button>
      </form>
      <p className={classes.foot}>{t('role.parents')}</p>
      <p className={classes.foot}>
        {t('role.schools')} <AppLink href="/?want=SCHOOL#contact">{t('role.schoolsLink')}</AppLink>
      </p>
      <p className={classes.foot}>
        <button type="button" className={classes.back} onClick={() => void signOut()}>
          {t('role.signOut')}
        </button>
      </p>
    </AccountFrame>
  );
}
