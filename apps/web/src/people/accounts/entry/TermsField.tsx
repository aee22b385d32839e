import { useLocale, useTranslation } from '@vumon/i18n/react';
import { Checkbox, FieldError } from '@vumon/ui';
import { useId } from 'react';
import { pathIn } from '../../../i18n/locale.ts';

interface TermsFieldProps {
  accepted: boolean;
  error: string | undefined;
  onChange: (accepted: boolean) => void;
}

/** Accepting the terms of use and the privacy policy, with links to both. */
export function TermsField({ accepted, error, onChange }: TermsFieldProps) {
  const { t } = useTranslation('accounts');
  const locale = useLocale();
  const errorId = useId();
  const page = (hash: string) => pathIn(locale, { pathname: '/page/security-policy', search: '', hash });
  return (
    <div>
      <Checkbox
        checked={accepted}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={onChange}
        // The links open new tabs, so that what was typed into the form stays.
        label={
          <span>
            {t('details.agree')}{' '}
            <a href={page('#terms')} target="_blank" rel="noreferrer">
              {t('details.terms')}
            </a>{' '}
            {t('details.and')}{' '}
            <a href={page('#privacy')} target="_blank" rel="noreferrer">
              {t('details.privacy')}
            </a>
          </span>
        }
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
