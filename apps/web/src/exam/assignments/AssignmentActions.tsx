/** What a teacher does to an assigned test: its link, its code, a reminder, its settings, cancelling it. */
import type { AssignmentView } from '@vumon/contract';
import { ApiError } from '@vumon/contract/client';
import { IconDots, IconLink, IconMail, IconPencil, IconQrcode, IconX } from '@tabler/icons-react';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { IconButton, Menu, toast, useConfirm, type MenuEntry } from '@vumon/ui';
import { useState } from 'react';
import { lateDialog } from '../../connection/lateDialog.tsx';
import { useReport } from '../../forms/report.ts';
import { basePath } from '../../i18n/locale.ts';
import { useAssignmentChanges } from './queries.ts';

const QrDialog = lateDialog(
  async () => ({ default: (await import('./sharing/QrDialog.tsx')).QrDialog }),
  ({ onClose }) => onClose(),
);

interface AssignmentActionsProps {
  assignment: AssignmentView;
  /** Entries of the page's own, before those of the test. */
  more?: readonly (MenuEntry | false)[];
  onEdit: () => void;
}

export function AssignmentActions({ assignment, more = [], onEdit }: AssignmentActionsProps) {
  const { t } = useTranslation('assignments');
  const { locale } = useFormat();
  const report = useReport();
  const confirm = useConfirm();
  const { cancel, remind } = useAssignmentChanges();
  const [qr, showQr] = useState(false);
  const { id, title, running, abilities } = assignment;
  const reachable = !assignment.cancelledAt && assignment.status !== 'ENDED';

  const copyLink = async () => {
    await navigator.clipboard.writeText(
      `${location.origin}${basePath(locale).replace(/\/$/, '')}/assigned-unit-test/${id}`,
    );
    toast(t('list.linkCopied'));
  };
  const stop = async () => {
    const ok = await confirm({
      title: t('cancel.title', { title }),
      body: t(running > 0 ? 'cancel.bodyRunning' : 'cancel.body', { count: running }),
      confirmLabel: t('cancel.confirm'),
      danger: true,
    });
    if (!ok) return;
    await cancel.mutateAsync(id);
    toast(t('cancel.done', { title }));
  };
  const sendReminder = async () => {
    const ok = await confirm({
      title: t('reminder.title', { title }),
      body: t('reminder.body'),
      confirmLabel: t('reminder.send'),
    });
    if (!ok) return;
    const reply = await remind.mutateAsync(id).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'TOO_MANY_REQUESTS') return null;
      throw error;
    });
    if (!reply) {
      toast(t('reminder.again'), { tone: 'warn', duration: 4000 });
      return;
    }
    const { told, withoutMail } = reply;
    toast(
      withoutMail > 0
        ? t('reminder.sentSome', { count: told, without: withoutMail })
        : t('reminder.sent', { count: told }),
    );
  };

  return (
    <>
      {reachable && (
        <IconButton
          icon={<IconLink size={20} stroke={1.75} />}
          aria-label={t('list.copyLinkOf', { title })}
          onClick={() => report(copyLink())}
        />
      )}
      <Menu
        label={title}
        items={[
          ...more,
          reachable && {
            label: t('sharing.qr'),
            icon: <IconQrcode size={18} stroke={1.75} />,
            onSelect: () => showQr(true),
          },
          reachable && {
            label: t('reminder.send'),
            icon: <IconMail size={18} stroke={1.75} />,
            onSelect: () => report(sendReminder()),
          },
          abilities.edit && {
            label: t('list.edit'),
            icon: <IconPencil size={18} stroke={1.75} />,
            onSelect: onEdit,
          },
          abilities.cancel && {
            label: t('cancel.confirm'),
            icon: <IconX size={18} stroke={1.75} />,
            danger: true,
            divided: true,
            onSelect: () => report(stop()),
          },
        ]}
      >
        <IconButton icon={<IconDots size={20} stroke={1.75} />} aria-label={t('list.actionsOf', { title })} />
      </Menu>
      {qr && <QrDialog id={id} name={title} onClose={() => showQr(false)} />}
    </>
  );
}
