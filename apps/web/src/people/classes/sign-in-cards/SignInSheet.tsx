import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft, IconKey, IconPrinter } from '@tabler/icons-react';
import { formatSchoolYear } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, ErrorState, LoadingState, Note, toast, useConfirm } from '@vumon/ui';
import { useTitle } from '../../../frame/AppFrame.tsx';
import { useErrorMessage } from '../../../forms/errors.ts';
import { useReport } from '../../../forms/report.ts';
import { useUrlState } from '../../../navigation/url-state.ts';
import classes from './sheet.module.css';
import { signInSheetQuery, useStudentChanges } from '../queries.ts';
import { Slips } from './Slips.tsx';

/** Slips to print, cut and hand out: sign-in name and one-time password of each learner who has not signed in yet, or of one. */
export function SignInSheet({ classId }: { classId: string }) {
  const { t } = useTranslation('classes');
  const message = useErrorMessage();
  const report = useReport();
  const confirm = useConfirm();
  const { renewPasswords } = useStudentChanges();
  const [url, set] = useUrlState();
  const { data, error, refetch } = useQuery(signInSheetQuery(classId));
  const only = data?.students.find(({ id }) => id === url['student']);
  const title =
    data && (only ? t('sheet.titleOne', { name: only.fullName }) : t('sheet.title', { name: data.className }));
  useTitle(title);
  const students = only ? [only] : (data?.students ?? []);
  const waiting = students.filter(({ oneTimePassword }) => oneTimePassword !== null);
  const expired = students.filter(({ oneTimePassword, validUntil }) => oneTimePassword === null && validUntil !== null);
  const signedIn = students.length - waiting.length - expired.length;
  const renew = async () => {
    const agreed = await confirm({
      title: only ? t('sheet.renewOneTitle', { name: only.fullName }) : t('sheet.renewTitle'),
      body: t(only ? 'sheet.renewOneBody' : 'sheet.renewBody'),
      confirmLabel: t('sheet.renew'),
    });
    if (!agreed) return;
    const { renewed } = await renewPasswords.mutateAsync({ classId, ...(only && { studentIds: [only.id] }) });
    toast(t('sheet.renewed', { count: renewed }));
  };

  return (
    <main className={classes.root}>
      <div className={classes.tools}>
        <Button
          icon={<IconArrowLeft size={20} stroke={1.75} aria-hidden />}
          onClick={() => set({ view: undefined, student: undefined })}
        >
          {t('sheet.back')}
        </Button>
        <span className={classes.spring} />
        {only && <Button onClick={() => set({ student: undefined })}>{t('sheet.allSlips')}</Button>}
        {waiting.length + expired.length > 0 && (
          <Button
            icon={<IconKey size={20} stroke={1.75} aria-hidden />}
            loading={renewPasswords.isPending}
            onClick={() => report(renew())}
          >
            {t('sheet.renew')}
          </Button>
        )}
        <Button
          variant="primary"
          icon={<IconPrinter size={20} stroke={1.75} aria-hidden />}
          disabledReason={waiting.length === 0 ? t('sheet.nobody') : null}
          onClick={() => window.print()}
        >
          {t('sheet.print')}
        </Button>
      </div>
      {error ? (
        <ErrorState onRetry={() => void refetch()}>{message(error)}</ErrorState>
      ) : !data ? (
        <LoadingState />
      ) : (
        <>
          <header className={classes.head}>
            <h1 className={classes.title}>{title}</h1>
            <p className={classes.muted}>
              {formatSchoolYear(data.schoolYear)} · {t('sheet.count', { count: waiting.length })}
            </p>
          </header>
          <div className={classes.screenOnly}>
            <Note tone="info">
              {t('sheet.hint')}
              {signedIn > 0 && ` ${t('sheet.signedIn', { count: signedIn })}`}
            </Note>
            {expired.length > 0 && <Note tone="warn">{t('sheet.expired', { count: expired.length })}</Note>}
          </div>
          {waiting.length + expired.length === 0 ? (
            <EmptyState title={t('sheet.emptyTitle')} motif="bubbles">
              {t('sheet.empty')}
            </EmptyState>
          ) : (
            <Slips slips={waiting} className={data.className} />
          )}
        </>
      )}
    </main>
  );
}
