/** In the frame of a platform: opens the window for the choice, waits for it, and posts the answer to the platform. */
import { useQuery } from '@tanstack/react-query';
import { IconExternalLink } from '@tabler/icons-react';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { Button, LoadingState, Note } from '@vumon/ui';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { pathIn } from '../../i18n/locale.ts';
import classes from './lti.module.css';

const askEveryMs = 2_000;

export function Choosing({ token }: { token: string }) {
  const { t } = useTranslation('lti');
  const message = useErrorMessage();
  const locale = useLocale();
  const [begun, setBegun] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const chosen = useQuery({
    queryKey: ['lti', 'chosen', token],
    queryFn: () => api('POST /lti/chosen', { body: { token } }),
    enabled: begun,
    refetchInterval: ({ state }) => (state.data || state.error ? false : askEveryMs),
    refetchIntervalInBackground: true,
  });
  const answer = chosen.data ?? null;
  useEffect(() => {
    if (answer) form.current?.submit();
  }, [answer]);
  if (answer)
    return (
      <form ref={form} method="post" action={answer.returnUrl}>
        <input type="hidden" name="JWT" value={answer.answer} />
        <LoadingState>{t('choose.adding')}</LoadingState>
      </form>
    );
  const hash = `#choose=${encodeURIComponent(token)}`;
  return (
    <>
      <p>{t('choose.body')}</p>
      {chosen.error && (
        <Note tone="bad" live>
          {message(chosen.error)}
        </Note>
      )}
      <div className={classes.actions}>
        <Button
          variant="primary"
          icon={<IconExternalLink size={18} stroke={1.75} aria-hidden />}
          renderRoot={(props) => (
            <a
              {...props}
              href={pathIn(locale, { pathname: '/lti', search: '', hash })}
              target="_blank"
              rel="noopener"
              onClick={() => setBegun(true)}
            />
          )}
        >
          {t('choose.verb')}
        </Button>
      </div>
      {begun && !chosen.error && <p role="status">{t('choose.waiting')}</p>}
    </>
  );
}
