import { useTranslation } from '@vumon/i18n/react';
import { Suspense } from 'react';

interface ErrorWordsProps {
  /** A code of the catalog `errors` whose message has no parameters; the server knows more. */
  readonly code: string;
}

/** What the code of an error means. The words of all errors are long, and come when one is to be said. */
export const ErrorWords = ({ code }: ErrorWordsProps) => (
  <Suspense>
    <Words code={code} />
  </Suspense>
);

function Words({ code }: ErrorWordsProps) {
  const { t, find } = useTranslation('errors');
  return find('', code, {}) ?? t('UNKNOWN_ERROR');
}
