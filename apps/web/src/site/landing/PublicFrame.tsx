import { productName } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, LandingShell, Logo, ScaleStrip } from '@vumon/ui';
import type { ReactNode } from 'react';
import { useWholeTitle } from '../../frame/AppFrame.tsx';
import { AppLink, ShellLink } from '../../navigation/AppLink.tsx';
import { useContact, type Contact } from '../../api/contact.ts';
import { LanguageSwitch } from '../../frame/LanguageSwitch.tsx';
import { useOwnPath } from '../../navigation/own-path.ts';
import { useWasSignedIn } from '../../session/profile.ts';
import { OtherSiteHint } from './OtherSiteHint.tsx';
import classes from './landing.module.css';

const elsewhere = [
  ['facebook', 'Facebook'],
  ['youtube', 'YouTube'],
  ['zalo', 'Zalo'],
] as const;

/** Who operates the site, and its pages elsewhere; nothing of what is not set. */
function Operator({ contact }: { contact: Contact }) {
  const { t } = useTranslation('landing');
  const links = elsewhere.filter(([key]) => contact[key] !== null);
  return (
    <>
      {contact.company && <p>{contact.company}</p>}
      {contact.address && <p>{contact.address}</p>}
      {contact.taxCode && <p>{t('footer.taxCode', { code: contact.taxCode })}</p>}
      {links.length > 0 && (
        <ul className={classes.footLinks}>
          {links.map(([key, name]) => (
            <li key={key}>
              <a href={contact[key]!} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Header and footer of public pages. The landing page has no title beside the product's. */
export function PublicFrame({ title, children }: { title?: string; children: ReactNode }) {
  const { t } = useTranslation('landing');
  const { t: tApp } = useTranslation('app');
  useWholeTitle(title ? `${title} – ${productName}` : t('documentTitle', { product: productName }));
  const path: string = useOwnPath();
  const contact = useContact();
  const { hotline, email } = contact;
  const home = tApp('homeOf', { name: productName });
  const known = useWasSignedIn();
  const enter = (
    <Button
      variant={known ? 'primary' : 'outline'}
      renderRoot={(props) => <AppLink href={known ? '/home' : '/login'} {...props} />}
    >
      {t(known ? 'enter' : 'signIn')}
    </Button>
  );
  return (
    <LandingShell
      brand={<Logo name={productName} />}
      homeHref="/"
      homeLabel={home}
      Link={ShellLink}
      links={[
        { label: t('links.steps'), href: '/#steps' },
        { label: t('links.prices'), href: '/#prices' },
        { label: t('links.packages'), href: '/payment' },
        { label: t('links.manuals'), href: '/page/manuals', active: path.startsWith('/page/manuals') },
        { label: t('links.contact'), href: '/#contact' },
      ]}
      actions={
        <>
          <LanguageSwitch />
          {enter}
          {!known && (
            <Button variant="primary" renderRoot={(props) => <AppLink href="/register" {...props} />}>
              {t('register')}
            </Button>
          )}
        </>
      }
      footer={
        <footer className={classes.footer}>
          <div className={classes.footScales}>
            <ScaleStrip look="night" height={88} />
          </div>
          <div className={classes.footInner}>
            <div className={classes.footBrand}>
              <Logo name={productName} inverted />
              <p>{t('footer.meaning')}</p>
              <Operator contact={contact} />
            </div>
            <nav aria-label={t('footer.product')}>
              <h2 className={classes.footTitle}>{t('footer.product')}</h2>
              <ul className={classes.footLinks}>
                <li>
                  <AppLink href="/#steps">{t('links.steps')}</AppLink>
                </li>
                <li>
                  <AppLink href="/#prices">{t('links.prices')}</AppLink>
                </li>
                <li>
                  <AppLink href="/#contact">{t('links.contact')}</AppLink>
                </li>
                <li>
                  <AppLink href="/page/manuals">{t('links.manuals')}</AppLink>
                </li>
                <li>
                  <AppLink href="/page/events">{t('footer.events')}</AppLink>
                </li>
                <li>
                  <AppLink href="/register">{t('register')}</AppLink>
                </li>
                <li>
                  <AppLink href="/login">{t('signIn')}</AppLink>
                </li>
              </ul>
            </nav>
            <nav aria-label={t('footer.about')}>
              <h2 className={classes.footTitle}>{t('footer.about')}</h2>
              <ul className={classes.footLinks}>
                {(['about-us', 'shopping-guide', 'payment-policy', 'feedback-policy', 'security-policy'] as const).map(
                  (name) => (
                    <li key={name}>
                      <AppLink href={`/page/${name}`}>{t(`footer.${name}`)}</AppLink>
                    </li>
                  ),
                )}
              </ul>
            </nav>
            {(hotline ?? email) && (
              <div>
                <h2 className={classes.footTitle}>{t('footer.contact')}</h2>
                <ul className={classes.footLinks}>
                  {hotline && (
                    <li>
                      <a href={`tel:${hotline.replace(/\s/g, '')}`}>{hotline}</a>
                    </li>
                  )}
                  {email && (
                    <li>
                      <a href={`mailto:${email}`}>{email}</a>
                    </li>
                  )}
                </ul>
              </div>
            )}
          </div>
        </footer>
      }
    >
      <OtherSiteHint />
      {children}
    </LandingShell>
  );
}
