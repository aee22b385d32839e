/** The contact section of the landing page: whom to reach, and the form. */
import { useContact } from '../../api/contact.ts';
import { useTranslation } from '@vumon/i18n/react';
import { IconBuilding, IconClock, IconMail, IconPhone, type Icon } from '@tabler/icons-react';
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { Skeleton } from '@vumon/ui';
import type { Offer } from './ContactForm.tsx';
import classes from './contact.module.css';

const neverChanges = () => () => undefined;

// Below what the page shows first.
const ContactForm = lazy(() => import('./ContactForm.tsx'));

export function Contact({ offers }: { offers: readonly Offer[] }) {
  const { t } = useTranslation('contact');
  const { hotline, hours, email } = useContact();
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <div className={classes.section}>
      <div>
        <h2 className={classes.title} id="contact-title">
          {t('title')}
        </h2>
        <p className={classes.lead}>{t('lead')}</p>
        <ul className={classes.ways}>
          {hotline && (
            <Way icon={IconPhone} note={hours ?? t('hotlineNote')}>
              <a href={`tel:${hotline.replace(/\s/g, '')}`}>{hotline}</a>
            </Way>
          )}
          {email && (
            <Way icon={IconMail} note={t('emailNote')}>
              <a href={`mailto:${email}`}>{email}</a>
            </Way>
          )}
          <Way icon={IconClock} note={t('withinNote')}>
            {t('within')}
          </Way>
          <Way icon={IconBuilding} note={t('schoolNote')}>
            {t('school')}
          </Way>
        </ul>
      </div>
      {/* It needs the app to be sent, so the server does not render it. */}
      {inBrowser ? (
        <Suspense fallback={<Skeleton height={520} />}>
          <ContactForm offers={offers} />
        </Suspense>
      ) : (
        <Skeleton height={520} />
      )}
    </div>
  );
}

function Way({ icon: Draw, note, children }: { icon: Icon; note: string; children: ReactNode }) {
  return (
    <li className={classes.way}>
      <Draw size={20} stroke={1.75} aria-hidden />
      <span>
        <b>{children}</b>
        <span className="muted">{note}</span>
      </span>
    </li>
  );
}
