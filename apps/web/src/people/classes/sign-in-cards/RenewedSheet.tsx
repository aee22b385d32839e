import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import type { Reply } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Note } from '@vumon/ui';
import { useTitle } from '../../../frame/AppFrame.tsx';
import classes from './sheet.module.css';
import { Slips } from './Slips.tsx';

export type Renewed = Reply<'POST /itf/students/one-time-passwords'>;

/** The new one-time passwords to print. They are in this page only: whoever leaves it without printing makes new ones. */
export function RenewedSheet({ renewed, left, onBack }: Renewed & { onBack: () => void }) {
  const { t } = useTranslation('classes');
  const title = t('renewed.title');
  useTitle(title);
  return (
    <main className={classes.root}>
      <div className={classes.tools}>
        <Button icon={<IconArrowLeft size={20} stroke={1.75} aria-hidden />} onClick={onBack}>
          {t('renewed.back')}
        </Button>
        <span className={classes.spring} />
        <Button
          variant="primary"
          icon={<IconPrinter size={20} stroke={1.75} aria-hidden />}
          disabledReason={renewed.length === 0 ? t('sheet.nobody') : null}
          onClick={() => window.print()}
        >
          {t('sheet.print')}
        </Button>
      </div>
      <header className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.muted}>{t('sheet.count', { count: renewed.length })}</p>
      </header>
      <div className={classes.screenOnly}>
        {renewed.length > 0 && (
          <Note tone="warn" title={t('renewed.once')}>
            {t('renewed.hint')}
          </Note>
        )}
        {(['OWN_CONTACT', 'LOCKED'] as const).map((reason) => {
          const names = left.filter((one) => one.reason === reason).map(({ fullName }) => fullName);
          return (
            names.length > 0 && (
              <Note key={reason} tone="info" title={t(`renewed.left.${reason}`, { count: names.length })}>
                {names.join(', ')}
              </Note>
            )
          );
        })}
      </div>
      {renewed.length > 0 && <Slips slips={renewed} />}
    </main>
  );
}
