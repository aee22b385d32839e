/** Says why keys, right and wrong, or marks of a test are not shown to this teacher. */
import { useTranslation } from '@vumon/i18n/react';
import { Button, Note } from '@vumon/ui';
import { AppLink } from '../../navigation/AppLink.tsx';
import type { KeyAccess } from './queries.ts';

export function KeyNote({ access }: { access: KeyAccess }) {
  const { t } = useTranslation('results');
  if (access === 'shown') return null;
  return (
    <Note
      tone="info"
      title={t('keys.title')}
      action={
        <Button
          size="sm"
          renderRoot={(props) => <AppLink href="/payment?type=upgrade&feature=export-system-tests" {...props} />}
        >
          {t('keys.packages')}
        </Button>
      }
    >
      {t(access === 'totals' ? 'keys.totals' : 'keys.nothing')}
    </Note>
  );
}
