/** Why the server refused to open the test, with the action that helps. Loaded on demand. */
import type { ApiError } from '@vumon/contract/client';
import type { Locale } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, ErrorState, Note } from '@vumon/ui';
import { api } from '../../../api/client.ts';
import { pathIn } from '../../../i18n/locale.ts';
import { wantedAttempt } from '../../gate.ts';
import { wayOutOf } from './way-out.ts';
import { usePlayerMessages } from '../../translation.ts';
import classes from './refusal.module.css';

export interface RefusalProps {
  error: ApiError;
  locale: Locale;
  /** Shown as a whole page, because nothing of the test could be loaded. */
  alone?: boolean;
  onRetry(): void;
}

export default function Refusal({ error, locale, alone, onRetry }: RefusalProps) {
  const t = usePlayerMessages();
  const { t: app } = useTranslation('app');
  const way = wayOutOf(error);
  // Opening it again would be refused again.
  const isFinal = error.status === 404 || error.status === 403;
  const to = (pathname: string, search: string) => pathIn(locale, { pathname, search, hash: '' });
  const signIn = to('/login', `?redirect=${encodeURIComponent(location.pathname + location.search)}`);
  const leave = async () => {
    // The sign-in page redirects a signed-in visitor back, so the session must end first.
    await api('POST /auth/logout').catch(() => undefined);
    location.assign(signIn);
  };
  // On the start screen this is the secondary button.
  const look = alone ? ({ variant: 'primary' } as const) : ({ variant: 'outline', size: 'sm' } as const);
  const link = (href: string, label: string) => (
    <Button
      {...look}
      renderRoot={(props) => (
        <a {...props} href={href}>
          {props.children}
        </a>
      )}
    >
      {label}
    </Button>
  );
  const act =
    way === 'upgrade' ? (
      link(to('/payment', '?type=upgrade'), app('refusal.packages'))
    ) : way === 'sign-in' ? (
      link(signIn, app('refusal.signInHere'))
    ) : way === 'teacher' || way === 'other-account' ? (
      <Button {...look} onClick={() => void leave()}>
        {app(way === 'teacher' ? 'refusal.signIn' : 'refusal.otherAccount')}
      </Button>
    ) : null;
  if (!alone)
    return (
      <Note tone="bad" live action={act ?? undefined}>
        {error.message}
      </Note>
    );
  return (
    <div className={classes.page}>
      <ErrorState title={t('start.failed')} {...(act === null && !isFinal && { onRetry })}>
        {error.message}
      </ErrorState>
      <div className={classes.ways}>
        {act}
        <Button
          renderRoot={(props) => (
            <a {...props} href={to(wantedAttempt().practice ? '/practice' : '/assigned-unit-test', '')}>
              {props.children}
            </a>
          )}
        >
          {t('start.back')}
        </Button>
      </div>
    </div>
  );
}
