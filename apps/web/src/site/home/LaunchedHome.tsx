/** The home of a session that opens one test: after a partner's launch its tests and the way back, and nothing of an account. */
import { useQuery } from '@tanstack/react-query';
import type { OwnPartnerExam } from '@vumon/contract';
import { formatDayTime } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Avatar, Button, ErrorState, FocusShell, LoadingState, Tag } from '@vumon/ui';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { useTitle } from '../../frame/AppFrame.tsx';
import { LanguageSwitch } from '../../frame/LanguageSwitch.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import type { Href } from '../../navigation/paths.ts';
import { useProfile } from '../../session/profile.ts';
import classes from './launched-home.module.css';

export default function LaunchedHome() {
  const { t } = useTranslation('home');
  const message = useErrorMessage();
  const { fullName } = useProfile();
  const exams = useQuery({ queryKey: ['partner-exams', 'own'], queryFn: () => api('GET /partner-exams/own') });
  useTitle(t('studentTitle'));
  const partner = exams.data?.[0]?.partner;
  const back = exams.data?.find(({ returnUrl }) => returnUrl !== null);
  return (
    <FocusShell
      look="card"
      brand={
        partner && (
          <span className={classes.brand}>
            <Avatar name={partner.name} src={partner.logo} size={40} />
            <span className={classes.strong}>{partner.name}</span>
          </span>
        )
      }
      actions={<LanguageSwitch />}
    >
      <div className={classes.page}>
        <h1 className="h20">{t('greeting.STUDENT', { name: fullName })}</h1>
        {exams.error ? (
          <ErrorState onRetry={() => void exams.refetch()}>{message(exams.error)}</ErrorState>
        ) : exams.data?.length === 0 ? (
          // A session that was opened in the room of an exam.
          <p>{t('launched.room')}</p>
        ) : exams.data ? (
          <>
            <p>{t('launched.intro')}</p>
            <ul className={classes.list}>
              {exams.data.map((exam) => (
                <ExamRow key={exam.page} exam={exam} />
              ))}
            </ul>
            <p>
              {t('launched.keepBody')} <AppLink href="/register?keep=1">{t('launched.keep')}</AppLink>
            </p>
            {back && (
              <div>
                <Button renderRoot={(props) => <a href={back.returnUrl!} {...props} />}>
                  {t('launched.back', { name: back.partner.name })}
                </Button>
              </div>
            )}
          </>
        ) : (
          <LoadingState />
        )}
      </div>
    </FocusShell>
  );
}

function ExamRow({ exam }: { exam: OwnPartnerExam }) {
  const { t } = useTranslation('home');
  const { title, page, open, state, window, endsAt, partner } = exam;
  const working = state === 'NOT_STARTED' || state === 'RUNNING';
  const shown = working && window === 'CLOSED' ? 'CLOSED' : state;
  return (
    <li className={classes.row}>
      <div>
        <div className={classes.strong}>{title}</div>
        <div className="muted">{t('launched.until', { when: formatDayTime(endsAt) })}</div>
        {!open && <div className="muted">{t('launched.elsewhere', { name: partner.name })}</div>}
      </div>
      <div className={classes.side}>
        <Tag tone={shown === 'RUNNING' ? 'warn' : shown === 'SUBMITTED' || shown === 'SCORED' ? 'ok' : 'neutral'}>
          {t(`launched.state.${shown}`)}
        </Tag>
        {open && (
          <Button
            size="sm"
            variant={working ? 'primary' : 'outline'}
            aria-label={t('launched.openNamed', { title })}
            renderRoot={(props) => <AppLink href={page as Href} {...props} />}
          >
            {t('launched.open')}
          </Button>
        )}
      </div>
    </li>
  );
}
