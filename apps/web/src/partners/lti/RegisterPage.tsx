/** Where the administrator of a platform registers it by a link of ours; platforms show it in a frame. */
import { useMutation } from '@tanstack/react-query';
import { productName } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, FocusShell, Logo, Note } from '@vumon/ui';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { useTitle } from '../../frame/AppFrame.tsx';
import { LanguageSwitch } from '../../frame/LanguageSwitch.tsx';
import classes from './lti.module.css';

/** As the platform has added them to the link; names are those of the specification. */
function given() {
  const query = new URLSearchParams(location.search);
  return {
    key: query.get('key'),
    configurationUrl: query.get('openid_configuration'),
    registrationToken: query.get('registration_token'),
  };
}

/** Tells the platform to close the frame or window; only its own page listens to that. */
function close(): void {
  const around = window.parent === window ? (window.opener as Window | null) : window.parent;
  around?.postMessage({ subject: 'org.imsglobal.lti.close' }, '*');
}

export default function RegisterPage() {
  const { t } = useTranslation('lti');
  const message = useErrorMessage();
  const [{ key, configurationUrl, registrationToken }] = useState(given);
  const register = useMutation({
    mutationFn: () =>
      api('POST /lti/register', {
        body: {
          key: key!,
          configurationUrl: configurationUrl!,
          ...(registrationToken !== null && { registrationToken }),
        },
      }),
  });
  useTitle(t('register.title'));
  const { data } = register;
  return (
    <FocusShell look="card" brand={<Logo name={productName} size={36} />} actions={<LanguageSwitch />}>
      <div className={classes.entry}>
        <h1 className="h20">{t('register.title')}</h1>
        {data ? (
          <>
            <Note tone="ok" live title={t('register.done', { name: data.issuer })}>
              {t(data.deploymentKnown ? 'register.ready' : 'register.deployment')}
            </Note>
            <div className={classes.actions}>
              <Button variant="primary" onClick={close}>
                {t('register.close')}
              </Button>
            </div>
          </>
        ) : key === null || configurationUrl === null ? (
          <p>{t('register.nothing')}</p>
        ) : (
          <>
            <p>{t('register.body')}</p>
            {register.error && (
              <Note tone="bad" live>
                {message(register.error)}
              </Note>
            )}
            <div className={classes.actions}>
              <Button variant="primary" loading={register.isPending} onClick={() => register.mutate()}>
                {t('register.verb')}
              </Button>
            </div>
          </>
        )}
      </div>
    </FocusShell>
  );
}
