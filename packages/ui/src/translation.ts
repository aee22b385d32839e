import { useTranslation } from '@vumon/i18n/react';
import type vi from './messages.vi.json';

type Message = keyof typeof vi;

/** The few messages of this package (namespace `ui`); the compiler checks their keys against the catalog. */
export function useMessages(): (message: Message, params?: Record<string, string | number>) => string {
  const { t } = useTranslation('ui');
  const translate = t as unknown as (key: string, params?: Record<string, string | number>) => string;
  return (message, params) => translate(message, params);
}
