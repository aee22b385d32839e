import type { Translate } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';

/** The few messages of this package, the namespace `ui`. */
export const useMessages = (): Translate<'ui'> => useTranslation('ui').t;
