import { passwordRules } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import classes from '../accounts.module.css';

/** The rules of a new password, ticked off while one types. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useTranslation('accounts');
  return (
    <ul className={classes.rules} aria-label={t('rules.title')}>
      {(Object.keys(passwordRules) as (keyof typeof passwordRules)[]).map((rule) => {
        const kept = passwordRules[rule](password);
        return (
          <li key={rule} data-kept={kept}>
            {kept ? <IconCheck size={16} stroke={2} aria-hidden /> : <IconPoint size={16} stroke={2} aria-hidden />}
            <span>
              {t(`rules.${rule}`)}
              {kept && <span className="visually-hidden"> {t('rules.kept')}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
