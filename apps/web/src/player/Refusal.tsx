/** Why the server does not open the test, and what can be done about it. Rarely needed, so it is fetched when it is. */
import type { ApiError } from '@vumon/contract/client';
import type { Locale } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, ErrorState, Note } from '@vumon/ui';
import { api } from '../app/api.ts';
import { pathIn } from '../app/locale.ts';
import { wayOutOf } from './way-out.ts';
import { usePlayerWords } from './words.ts';
import classes from './refusal.module.css';

export interface RefusalProps {
  error: ApiError;
  locale: Locale;
  /** Nothing is known of the test: the refusal is all there is to see. */
  alone?: boolean;
  onRetry(): void;
}

export default function Refusal({ error, locale, alone, onRetry }: RefusalProps) {
  const t = usePlayerWords();
  const { t: app } = useTranslation('app');
  const way = wayOutOf(error);
  const to = (pathname: string, search: string) => pathIn(locale, { pathname, search, hash: '' });
  const signIn = to('/login', `?redirect=${encodeURIComponent(location.pathname + location.search)}`);
  const leave = async () => {
    // The page of signing in would lead whoever is signed in straight back.
    await api('POST /auth/logout').catch(() => undefined);
    location.assign(signIn);
  };
  // Beside a test's start it is the smaller of the two buttons.
  const look = alone ? { variant: 'primary' } as const : { variant: 'outline', size: 'sm' } as const;
  const link = (href: string, label: string) => <Button {...look} renderRoot={(props) => <a {...props} href={href}>{props.children}</a>}>{label}</Button>;
  const act = way === 'upgrade' ? link(to('/payment', '?type=upgrade'), app('refusal.packages'))
    : way === 'sign-in' ? link(signIn, app('refusal.signInHere'))
      : way === 'teacher' || way === 'other-account' ? <Button {...look} onClick={() => void leave()}>{app(way === 'teacher' ? 'refusal.signIn' : 'refusal.otherAccount')}</Button>
        : null;
  if (!alone) return <Note tone="bad" live action={act ?? undefined}>{error.message}</Note>;
  return (
    <div className={classes.page}>
      <ErrorState title={t('start.failed')} {...(act === null && { onRetry })}>{error.message}</ErrorState>
      <div className={classes.ways}>
        {act}
        <Button renderRoot={(props) => <a {...props} href={to('/assigned-unit-test', '')}>{props.children}</a>}>{t('start.back')}</Button>
      </div>
    </div>
  );
}
