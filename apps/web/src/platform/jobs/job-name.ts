import { useTranslation } from '@vumon/i18n/react';

/** The name of a kind of job; its code where it has none. */
export function useJobName(): (kind: string) => string {
  const { t } = useTranslation('jobs');
  return (kind) => t(`kinds.${kind.replaceAll('.', '_')}`, { defaultValue: kind });
}
