import { useTranslation } from '@vumon/i18n/react';

/** The name of a kind of job; its code where an older release made it. */
export function useJobName(): (kind: string) => string {
  const { t } = useTranslation('jobs-by-kind');
  return (kind) => t(kind, { defaultValue: kind });
}
