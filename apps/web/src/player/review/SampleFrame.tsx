/** The result at a teacher's own seat in a sample class: this phone has no other page, the rest is on the teacher's screen. */
import { productName } from '@vumon/domain';
import { Logo, Note } from '@vumon/ui';
import type { ReactNode } from 'react';
import { useTitle } from '../../frame/AppFrame.tsx';
import { LanguageSwitch } from '../../frame/LanguageSwitch.tsx';
import classes from './partner-frame.module.css';
import { useReviewMessages } from './translation.ts';

export function SampleFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useReviewMessages();
  useTitle(title);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Logo name={productName} size={32} />
        <LanguageSwitch />
      </header>
      <main className={classes.main} id="main-content" tabIndex={-1}>
        <Note tone="ok" title={t('sample.title')}>
          {t('sample.body')}
        </Note>
        {children}
      </main>
    </div>
  );
}
