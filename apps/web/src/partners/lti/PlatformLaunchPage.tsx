/**
 * Where launches of learning platforms come through, mostly in a frame of the platform. The frame has no session of
 * ours, so the test itself opens in a window. What a step needs comes behind the `#` of the address.
 */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconExternalLink, IconUsers } from '@tabler/icons-react';
import { ApiError } from '@vumon/contract/client';
import { isErrorCode, productName, type ErrorCode } from '@vumon/domain';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { Button, ErrorState, FocusShell, LoadingState, Logo, Note } from '@vumon/ui';
import { useEffect, useState } from 'react';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { useTitle } from '../../frame/AppFrame.tsx';
import { LanguageSwitch } from '../../frame/LanguageSwitch.tsx';
import { pathIn } from '../../i18n/locale.ts';
import { useTaken } from '../../navigation/taken.ts';
import classes from './lti.module.css';
import { Choosing } from './Choosing.tsx';
import { findProof, keepProof, keepToken } from './storage.ts';

/** What is to be done, behind the `#` of the address. */
const readStep = (): URLSearchParams => new URLSearchParams(location.hash.slice(1));

async function start(sealed: string): Promise<null> {
  const { authUrl, proof, ...where } = await api('POST /lti/start', { body: { start: sealed } });
  await keepProof(where, proof);
  location.replace(authUrl);
  // The browser leaves; until then the page says that it opens.
  return new Promise(() => undefined);
}

async function open(ticket: string) {
  const where = await api('POST /lti/look', { body: { ticket } });
  return api('POST /lti/open', { body: { ticket, proof: await findProof(where) } });
}
type Opened = Awaited<ReturnType<typeof open>>;

export default function PlatformLaunchPage() {
  const { t } = useTranslation('lti');
  const message = useErrorMessage();
  const step = useTaken(readStep, 'hash');
  const [begin, ticket] = [step.get('start'), step.get('open')];
  const [choice, roster] = [step.get('choose'), step.get('roster')];
  // Each step works once, so a refusal is kept and only a lost connection is tried again.
  const made = useQuery({
    queryKey: ['lti', begin, ticket],
    queryFn: async () => {
      try {
        return begin !== null ? await start(begin) : await open(ticket!);
      } catch (error) {
        if (error instanceof ApiError && error.code !== 'NETWORK') return error;
        throw error;
      }
    },
    enabled: begin !== null || ticket !== null,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  const opened = made.data instanceof ApiError ? null : (made.data ?? null);
  const error = made.data instanceof ApiError ? made.data : null;
  const code = error?.code ?? step.get('refused');
  const navigate = useNavigate();
  useEffect(() => {
    const going = choice !== null ? 'choose' : roster !== null ? 'roster' : null;
    if (going === null) return;
    keepToken(going, (choice ?? roster)!);
    void navigate({ to: `/lti/${going}`, replace: true });
  }, [choice, roster, navigate]);
  useTitle(opened?.title ?? t('title'));
  return (
    <FocusShell look="card" brand={<Logo name={productName} size={36} />} actions={<LanguageSwitch />}>
      <div className={classes.entry}>
        <h1 className="h20">{opened?.kind === 'CHOOSE' ? t('choose.title') : (opened?.title ?? t('title'))}</h1>
        {code !== null ? (
          <Refused code={code} error={error} />
        ) : opened?.kind === 'CHOOSE' ? (
          <Choosing token={opened.token!} />
        ) : opened ? (
          <Onward opened={opened} />
        ) : made.error ? (
          <ErrorState onRetry={() => void made.refetch()}>{message(made.error)}</ErrorState>
        ) : begin !== null || ticket !== null || choice !== null || roster !== null ? (
          <LoadingState>{t('opening')}</LoadingState>
        ) : (
          <p>{t('nothing')}</p>
        )}
      </div>
    </FocusShell>
  );
}

/** What the address of the page can name; it is written by whoever makes the link. */
type RefusalCode = Extract<ErrorCode, `LTI_${string}` | `LAUNCH_${string}`>;
const isRefusal = (code: string): code is RefusalCode => isErrorCode(code) && /^(?:LTI|LAUNCH)_/.test(code);

function Refused({ code, error }: { code: string; error: ApiError | null }) {
  const { t } = useTranslation('lti');
  const { t: tError } = useTranslation('errors');
  const known = error?.code ?? (isRefusal(code) ? code : 'UNKNOWN_ERROR');
  return (
    <Note tone="bad" live title={t('refused')}>
      {error?.message ?? tError(isRefusal(code) ? code : 'UNKNOWN_ERROR')} <code className={classes.code}>{known}</code>
    </Note>
  );
}

function Onward({ opened }: { opened: Opened }) {
  const { t } = useTranslation('lti');
  const locale = useLocale();
  const [used, setUsed] = useState(false);
  const { kind, partnerSlug, examSlug, token, roster } = opened;
  const learner = kind === 'ENTER';
  const pathname = learner ? `/${partnerSlug}/${examSlug}` : `/integrate-exam/${examSlug}`;
  const href = pathIn(locale, { pathname, search: '', hash: learner ? `#lti=${encodeURIComponent(token!)}` : '' });
  const framed = window.top !== window.self;
  if (used && framed)
    return (
      <Note tone="ok" live>
        {t('enter.opened')}
      </Note>
    );
  return (
    <>
      <p>{t(learner ? 'enter.body' : 'manage.body')}</p>
      <div className={classes.actions}>
        <Button
          variant="primary"
          icon={<IconExternalLink size={18} stroke={1.75} aria-hidden />}
          renderRoot={(props) => (
            <a
              {...props}
              href={href}
              {...(framed && { target: '_blank', rel: 'noopener' })}
              onClick={() => setUsed(learner)}
            />
          )}
        >
          {t(learner ? 'enter.verb' : 'manage.verb')}
        </Button>
        {roster !== null && (
          <Button
            icon={<IconUsers size={18} stroke={1.75} aria-hidden />}
            renderRoot={(props) => (
              <a
                {...props}
                href={pathIn(locale, { pathname: '/lti', search: '', hash: `#roster=${encodeURIComponent(roster)}` })}
                target="_blank"
                rel="noopener"
              />
            )}
          >
            {t('roster.title')}
          </Button>
        )}
      </div>
    </>
  );
}
