import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { Button, DataList, toast } from '@vumon/ui';
import classes from '../classes.module.css';

export interface SignInFacts {
  name: string;
  signInName: string;
  oneTimePassword: string;
}

/** Sign-in name and one-time password of a new learner: shown once here, and on the class's sheet until the first sign-in. */
export function SignInCard({ name, signInName, oneTimePassword }: SignInFacts) {
  const { t } = useTranslation('classes');
  const copy = async () => {
    await navigator.clipboard.writeText(t('signIn.copied', { name, signInName, oneTimePassword }));
    toast(t('signIn.copyDone'));
  };
  return (
    <div className={classes.signIn}>
      <p className={classes.signInTitle}>
        <IconCheck size={20} stroke={2} aria-hidden />
        {t('signIn.title', { name })}
      </p>
      <DataList
        items={[
          { label: t('signIn.name'), value: <code className={classes.code}>{signInName}</code> },
          { label: t('signIn.password'), value: <code className={classes.code}>{oneTimePassword}</code> },
        ]}
      />
      <p className={classes.hint}>{t('signIn.hint')}</p>
      <div>
        <Button
          size="sm"
          icon={<IconCopy size={18} stroke={1.75} aria-hidden />}
          onClick={() => void copy().catch(() => toast(t('signIn.copyFailed'), { tone: 'bad' }))}
        >
          {t('signIn.copy')}
        </Button>
      </div>
    </div>
  );
}
