import { productName } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { FocusShell, Logo } from '@vumon/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTitle } from '../../frame/AppFrame.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { LanguageSwitch } from '../../frame/LanguageSwitch.tsx';
import classes from './accounts.module.css';

interface AccountFrameProps {
  title: string;
  intro: ReactNode;
  /** On the left above the title: the link back. */
  back?: ReactNode;
  /** Above the title, at the end of the line with the link back: "Step 2 of 4". */
  step?: string;
  /** `card`: the content stands in a card on a squared background. */
  look?: 'plain' | 'card';
  children: ReactNode;
}

/** The frame of the pages for signing in and signing up: one column with one task. */
export function AccountFrame({ title, intro, back, step, look = 'plain', children }: AccountFrameProps) {
  const { t } = useTranslation('app');
  useTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  // Focuses the title of a step without a field to focus, because the focused element of the previous step is gone. The
  // button of that step may have been far down.
  useEffect(() => {
    scrollTo(0, 0);
    if (document.activeElement === null || document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [title]);
  const brand = (
    <AppLink href="/" className={classes.brand!} aria-label={t('homeOf', { name: productName })}>
      <Logo name={productName} size={36} />
    </AppLink>
  );
  return (
    <FocusShell brand={brand} actions={<LanguageSwitch />} look={look}>
      {(back ?? step) !== undefined && (
        <div className={classes.stepHead}>
          {back}
          {step !== undefined && <span className={classes.step}>{step}</span>}
        </div>
      )}
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      <p className={classes.intro}>{intro}</p>
      {children}
    </FocusShell>
  );
}
