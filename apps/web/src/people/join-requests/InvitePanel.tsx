/** The ways into a class: its code as cells, link and QR code, and inviting an account. */
import { useQuery } from '@tanstack/react-query';
import { IconCopy, IconDownload, IconRefresh, IconX } from '@tabler/icons-react';
import type { ClassView } from '@vumon/contract';
import { ApiError } from '@vumon/contract/client';
import { formatPhone } from '@vumon/domain';
import { formatDay } from '@vumon/i18n';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { Button, Card, ErrorState, IconButton, Pager, Switch, Tag, TextField, toast, useConfirm } from '@vumon/ui';
import { useState } from 'react';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import { useReport } from '../../forms/report.ts';
import { basePath } from '../../i18n/locale.ts';
import { QrCode } from '../../exam/assignments/sharing/QrCode.tsx';
import { qrQuery, savePicture } from '../../exam/assignments/sharing/qr.ts';
import classes from './join-requests.module.css';
import { invitationsQuery, useTeacherAnswers } from './queries.ts';

export function InvitePanel({ klass }: { klass: ClassView }) {
  const { t } = useTranslation('join-requests');
  const { t: c } = useTranslation('common');
  const locale = useLocale();
  const report = useReport();
  const confirm = useConfirm();
  const { joining } = useTeacherAnswers(klass.id);
  const link = `${location.origin}${basePath(locale).replace(/\/$/, '')}/join/${encodeURIComponent(klass.code)}`;
  const code = useQuery(qrQuery(link));
  const edits = klass.abilities.edit;

  const open = async (next: boolean) => {
    await joining.mutateAsync({ open: next });
    toast(t(next ? 'panel.opened' : 'panel.closed'));
  };
  const renew = async () => {
    if (!(await confirm({ title: t('panel.renewTitle'), body: t('panel.renewBody'), confirmLabel: t('panel.renew') })))
      return;
    const { code: fresh } = await joining.mutateAsync({ newCode: true });
    toast(t('panel.renewed', { code: fresh }));
  };
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toast(c('copied'));
  };
  return (
    <aside className={classes.side} aria-label={t('panel.title')}>
      <Card>
        <div className={classes.joinHead}>
          <h3>{t('panel.title')}</h3>
          <Switch
            label={t(klass.joinOpen ? 'panel.isOpen' : 'panel.isClosed')}
            checked={klass.joinOpen}
            disabled={!edits || joining.isPending}
            onChange={(next) => report(open(next))}
          />
        </div>
        {klass.joinOpen ? (
          <>
            <QrCode link={link} label={t('panel.qr', { name: klass.name })} className={classes.qr} />
            <div className={classes.cells} role="img" aria-label={t('panel.code', { code: klass.code })}>
              {[...klass.code].map((letter, at) => (
                <span key={at}>{letter}</span>
              ))}
            </div>
            <p className={classes.help}>{t('panel.help')}</p>
            <div className={classes.link}>
              <span>{link.replace(/^https?:\/\//, '')}</span>
              <IconButton
                icon={<IconCopy size={20} stroke={1.75} />}
                aria-label={t('panel.copy')}
                onClick={() => report(copy())}
              />
            </div>
            <div className={classes.two}>
              <Button
                icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
                disabled={!code.data}
                onClick={() => code.data && savePicture(code.data, klass.code)}
              >
                {t('panel.download')}
              </Button>
              <Button
                icon={<IconRefresh size={18} stroke={1.75} aria-hidden />}
                disabled={!edits}
                onClick={() => report(renew())}
              >
                {t('panel.renew')}
              </Button>
            </div>
          </>
        ) : (
          <p className={classes.muted}>{t('panel.closedHelp')}</p>
        )}
      </Card>
      {klass.abilities['manage-students'] && <InviteAccount klass={klass} />}
    </aside>
  );
}

function InviteAccount({ klass }: { klass: ClassView }) {
  const { t } = useTranslation('join-requests');
  const message = useErrorMessage();
  const report = useReport();
  const [contact, setContact] = useState('');
  const [page, setPage] = useState(0);
  const list = useQuery(invitationsQuery(klass.id, page));
  const { invite, takeBack } = useTeacherAnswers(klass.id);
  const errors = fieldErrors(invite.error);
  const missing = invite.error instanceof ApiError && invite.error.code === 'STUDENT_CONSENT_REQUIRED';
  const wrong = errors['contact'] ?? (invite.error && !missing ? message(invite.error) : undefined);
  const send = async () => {
    await invite.mutateAsync(contact);
    toast(t('invite.sent'));
    setContact('');
    setPage(0);
  };
  const withdraw = async (id: string) => {
    await takeBack.mutateAsync(id);
    // Without its only invitation the page would be empty.
    if (list.data?.data.length === 1) setPage(Math.max(0, page - 1));
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
          error={wrong}
          onChange={(event) => setContact(event.currentTarget.value)}
        />
        <Button type="submit" loading={invite.isPending}>
          {t('invite.send')}
        </Button>
      </form>
      {list.data?.data.map((one) => (
        <div key={one.id} className={classes.invited}>
          <span className={classes.contact}>
            {/^\+?\d+$/.test(one.contact) ? formatPhone(one.contact) : one.contact}
            {one.status !== 'ACCEPTED' && (
              <span className={classes.muted}>{t('invite.until', { day: formatDay(one.expiresAt) })}</span>
            )}
          </span>
          <span className={classes.answer}>
            <Tag tone={one.status === 'ACCEPTED' ? 'ok' : one.status === 'SENT' ? 'warn' : undefined}>
              {t(`invite.status.${one.status}`)}
            </Tag>
            {one.status !== 'ACCEPTED' && (
              <IconButton
                size="sm"
                icon={<IconX size={18} stroke={1.75} />}
                aria-label={t('invite.takeBack', { contact: one.contact })}
                onClick={() => report(withdraw(one.id))}
              />
            )}
          </span>
        </div>
      ))}
      {list.error && !list.data && <ErrorState onRetry={() => void list.refetch()}>{message(list.error)}</ErrorState>}
      {list.data && list.data.page.total > list.data.page.size && (
        <Pager page={page} size={list.data.page.size} total={list.data.page.total} onPage={setPage} />
      )}
    </Card>
  );
}
