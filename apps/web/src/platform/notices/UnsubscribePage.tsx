/** The page of the unsubscribe link in mails: asks once for confirmation, needs no sign-in, and reports the result. */
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@vumon/contract/client';
import { productName } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, FocusShell, Logo, Note } from '@vumon/ui';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { useTitle } from '../../frame/AppFrame.tsx';
import { LanguageSwitch } from '../../frame/LanguageSwitch.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { useUrlState } from '../../navigation/url-state.ts';

export default function UnsubscribePage() {
  const { t } = useTranslation('notices');
  const { t: tApp } = useTranslation('app');
  const { t: say } = useTranslation('notices-by-kind');
  const message = useErrorMessage();
  const [{ token }] = useUrlState();
  const leave = useMutation({ mutationFn: () => api('POST /mail/unsubscribe', { body: { token: token ?? '' } }) });
  useTitle(t('unsubscribe.title'));
  const unknown = token === undefined || (leave.error instanceof ApiError && leave.error.status === 404);
  return (
    <FocusShell
      brand={
        <AppLink href="/" aria-label={tApp('homeOf', { name: productName })}>
          <Logo name={productName} size={36} />
        </AppLink>
      }
      actions={<LanguageSwitch />}
    >
      <h1>{t('unsubscribe.title')}</h1>
      <p>{t('unsubscribe.text')}</p>
      {leave.data ? (
        <>
          <Note tone="ok" live title={t('unsubscribe.done', { kind: say(`${leave.data.kind}.name`) })} />
          <AppLink href="/users/info/notices">{t('unsubscribe.all')}</AppLink>
        </>
      ) : unknown ? (
        <Note tone="bad" live title={t('unsubscribe.unknown')} />
      ) : (
        <>
          {leave.error && <Note tone="bad" live title={message(leave.error)} />}
          <Button variant="primary" loading={leave.isPending} onClick={() => leave.mutate()}>
            {t('unsubscribe.verb')}
          </Button>
        </>
      )}
    </FocusShell>
  );
}
