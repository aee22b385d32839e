import type { Translate } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';

/** Messages that an attempt rarely shows: a separate catalog, which the first load does not contain. */
export const useAttemptMessages = (): Translate<'attempt'> => useTranslation('attempt').t;
