/** Inviting a teacher by phone or e-mail, and the invitations that nobody has accepted yet. */
import { IconX } from '@tabler/icons-react';
import type { SchoolInvitation } from '@vumon/contract';
import { formatPhone, schoolRoles, type SchoolRole } from '@vumon/domain';
import { formatDay } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Card, IconButton, Pager, SelectField, Tag, TextField, toast } from '@vumon/ui';
import { useState } from 'react';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import { useReport } from '../../forms/report.ts';
import classes from './schools.module.css';

interface Change<Value> {
  readonly error: unknown;
  readonly isPending: boolean;
  mutateAsync(value: Value): Promise<unknown>;
}

const size = 10;

export function InvitationsCard({
  invitations,
  invite,
  withdraw,
  choosesRole = false,
}: {
  invitations: readonly SchoolInvitation[];
  invite: Change<{ contact: string; role: SchoolRole }>;
  withdraw: Change<string>;
  /** Administrators of the product also invite administrators of the school. */
  choosesRole?: boolean;
}) {
  const { t } = useTranslation('schools');
  const message = useErrorMessage();
  const [contact, setContact] = useState('');
  const [role, setRole] = useState<SchoolRole>('TEACHER');
  const error = fieldErrors(invite.error)['contact'] ?? (invite.error ? message(invite.error) : undefined);
  const send = async () => {
    await invite.mutateAsync({ contact, role });
    toast(t('invite.sent'));
    setContact('');
  };
  return (
    <Card title={t('invite.title')}>
      <form
        className={classes.invite}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send().catch(() => undefined);
        }}
      >
        <TextField
          label={t('invite.contact')}
          description={t('invite.help')}
          value={contact}
          maxLength={64}
          autoComplete="off"
          error={error}
          onChange={(event) => setContact(event.currentTarget.value)}
        />
        {choosesRole && (
          <SelectField
            label={t('columns.role')}
            data={schoolRoles.map((one) => ({ value: one, label: t(`roles.${one}`) }))}
            value={role}
            allowDeselect={false}
            onChange={(next) => next && setRole(next as SchoolRole)}
          />
        )}
        <div>
          <Button type="submit" loading={invite.isPending}>
            {t('invite.send')}
          </Button>
        </div>
      </form>
      <Sent invitations={invitations} withdraw={withdraw} />
    </Card>
  );
}

function Sent({ invitations, withdraw }: { invitations: readonly SchoolInvitation[]; withdraw: Change<string> }) {
  const { t } = useTranslation('schools');
  const report = useReport();
  const [page, setPage] = useState(0);
  const shown = Math.min(page, Math.max(0, Math.ceil(invitations.length / size) - 1));
  return (
    <>
      <ul className={classes.list}>
        {invitations.slice(shown * size, (shown + 1) * size).map((one) => {
          const name = /^\+?\d+$/.test(one.contact) ? formatPhone(one.contact) : one.contact;
          return (
            <li key={one.id} className={classes.invited}>
              <span className={classes.text}>
                <span className={classes.strong}>{name}</span>
                <span className={classes.facts}>
                  {t(one.expired ? 'invite.over' : 'invite.until', {
                    role: t(`roles.${one.role}`),
                    day: formatDay(one.expiresAt),
                  })}
                </span>
              </span>
              <span className={classes.end}>
                <Tag tone={one.expired ? 'neutral' : 'warn'}>
                  {t(one.expired ? 'invite.expired' : 'invite.waiting')}
                </Tag>
                <IconButton
                  size="sm"
                  icon={<IconX size={18} stroke={1.75} />}
                  aria-label={t('invite.withdraw', { contact: name })}
                  onClick={() => report(withdraw.mutateAsync(one.id))}
                />
              </span>
            </li>
          );
        })}
      </ul>
      {invitations.length > size && <Pager page={shown} size={size} total={invitations.length} onPage={setPage} />}
    </>
  );
}
