import { useTranslation } from '@vumon/i18n/react';
import { useConfirm } from '@vumon/ui';
import { useState } from 'react';
import { useStudentChanges } from '../queries.ts';
import type { Renewed } from './RenewedSheet.tsx';

/** New one-time passwords for learners who have forgotten theirs; `sheet` is what is to be printed then. */
export function useRenewal() {
  const { t } = useTranslation('classes');
  const confirm = useConfirm();
  const { replacePasswords } = useStudentChanges();
  const [sheet, setSheet] = useState<Renewed | null>(null);

  const renew = async (students: readonly { readonly id: string; readonly fullName: string }[]) => {
    const one = students.length === 1 ? students[0]! : null;
    const agreed = await confirm({
      title: one ? t('renewed.confirmOne', { name: one.fullName }) : t('renewed.confirm', { count: students.length }),
      body: t('renewed.confirmBody'),
      confirmLabel: t('menu.newPassword'),
    });
    if (agreed) setSheet(await replacePasswords.mutateAsync(students.map(({ id }) => id)));
  };
  return { renew, renewing: replacePasswords.isPending, sheet, close: () => setSheet(null) };
}
