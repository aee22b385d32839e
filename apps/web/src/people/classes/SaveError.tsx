import { useTranslation } from '@vumon/i18n/react';
import { Note } from '@vumon/ui';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { packagesFor } from '../../navigation/to-packages.ts';
import classes from './classes.module.css';

/** Why a form was not saved, unless its fields say it; where a package's limit is the reason, with a link to larger ones. */
export function SaveError({ error }: { error: unknown }) {
  const { t } = useTranslation('classes');
  const message = useErrorMessage();
  if (!error || Object.keys(fieldErrors(error)).length > 0) return null;
  const packages = packagesFor(error);
  return (
    <div className={classes.wide}>
      <Note tone="bad" live action={packages ? <AppLink href={packages}>{t('seePackages')}</AppLink> : undefined}>
        {message(error)}
      </Note>
    </div>
  );
}
