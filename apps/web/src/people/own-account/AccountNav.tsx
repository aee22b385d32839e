import { Link } from '@tanstack/react-router';
import type { PagePath } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { useEffect, useRef } from 'react';
import { useGate } from '../../session/use-gate.ts';
import classes from './own-account.module.css';

/** Navigation between the pages of the user's own account. */
export function AccountNav() {
  const { t } = useTranslation('own-account');
  const all: readonly {
    path: PagePath;
    word: 'info' | 'notices' | 'plan' | 'transactions' | 'sessions';
    open: boolean;
  }[] = [
    { path: '/users/info', word: 'info', open: true },
    { path: '/users/info/notices', word: 'notices', open: true },
    { path: '/users/info/using-plan', word: 'plan', open: true },
    {
      path: '/users/info/transaction-history',
      word: 'transactions',
      open: useGate('/users/info/transaction-history') === 'open',
    },
    { path: '/users/info/sessions', word: 'sessions', open: useGate('/users/info/sessions') === 'open' },
  ];
  const nav = useRef<HTMLElement>(null);
  // On a phone the row is wider than the screen; scrolls the current page into view. `scrollIntoView` would make the
  // browser continue from there: the first Tab would pass over the skip link and the navigation.
  useEffect(() => {
    const row = nav.current;
    const current = row?.querySelector('[aria-current=page]');
    if (!row || !current) return;
    const [outer, inner] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
    row.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
  }, []);
  return (
    <nav ref={nav} aria-label={t('nav.title')} className={classes.nav}>
      {all
        .filter(({ open }) => open)
        .map(({ path, word }) => (
          <Link key={path} to={path} activeOptions={{ exact: true, includeSearch: false }} className={classes.navLink}>
            {t(`nav.${word}`)}
          </Link>
        ))}
    </nav>
  );
}
