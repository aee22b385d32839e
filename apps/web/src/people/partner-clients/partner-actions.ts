import type { PartnerView } from '@vumon/contract';
import { useTranslation } from '@vumon/i18n/react';
import { toast, useConfirm } from '@vumon/ui';
import { useReport } from '../../forms/report.ts';
import { usePartnerChanges } from './queries.ts';
import type { Secret } from './SecretDialog.tsx';

/** Disabling, enabling and the secret of a partner, each after a confirmation. */
export function usePartnerActions(onSecret: (secret: Secret) => void) {
  const { t } = useTranslation('partner-clients');
  const report = useReport();
  const confirm = useConfirm();
  const { status: setStatus, rotate, revokeOld } = usePartnerChanges();

  const disable = async (row: PartnerView) => {
    if (
      !(await confirm({
        title: t('disable.title', { name: row.name }),
        body: t('disable.body'),
        confirmLabel: t('disable.verb'),
        danger: true,
      }))
    )
      return;
    await setStatus.mutateAsync({ id: row.id, status: 'DISABLED' });
    toast(t('disable.done', { name: row.name }), {
      action: { label: t('undo'), onAction: () => report(enable(row)) },
    });
  };
  const enable = async (row: PartnerView) => {
    await setStatus.mutateAsync({ id: row.id, status: 'ACTIVE' });
    toast(t('enable.done', { name: row.name }));
  };
  const renew = async (row: PartnerView) => {
    if (
      !(await confirm({
        title: t('rotate.title', { name: row.name }),
        body: t('rotate.body'),
        confirmLabel: t('rotate.verb'),
      }))
    )
      return;
    const made = await rotate.mutateAsync(row.id);
    onSecret({ name: row.name, clientAppId: made.partner.clientAppId, secret: made.secret });
  };
  const revoke = async (row: PartnerView) => {
    if (
      !(await confirm({
        title: t('revoke.title', { name: row.name }),
        body: t('revoke.body'),
        confirmLabel: t('revoke.verb'),
        danger: true,
      }))
    )
      return;
    await revokeOld.mutateAsync(row.id);
    toast(t('revoke.done'));
  };
  return { disable, enable, renew, revoke };
}
