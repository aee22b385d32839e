/** The page that a practice link opens: the start screen of its test, which anyone sees, or one result. */
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import { ApiError } from '@vumon/contract/client';
import { productName } from '@vumon/domain';
import { formatDay } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, Card, EmptyState, ErrorState, FocusShell, LoadingState, Logo, Note } from '@vumon/ui';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { useTitle } from '../../frame/AppFrame.tsx';
import { LanguageSwitch } from '../../frame/LanguageSwitch.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { Redeem } from '../../redeem/Redeem.tsx';
import { openAttempt } from './queries.ts';
import classes from './practice.module.css';

const isInvalid = (error: unknown): boolean => error instanceof ApiError && error.code === 'PRACTICE_LINK_INVALID';

export default function LinkPage() {
  const { t } = useTranslation('practice');
  const { t: c } = useTranslation('common');
  const { t: app } = useTranslation('app');
  const { mark } = useFormat();
  const messageOf = useErrorMessage();
  const { practiceTestSlug: token } = useParams({ strict: false }) as { practiceTestSlug: string };
  const here = useLocation({ select: (location) => location.pathname });
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Whether the dialog for an activation code is open. */
  const [asking, setAsking] = useState(false);
  const link = useQuery({
    queryKey: ['practice', 'behind', token],
    queryFn: () => api('GET /practice-test/{token}', { params: { token } }),
    retry: false,
  });
  const shown = link.data;
  useTitle(shown?.name ?? t('title'));
  const start = async () => {
    setStarting(true);
    setFailure(null);
    try {
      openAttempt((await api('POST /practice-test/{token}/start', { params: { token } })).id);
    } catch (error) {
      setStarting(false);
      setAsking(error instanceof ApiError && error.code === 'TEST_ACTIVE_CODE_REQUIRED');
      setFailure(messageOf(error));
    }
  };
  return (
    <FocusShell
      brand={
        <AppLink href="/" aria-label={app('homeOf', { name: productName })}>
          <Logo name={productName} size={36} />
        </AppLink>
      }
      actions={<LanguageSwitch />}
    >
      {link.error ? (
        // An invalid link stays invalid, so no retry is offered.
        isInvalid(link.error) ? (
          <EmptyState
            title={t('link.invalid')}
            action={<Button renderRoot={(props) => <AppLink href="/" {...props} />}>{t('link.toHome')}</Button>}
          >
            {messageOf(link.error)}
          </EmptyState>
        ) : (
          <ErrorState onRetry={() => void link.refetch()}>{messageOf(link.error)}</ErrorState>
        )
      ) : !shown ? (
        <LoadingState />
      ) : shown.variant === 'result' ? (
        <Card>
          <h1 className="h24">{shown.name}</h1>
          {shown.mark === null ? (
            <Note tone="info">{t('link.noMarkYet')}</Note>
          ) : (
            <>
              <p className={classes.bigMark}>{mark(shown.mark)}</p>
              <p>{t('link.right', { right: shown.right, items: shown.items })}</p>
            </>
          )}
          {shown.submittedAt !== null && <p className="muted">{formatDay(shown.submittedAt)}</p>}
        </Card>
      ) : (
        <Card>
          <div className={classes.linkBox}>
            <h1 className="h24">{shown.name}</h1>
            <p className={classes.facts}>
              <span>{c(`subjects.${shown.subject}`)}</span>
              <span>{c('questionCount', { count: shown.totalQuestions })}</span>
              <span>{c('minutes', { count: shown.minutes })}</span>
            </p>
            <p>{t('link.rules', { minutes: shown.minutes })}</p>
            {failure !== null && (
              <Note tone="bad" live>
                {failure}
              </Note>
            )}
            {shown.state === 'SIGN_IN' ? (
              <>
                <Note tone="info">{t('link.signIn')}</Note>
                <Button
                  variant="primary"
                  renderRoot={(props) => <AppLink href={`/login?redirect=${encodeURIComponent(here)}`} {...props} />}
                >
                  {t('link.toSignIn')}
                </Button>
              </>
            ) : shown.state === 'NOT_YOURS' ? (
              <Note tone="warn">{t('link.notYours')}</Note>
            ) : shown.state === 'DONE' ? (
              <Button
                variant="primary"
                renderRoot={(props) => <AppLink href={`/practice/${shown.attemptId}`} {...props} />}
              >
                {t('seeResult')}
              </Button>
            ) : (
              <Button variant="primary" loading={starting} onClick={() => void start()}>
                {t(shown.state === 'RUNNING' ? 'goOn' : 'begin')}
              </Button>
            )}
          </div>
        </Card>
      )}
      {asking && <Redeem onClose={() => setAsking(false)} />}
    </FocusShell>
  );
}
