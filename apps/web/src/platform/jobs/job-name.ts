import { useTranslation } from '@vumon/i18n/react';

/** The name of a kind of job; its code where an older release made it. */
export function useJobName(): (kind: string) => string {
  const { find } = useTranslation('jobs-by-kind');
  return (kind) => find('', kind) ?? kind;
}
