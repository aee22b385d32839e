/** On the teacher's phone: sits down at the own seat in the sample class. The code comes behind the `#` or is typed. */
import { useMutation } from '@tanstack/react-query';
import { productName } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, FocusShell, Logo, Note, TextField } from '@vumon/ui';
import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { useTitle } from '../../frame/AppFrame.tsx';
import { LanguageSwitch } from '../../frame/LanguageSwitch.tsx';
import { localeOfPath, pathIn } from '../../i18n/locale.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import classes from './first-page.module.css';

const codeOf = (text: string): string =>
  text
    .replace(/[^A-Za-z\d]/g, '')
    .slice(0, 6)
    .toUpperCase();

export default function SitPage() {
  const { t } = useTranslation('first-page');
  const { t: tApp } = useTranslation('app');
  const message = useErrorMessage();
  const [code, type] = useState(() => codeOf(location.hash));
  useTitle(t('sit.title'));
  // The code stays in no history.
  useEffect(() => history.replaceState(history.state, '', location.pathname + location.search), []);
  const sit = useMutation({
    mutationFn: () => api('POST /first-page/sit', { body: { code } }),
    onSuccess: ({ assignmentId }) =>
      location.assign(
        pathIn(localeOfPath(location.pathname), {
          pathname: `/assigned-unit-test/${assignmentId}`,
          search: '',
          hash: '',
        }),
      ),
  });
  return (
    <FocusShell
      brand={
        <AppLink href="/" aria-label={tApp('homeOf', { name: productName })}>
          <Logo name={productName} size={36} />
        </AppLink>
      }
      actions={<LanguageSwitch />}
    >
      <h1>{t('sit.title')}</h1>
      <p>{t('sit.text')}</p>
      <form
        className={classes.sit}
        onSubmit={(event) => {
          event.preventDefault();
          if (code.length === 6) sit.mutate();
        }}
      >
        <TextField
          label={t('sit.code')}
          value={code}
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => type(codeOf(event.currentTarget.value))}
        />
        {sit.error && <Note tone="bad">{message(sit.error)}</Note>}
        <Button
          variant="primary"
          type="submit"
          loading={sit.isPending || sit.isSuccess}
          disabledReason={code.length === 6 ? null : t('sit.incomplete')}
        >
          {t('sit.verb')}
        </Button>
      </form>
      <p className={classes.fact}>{t('sit.session')}</p>
    </FocusShell>
  );
}
