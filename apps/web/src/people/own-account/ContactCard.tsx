import { formatPhone } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Card } from '@vumon/ui';
import { useRestorableState } from '../../forms/restorable-state.ts';
import type { Profile } from '../../session/profile.ts';
import { ContactDialog, type ContactKind } from './ContactDialog.tsx';
import classes from './own-account.module.css';

/** The user's sign-in names: a verified phone number and e-mail address, and a sign-in name assigned by a teacher. */
export function ContactCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation('own-account');
  const [changing, setChanging] = useRestorableState<ContactKind | null>('contact dialog', null);
  const rows = [
    { kind: 'phone', value: profile.phone && formatPhone(profile.phone) },
    { kind: 'email', value: profile.email },
  ] as const;
  return (
    <Card title={t('contact.title')}>
      <ul className={classes.contacts}>
        {profile.signInName && (
          <li className={classes.contact}>
            <div>
              <div className="muted">{t('contact.signInName')}</div>
              <div className={classes.strong}>{profile.signInName}</div>
            </div>
          </li>
        )}
        {rows.map(({ kind, value }) => (
          <li key={kind} className={classes.contact}>
            <div>
              <div className="muted">{t(`contact.${kind}`)}</div>
              <div className={value ? classes.strong : 'muted'}>{value ?? t('contact.none')}</div>
            </div>
            <Button
              size="sm"
              aria-label={t(`contact.${value ? 'changeNamed' : 'addNamed'}.${kind}`)}
              onClick={() => setChanging(kind)}
            >
              {t(value ? 'contact.change' : 'contact.add')}
            </Button>
          </li>
        ))}
      </ul>
      {changing && <ContactDialog kind={changing} onClose={() => setChanging(null)} />}
    </Card>
  );
}
