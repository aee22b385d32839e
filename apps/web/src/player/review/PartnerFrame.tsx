/** The frame of a result for a partner's learner, who has no other page here: no navigation, and the way back. */
import type { AssignedTest } from '@vumon/contract';
import { useLocale } from '@vumon/i18n/react';
import { Avatar, Button } from '@vumon/ui';
import type { ReactNode } from 'react';
import { useTitle } from '../../frame/AppFrame.tsx';
import { LanguageSwitch } from '../../frame/LanguageSwitch.tsx';
import { pathIn } from '../../i18n/locale.ts';
import classes from './partner-frame.module.css';
import { useReviewMessages } from './translation.ts';

interface PartnerFrameProps {
  partner: NonNullable<AssignedTest['partner']>;
  title: string;
  children: ReactNode;
}

export function PartnerFrame({ partner, title, children }: PartnerFrameProps) {
  const t = useReviewMessages();
  const locale = useLocale();
  useTitle(title);
  // Loaded as a new page: the partner's page then asks the server how far the learner is.
  const back = pathIn(locale, { pathname: `/${partner.page}`, search: '', hash: '' });
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <span className={classes.brand}>
          <Avatar name={partner.name} src={partner.logo} size={40} />
          <span className={classes.name}>{partner.name}</span>
        </span>
        <LanguageSwitch />
      </header>
      <main className={classes.main} id="main-content" tabIndex={-1}>
        {children}
        <div>
          <Button variant="primary" renderRoot={(props) => <a href={back} {...props} />}>
            {t('partnerBack')}
          </Button>
        </div>
      </main>
    </div>
  );
}
