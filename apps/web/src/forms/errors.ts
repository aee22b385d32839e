/** Error messages of the API for the fields of a form and for the line above them. */
import { ApiError } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';

/** Messages by path (`sections.0.parts.1.points`), the first for each. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  const errors: Record<string, string> = {};
  for (const { path, message } of error.fields) errors[path] ??= message;
  return errors;
}

/** Focuses the first field of `form` that is marked as invalid, after React has rendered it. */
export const focusWrong = (form: HTMLElement | null): void =>
  void setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());

/** The message for users of anything that a request may throw, in the language in use. */
export function useErrorMessage(): (error: unknown) => string {
  const { t } = useTranslation('app');
  return (error) => {
    if (!(error instanceof ApiError)) return t('unknownError');
    return error.code === 'NETWORK' ? t('networkError') : error.message;
  };
}
