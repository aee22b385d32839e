/** Shows what a certificate with this code says, for whoever holds the printed one; needs no sign-in. */
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@vumon/contract/client';
import { productName } from '@vumon/domain';
import { formatDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, DataList, FocusShell, Logo, Note, TextField } from '@vumon/ui';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { useTitle } from '../../frame/AppFrame.tsx';
import { LanguageSwitch } from '../../frame/LanguageSwitch.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useUrlState } from '../../navigation/url-state.ts';
import classes from './certificates.module.css';

export default function CheckPage() {
  const { t } = useTranslation('certificates');
  const { t: tApp } = useTranslation('app');
  const { t: c } = useTranslation('common');
  const format = useFormat();
  const message = useErrorMessage();
  const [{ code }, set] = useUrlState();
  const [typed, type] = useState(code ?? '');
  const found = useQuery({
    queryKey: ['certificate', code],
    queryFn: ({ signal }) => api('GET /certificates/{code}', { params: { code: code! } }, { signal }),
    enabled: code !== undefined,
    retry: false,
    // Not cached: the mark can be changed by a regrade, and the certificate withdrawn.
    staleTime: 0,
  });
  useTitle(t('check.title'));
  const one = found.data;
  const unknown = found.error instanceof ApiError && found.error.code === 'NO_CERTIFICATE';
  return (
    <FocusShell
      brand={
        <AppLink href="/" aria-label={tApp('homeOf', { name: productName })}>
          <Logo name={productName} size={36} />
        </AppLink>
      }
      actions={<LanguageSwitch />}
    >
      <h1>{t('check.title')}</h1>
      <p>{t('check.text')}</p>
      <form
        className={classes.check}
        onSubmit={(event) => {
          event.preventDefault();
          const next = typed.trim();
          if (next === code) void found.refetch();
          else set({ code: next || undefined });
        }}
      >
        <TextField
          label={t('check.code')}
          placeholder="VM-XXXX-XXXX-XXXX"
          value={typed}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Button
          variant="primary"
          type="submit"
          loading={found.isFetching}
          disabledReason={typed.trim() ? null : t('check.empty')}
        >
          {t('check.verb')}
        </Button>
      </form>
      <div aria-live="polite" className={classes.outcome}>
        {found.error ? (
          <Note tone="bad" title={t(unknown ? 'check.none' : 'check.failed')}>
            {unknown ? t('check.noneBody') : message(found.error)}
          </Note>
        ) : (
          one && (
            <>
              <Note tone="ok" title={t('check.valid', { code: one.code })}>
                {t('check.now')}
              </Note>
              <DataList
                items={[
                  { label: t('facts.name'), value: one.name },
                  { label: t('facts.birthday'), value: one.birthday ? formatDay(one.birthday) : '–' },
                  { label: t('facts.class'), value: one.className || '–' },
                  { label: t('facts.organisation'), value: one.organisation },
                  { label: t('facts.test'), value: one.test },
                  { label: t('facts.day'), value: formatDay(one.day) },
                  { label: t('facts.number'), value: one.candidateNumber },
                  {
                    label: t('facts.result'),
                    value: t('facts.mark', { mark: format.mark(one.mark), level: c(`resultLevels.${one.level}`) }),
                  },
                ]}
              />
            </>
          )
        )}
      </div>
    </FocusShell>
  );
}
