import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { formatSchoolYear } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, EmptyState, ErrorState, LoadingState, Note } from '@vumon/ui';
import type { CSSProperties } from 'react';
import { useTitle } from '../../../frame/AppFrame.tsx';
import { useErrorMessage } from '../../../forms/errors.ts';
import { useUrlState } from '../../../navigation/url-state.ts';
import classes from './sheet.module.css';
import { signInSheetQuery } from '../queries.ts';

/** In one line, as large as its length allows. */
const Code = ({ text }: { text: string }) => <dd style={{ '--length': text.length } as CSSProperties}>{text}</dd>;

/** Slips to print, cut and hand out: sign-in name and one-time password of each learner who has not signed in yet. */
export function SignInSheet({ classId }: { classId: string }) {
  const { t } = useTranslation('classes');
  const message = useErrorMessage();
  const [, set] = useUrlState();
  const { data, error, refetch } = useQuery(signInSheetQuery(classId));
  useTitle(data ? t('sheet.title', { name: data.className }) : undefined);
  const waiting = data?.students.filter(({ oneTimePassword }) => oneTimePassword !== null) ?? [];
  const signedIn = (data?.students.length ?? 0) - waiting.length;

  return (
    <main className={classes.root}>
      <div className={classes.tools}>
        <Button icon={<IconArrowLeft size={20} stroke={1.75} aria-hidden />} onClick={() => set({ view: undefined })}>
          {t('sheet.back')}
        </Button>
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
            <h1 className={classes.title}>{t('sheet.title', { name: data.className })}</h1>
            <p className={classes.muted}>
              {formatSchoolYear(data.schoolYear)} · {t('sheet.count', { count: waiting.length })}
            </p>
          </header>
          <div className={classes.screenOnly}>
            <Note tone="info">
              {t('sheet.hint')}
              {signedIn > 0 && ` ${t('sheet.signedIn', { count: signedIn })}`}
            </Note>
          </div>
          {waiting.length === 0 ? (
            <EmptyState title={t('sheet.emptyTitle')} motif="bubbles">
              {t('sheet.empty')}
            </EmptyState>
          ) : (
            <ol className={classes.slips}>
              {waiting.map((student) => (
                <li key={student.id} className={classes.slip}>
                  <p className={classes.name}>{student.fullName}</p>
                  <p className={classes.small}>
                    {data.className}
                    {student.code ? ` · ${student.code}` : ''}
                  </p>
                  <dl className={classes.facts} translate="no">
                    <dt>{t('signIn.name')}</dt>
                    <Code text={student.signInName ?? ''} />
                    <dt>{t('signIn.password')}</dt>
                    <Code text={student.oneTimePassword ?? ''} />
                  </dl>
                  <p className={classes.small}>{t('sheet.where', { address: location.host })}</p>
                </li>
              ))}
            </ol>
          )}
        </>
      )}
    </main>
  );
}
