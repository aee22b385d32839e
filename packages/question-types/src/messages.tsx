/** Translations of this package's catalogs. */
import type { Namespace, Translate } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';

export type { Translate };

/** Translates keys of one namespace. */
export const useMessages = <N extends Namespace & `qt${string}`>(namespace: N): Translate<N> =>
  useTranslation(namespace).t;
