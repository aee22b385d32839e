/**
 * In place of a page's content that could not be loaded. What does not exist, or is closed to this account, is said
 * with a way back: asking again would change nothing. Every other failure can be retried.
 */
import { ApiError } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, ErrorState } from '@vumon/ui';
import { useErrorMessage } from '../forms/errors.ts';
import { AppLink } from '../navigation/AppLink.tsx';
import type { Href } from '../navigation/paths.ts';

interface LoadFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
  /** The list that the page belongs to. Left out where a way back already stands beside it. */
  readonly back?: { readonly label: string; readonly href: Href };
}

export function LoadFailed({ error, onRetry, retrying, back }: LoadFailedProps) {
  const { t } = useTranslation('app');
  const message = useErrorMessage();
  const status = error instanceof ApiError ? error.status : 0;
  if (status !== 404 && status !== 403)
    return (
      <ErrorState onRetry={onRetry} {...(retrying !== undefined && { retrying })}>
        {message(error)}
      </ErrorState>
    );
  return (
    <EmptyState
      motif="grid"
      title={<h1 className="h20">{t(status === 404 ? 'missing.title' : 'missing.closed')}</h1>}
      action={
        back && (
          <Button renderRoot={(props) => <AppLink href={back.href} {...props} />}>
            {t('missing.back', { page: back.label })}
          </Button>
        )
      }
    >
      {status === 404 ? t('missing.body') : message(error)}
    </EmptyState>
  );
}
