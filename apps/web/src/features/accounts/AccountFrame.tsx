import { productName } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { FocusShell, Logo } from '@vumon/ui';
import type { ReactNode } from 'react';
import { useTitle } from '../../app/AppFrame.tsx';
import { AppLink } from '../../app/AppLink.tsx';
import { LanguageSwitch } from '../../app/LanguageSwitch.tsx';
import classes from './accounts.module.css';

/** Signing in and what belongs to it: one column, one thing to do. */
export function AccountFrame({ title, intro, children }: { title: string; intro: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('app');
  useTitle(title);
  const brand = <AppLink href="/" className={classes.brand!} aria-label={t('homeOf', { name: productName })}><Logo name={productName} size={36} /></AppLink>;
  return (
    <FocusShell brand={brand} actions={<LanguageSwitch />}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.intro}>{intro}</p>
      {children}
    </FocusShell>
  );
}
