import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, type Reply } from '@vumon/contract/client';
import { formatDayTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, ErrorState, LoadingState, Modal, Note, useConfirm } from '@vumon/ui';
import { useId, useState, type FormEvent } from 'react';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { basePath, localeOfPath } from '../../i18n/locale.ts';
import { rememberSignedIn, useProfile } from '../../session/profile.ts';
import { ErrorWithWait } from '../accounts/codes/ErrorWithWait.tsx';
import { deletionQuery } from './queries.ts';
import classes from './own-account.module.css';
import { ErrorWords } from '../../forms/ErrorWords.tsx';

/** Lists what is deleted and what stays, then asks for confirmation and for the password. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('own-account');
  const { t: tCommon } = useTranslation('common');
  const profile = useProfile();
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const say = useErrorMessage();
  const formId = useId();
  const preview = useQuery(deletionQuery);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const stopped = preview.data && (preview.data.isLastAdmin || preview.data.runningTests.length > 0);
  const may = preview.data !== undefined && !stopped;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!may || busy) return;
    setError(null);
    if (
      !(await confirm({
        title: t('delete.askTitle'),
        body: t('delete.askBody', { name: profile.fullName }),
        confirmLabel: t('delete.submit'),
        danger: true,
      }))
    )
      return;
    setBusy(true);
    try {
      await api('POST /account/delete');
      rememberSignedIn(false);
      // Loads the app again, so that no data of this user stays in memory.
      window.location.assign(basePath(localeOfPath(window.location.pathname)));
    } catch (caught) {
      setBusy(false);
      // Without confirming the password the dialog stays open.
      setError(caught instanceof ApiError && caught.code === 'CONFIRMATION_REQUIRED' ? null : caught);
      // A test may have opened since the dialog did.
      if (caught instanceof ApiError && caught.code === 'ACCOUNT_HAS_RUNNING_TESTS')
        await queryClient.invalidateQueries({ queryKey: deletionQuery.queryKey });
    }
  }

  return (
    <Modal
      opened
      size="md"
      onClose={onClose}
      title={t('delete.title')}
      footer={
        <>
          <Button onClick={onClose}>{tCommon('cancel')}</Button>
          {may && (
            <Button type="submit" form={formId} variant="danger" loading={busy}>
              {t('delete.submit')}
            </Button>
          )}
        </>
      }
    >
      {preview.isPending && <LoadingState />}
      {preview.isError && (
        <ErrorState compact onRetry={() => void preview.refetch()} retrying={preview.isFetching}>
          {say(preview.error)}
        </ErrorState>
      )}
      {preview.data && (
        <form id={formId} className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
          {error !== null && !stopped && <Note tone="bad" live title={<ErrorWithWait error={error} />} />}
          {preview.data.isLastAdmin && <Note tone="warn" title={<ErrorWords code="ACCOUNT_LAST_ADMIN" />} />}
          {preview.data.runningTests.length > 0 && <Running tests={preview.data.runningTests} />}
          <Consequences preview={preview.data} role={profile.role} />
        </form>
      )}
    </Modal>
  );
}

function Running({ tests }: { tests: Reply<'GET /account/deletion'>['runningTests'] }) {
  const { t } = useTranslation('own-account');
  return (
    <Note tone="warn" title={t('delete.running', { count: tests.length })}>
      <ul className={classes.plainList}>
        {tests.slice(0, 5).map((test) => (
          <li key={test.id}>
            {t('delete.runningTest', { title: test.title, class: test.className, at: formatDayTime(test.endsAt) })}
          </li>
        ))}
        {tests.length > 5 && <li>{t('delete.more', { count: tests.length - 5 })}</li>}
      </ul>
      {t('delete.runningHow')}
    </Note>
  );
}

function Consequences({
  preview: { goes, stays, upcomingTests },
  role,
}: {
  preview: Reply<'GET /account/deletion'>;
  role: string;
}) {
  const { t } = useTranslation('own-account');
  const { number } = useFormat();
  const counted = (['classes', 'questions', 'exams', 'formats'] as const)
    .filter((name) => goes[name] > 0)
    .map((name) => t(`delete.counts.${name}`, { count: goes[name], formatted: number(goes[name]) }));
  const gone = [
    t('delete.goes.person'),
    t('delete.goes.sessions'),
    t('delete.goes.package'),
    ...(counted.length > 0 ? [t('delete.goes.made', { list: counted.join(', ') })] : []),
    ...(upcomingTests > 0 ? [t('delete.goes.upcoming', { count: upcomingTests })] : []),
    ...(role === 'STUDENT' ? [t('delete.goes.answers'), t('delete.goes.classes')] : []),
  ];
  const kept = [
    ...(stays.results > 0
      ? [
          t(role === 'STUDENT' ? 'delete.stays.ownResults' : 'delete.stays.results', {
            count: stays.results,
            formatted: number(stays.results),
          }),
        ]
      : []),
    ...(stays.purchases > 0 ? [t('delete.stays.purchases', { count: stays.purchases })] : []),
    t('delete.stays.log'),
  ];
  return (
    <div className={classes.consequences}>
      <section>
        <h3 className="b6">{t('delete.goesTitle')}</h3>
        <ul className={classes.plainList}>
          {gone.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="b6">{t('delete.staysTitle')}</h3>
        <ul className={classes.plainList}>
          {kept.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <p className="muted">{t('delete.final')}</p>
    </div>
  );
}
