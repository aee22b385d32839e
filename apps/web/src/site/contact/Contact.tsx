/** The contact section of the landing page: whom to reach, and the form. */
import { useContact } from '../../api/contact.ts';
import { useTranslation } from '@vumon/i18n/react';
import { IconBuilding, IconClock, IconMail, IconPhone, type Icon } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Skeleton } from '@vumon/ui';
import { latePart } from '../../connection/latePart.tsx';
import { inLibrary } from '../../frame/in-library.tsx';
import type { Offer } from './ContactForm.tsx';
import classes from './contact.module.css';

/** Pixels between the window and the place of the form: enough for it to come before its place is seen. */
const nearBy = 800;

const ContactForm = latePart(
  inLibrary(() => import('./ContactForm.tsx')),
  <Skeleton height={520} />,
);

export function Contact({ offers }: { offers: readonly Offer[] }) {
  const { t } = useTranslation('contact');
  const { hotline, hours, email } = useContact();
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
      <FormPlace offers={offers} />
    </div>
  );
}

/**
 * The form needs the app to be sent, so the server does not render it; and it stands far below what the page shows first,
 * so it is loaded when its place comes near: drawing it took a third of what the app takes from a slow phone.
 */
function FormPlace({ offers }: { offers: readonly Offer[] }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        setNear(true);
      },
      { rootMargin: `${nearBy}px 0px` },
    );
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} className={classes.formPlace}>
      {near ? <ContactForm offers={offers} /> : <Skeleton height={520} />}
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
