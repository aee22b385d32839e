import { useTranslation } from '@vumon/i18n/react';

const failures = ['ADDRESS_REFUSED', 'NAME_UNKNOWN', 'TIMEOUT', 'CERTIFICATE', 'CONNECTION', 'INTERNAL'] as const;
type Failure = (typeof failures)[number];
const isFailure = (answer: string): answer is Failure => (failures as readonly string[]).includes(answer);

/** Names what a partner's address has answered: the status, or why there was no reply. */
export function useAnswerName(): (answer: string) => string {
  const { t } = useTranslation('partner-clients');
  return (answer) => (isFailure(answer) ? t(`failures.${answer}`) : answer);
}
