/**
 * Where a partner's learners come in and go back from. A launch token comes behind the `#` of the address, so that it
 * reaches neither the server's log nor a referrer, and is taken out of the address before it is used.
 */
import { useQuery } from '@tanstack/react-query';
import { rootRouteId, useParams, useRouter } from '@tanstack/react-router';
import type { PartnerPage } from '@vumon/contract';
import { ApiError } from '@vumon/contract/client';
import { formatDayTime } from '@vumon/i18n';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { Avatar, Button, DataList, ErrorState, FocusShell, LoadingState, Note } from '@vumon/ui';
import { Suspense, useState } from 'react';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { LanguageSwitch } from '../../frame/LanguageSwitch.tsx';
import { useTitle } from '../../frame/AppFrame.tsx';
import { pathIn } from '../../i18n/locale.ts';
import { profileQuery, rememberSignedIn, wasSignedIn } from '../../session/profile.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import type { Href } from '../../navigation/paths.ts';
import { useTaken } from '../../navigation/taken.ts';
import classes from './launches.module.css';

type Slugs = { partnerSlug: string; examSlug: string };

interface Token {
  /** `lti`: from our own page of a launch of a learning platform. */
  readonly kind: 'token' | 'lti';
  readonly value: string;
}

function readToken(): Token | null {
  const given = new URLSearchParams(location.hash.slice(1));
  for (const kind of ['token', 'lti'] as const) {
    const value = given.get(kind);
    if (value !== null) return { kind, value };
  }
  return null;
}

const comeIn = (slugs: Slugs, { kind, value }: Token) =>
  kind === 'lti'
    ? api('POST /lti/enter', { body: { token: value } })
    : api('POST /partner-exams/{partnerSlug}/{examSlug}/launch', { params: slugs, body: { token: value } });

export default function PartnerExamPage() {
  const { t } = useTranslation('launches');
  const message = useErrorMessage();
  const slugs = useParams({ strict: false }) as Slugs;
  const token = useTaken(readToken, 'hash');
  // A link of somebody else's must not end the session of whoever opens it, so the signed-in are asked.
  const [mayReplace, setMayReplace] = useState(!wasSignedIn());
  const held = useQuery({ ...profileQuery, enabled: token !== null && !mayReplace, retry: false });
  const signedOut = held.error instanceof ApiError && held.error.status === 401;
  const goes = token !== null && (mayReplace || signedOut);
  // The launch is made once: a second call would find the token used.
  const launch = useQuery({
    queryKey: ['launch', token?.value],
    queryFn: async () => {
      try {
        await comeIn(slugs, token!);
        rememberSignedIn(false);
        return null;
      } catch (error) {
        if (error instanceof ApiError && error.code !== 'NETWORK') return error;
        throw error;
      }
    },
    enabled: goes,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const refusal = launch.data ?? null;
  const page = useQuery({
    queryKey: ['partner-exam', slugs, token?.value],
    queryFn: ({ signal }) => api('GET /partner-exams/{partnerSlug}/{examSlug}', { params: slugs }, { signal }),
    enabled: token === null || launch.data !== undefined,
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.learner?.state === 'SUBMITTED' ? 5_000 : false),
  });
  useTitle(page.data?.title ?? t('title'));
  const unknown = [page.error, refusal].some((one) => one instanceof ApiError && one.code === 'NOT_FOUND');
  // The page for unknown addresses. Thrown, `notFound` would be logged as an error of this page.
  const Missing = useRouter().routesById[rootRouteId].options.notFoundComponent;
  if (unknown && Missing)
    return (
      <Suspense fallback={<LoadingState />}>
        <Missing isNotFound routeId={rootRouteId} />
      </Suspense>
    );
  const unsure = signedOut ? null : held.error;
  const failed = unsure ?? launch.error ?? page.error;
  return (
    <FocusShell
      look="card"
      brand={page.data ? <Brand partner={page.data.partner} /> : <span />}
      actions={<LanguageSwitch />}
    >
      {refusal && (
        <div className={classes.refused}>
          <Note tone="bad" live title={t('refused')}>
            {message(refusal)} <code className={classes.code}>{refusal.code}</code>
          </Note>
        </div>
      )}
      {token !== null && !goes && held.data ? (
        <Replace name={held.data.fullName} onGo={() => setMayReplace(true)} />
      ) : page.data ? (
        <Entry page={page.data} slugs={slugs} refused={refusal !== null} />
      ) : failed ? (
        <ErrorState onRetry={() => void (unsure ? held : launch.error ? launch : page).refetch()}>
          {message(failed)}
        </ErrorState>
      ) : (
        <div className={classes.opening}>
          <LoadingState>{t('opening')}</LoadingState>
        </div>
      )}
    </FocusShell>
  );
}

function Replace({ name, onGo }: { readonly name: string; onGo(): void }) {
  const { t } = useTranslation('launches');
  return (
    <div className={classes.entry}>
      <h1 className="h20">{t('replace.title')}</h1>
      <p>{t('replace.body', { name })}</p>
      <div className={classes.actions}>
        <Button variant="primary" onClick={onGo}>
          {t('replace.go')}
        </Button>
        <Button renderRoot={(props) => <AppLink href="/home" {...props} />}>{t('replace.stay')}</Button>
      </div>
    </div>
  );
}

function Brand({ partner }: { partner: PartnerPage['partner'] }) {
  return (
    <span className={classes.brand}>
      <Avatar name={partner.name} src={partner.logo} size={40} />
      <span className={classes.partner}>{partner.name}</span>
    </span>
  );
}

function Entry({ page, slugs, refused }: { page: PartnerPage; slugs: Slugs; refused: boolean }) {
  const { t } = useTranslation('launches');
  const { t: c } = useTranslation('common');
  const { learner } = page;
  return (
    <div className={classes.entry}>
      <h1 className="h20">{page.title}</h1>
      {learner && <p>{t('hello', { name: learner.fullName })}</p>}
      <DataList
        items={[
          { label: t('questions'), value: c('questionCount', { count: page.questions }) },
          { label: t('minutes'), value: c('minutes', { count: page.minutes }) },
          { label: t('starts'), value: formatDayTime(page.startsAt) },
          { label: t('ends'), value: formatDayTime(page.endsAt) },
          ...(page.attemptsAllowed > 1 ? [{ label: t('attempts'), value: page.attemptsAllowed }] : []),
        ]}
      />
      <State page={page} />
      <Actions page={page} slugs={slugs} refused={refused} />
    </div>
  );
}

/** What the learner should know before anything is pressed. */
function State({ page: { learner, window } }: { page: PartnerPage }) {
  const { t } = useTranslation('launches');
  const done = learner?.state === 'SUBMITTED' || learner?.state === 'SCORED';
  if (done)
    return (
      <Note tone="ok" live title={t('done')}>
        {t('doneBody')}
      </Note>
    );
  if (window !== 'OPEN' && learner?.state !== 'RUNNING') return <Note tone="info">{t(`window.${window}`)}</Note>;
  return null;
}

function Actions({ page, slugs, refused }: { page: PartnerPage; slugs: Slugs; refused: boolean }) {
  const { t } = useTranslation('launches');
  const message = useErrorMessage();
  const locale = useLocale();
  const { learner, window } = page;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const mayTake =
    learner !== null && (learner.state === 'RUNNING' || (window !== 'CLOSED' && learner.attemptsLeft > 0));
  const done = learner?.state === 'SUBMITTED' || learner?.state === 'SCORED';
  const enter = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { assignmentId } = await api('POST /partner-exams/{partnerSlug}/{examSlug}/open', { params: slugs });
      // The player is an app of its own, so it is loaded as a new page.
      const search = done ? `?attempt=${page.attemptsAllowed - learner!.attemptsLeft + 1}` : '';
      location.assign(pathIn(locale, { pathname: `/assigned-unit-test/${assignmentId}`, search, hash: '' }));
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  const goBack = learner?.returnUrl && (
    <Button variant={done ? 'primary' : 'outline'} renderRoot={(props) => <a href={learner.returnUrl!} {...props} />}>
      {t('back', { name: page.partner.name })}
    </Button>
  );
  const goIn = mayTake && (
    <Button variant={done ? 'outline' : 'primary'} loading={busy} onClick={() => void enter()}>
      {t(learner.state === 'RUNNING' ? 'goOn' : done ? 'again' : 'begin')}
    </Button>
  );
  return (
    <>
      {failure !== null && (
        <Note tone="bad" live>
          {message(failure)}
        </Note>
      )}
      <div className={classes.actions}>
        {done && goBack}
        {goIn}
        {!done && goBack}
        {learner === null && !refused && window !== 'CLOSED' && <SignIn page={page} slugs={slugs} />}
      </div>
    </>
  );
}

function SignIn({ page, slugs }: { page: PartnerPage; slugs: Slugs }) {
  const { t } = useTranslation('launches');
  if (!page.signIn) return <Note tone="info">{t('launchOnly', { name: page.partner.name })}</Note>;
  const back = encodeURIComponent(`/${slugs.partnerSlug}/${slugs.examSlug}`);
  return (
    <Button variant="primary" renderRoot={(props) => <AppLink href={`/login?redirect=${back}` as Href} {...props} />}>
      {t('signIn')}
    </Button>
  );
}
