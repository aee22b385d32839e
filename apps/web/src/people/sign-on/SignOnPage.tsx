/** Where Google or Microsoft send the browser back to: it is signed in, linked, or told why not. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { SignedInDevice, SignOnDone } from '@vumon/contract';
import { ApiError } from '@vumon/contract/client';
import { signOnProviders, tidy } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, LoadingState, Note, TextField, toast } from '@vumon/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { useValidatedForm } from '../../forms/validated-form.ts';
import { AppLink } from '../../navigation/AppLink.tsx';
import { destinationOf, safeReturn } from '../../navigation/paths.ts';
import { useTaken } from '../../navigation/taken.ts';
import { wasSignedIn } from '../../session/profile.ts';
import { AccountFrame } from '../accounts/AccountFrame.tsx';
import { useAfterSignIn } from '../accounts/entry/after-sign-in.ts';
import { TermsField } from '../accounts/entry/TermsField.tsx';
import { DeviceList } from '../sessions/DeviceList.tsx';
import { SignOnButtons } from './SignOnButtons.tsx';
import classes from './sign-on.module.css';

/** What the provider has sent. */
const readQuery = (): string => location.search;

export default function SignOnPage() {
  const { t } = useTranslation('sign-on');
  const { provider: named = '' } = useParams({ strict: false }) as { provider?: string };
  const provider = signOnProviders.find((one) => one.toLowerCase() === named);
  const query = useTaken(readQuery, 'query');
  const enter = useAfterSignIn();
  const navigate = useNavigate();
  // Sent once: a second call would find it used.
  const finish = useQuery({
    queryKey: ['sign-on', provider, query],
    queryFn: async (): Promise<SignOnDone | ApiError> => {
      try {
        return await api('POST /auth/sign-on/{provider}/finish', { params: { provider: provider! }, body: { query } });
      } catch (error) {
        if (error instanceof ApiError) return error;
        throw error;
      }
    },
    enabled: provider !== undefined && query !== '',
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  const done = finish.data instanceof ApiError ? null : finish.data;
  // Once for a reply: `enter` and `navigate` are new in each render.
  const goOn = useEffectEvent((reply: NonNullable<typeof done>) => {
    if (reply.step === 'NEW' || !provider) return;
    const target = safeReturn(reply.target);
    if (reply.step === 'SIGNED_IN') {
      void enter(target);
      return;
    }
    const name = t(`name.${provider}`);
    toast(reply.step === 'LINKED' ? t('return.linked', { provider: name }) : t('return.bound'));
    void navigate({ ...destinationOf(target), replace: true });
  });
  useEffect(() => {
    if (done) goOn(done);
  }, [done]);

  if (done?.step === 'NEW') return <Newcomer found={done} />;
  const error = finish.data instanceof ApiError ? finish.data : finish.error;
  if (error !== null || provider === undefined || query === '') return <Failed error={error} />;
  return (
    <AccountFrame look="card" title={t('return.title')} intro={t('return.intro', { provider: t(`name.${provider}`) })}>
      <LoadingState />
    </AccountFrame>
  );
}

function Failed({ error }: { error: unknown }) {
  const { t } = useTranslation('sign-on');
  const { t: tError } = useTranslation('errors');
  const message = useErrorMessage();
  const tooMany = error instanceof ApiError && error.code === 'LIMIT_LOGIN_SESSION';
  const back = wasSignedIn() ? (['/users/info', 'toAccount'] as const) : (['/login', 'toSignIn'] as const);
  return (
    <AccountFrame look="card" title={t('return.failed')} intro={t('return.failedIntro')}>
      <div className={classes.form}>
        {tooMany ? (
          <Devices error={error} />
        ) : (
          <Note tone="bad" live title={error === null ? tError('SIGN_ON_EXPIRED') : message(error)}>
            {t('return.code')} <code>{error instanceof ApiError ? error.code : 'SIGN_ON_EXPIRED'}</code>
          </Note>
        )}
        <p>
          <AppLink href={back[0]}>{t(`return.${back[1]}`)}</AppLink>
        </p>
      </div>
      {!wasSignedIn() && <SignOnButtons target="/home" />}
    </AccountFrame>
  );
}

/** Signs a device out, so that a further sign-in has room. */
function Devices({ error }: { error: ApiError }) {
  const { t } = useTranslation('sign-on');
  const message = useErrorMessage();
  const { ticket, sessions } = error.data as { ticket: string; sessions: readonly SignedInDevice[] };
  const [gone, setGone] = useState<readonly string[]>([]);
  const leave = useMutation({
    mutationFn: (sessionId: string) => api('POST /auth/sign-out-device', { body: { ticket, sessionId } }),
    onSuccess: (_, sessionId) => setGone([...gone, sessionId]),
  });
  return (
    <>
      <Note tone="info" title={t('devices.intro')} />
      {leave.error && <Note tone="bad" live title={message(leave.error)} />}
      <DeviceList
        devices={sessions.filter(({ id }) => !gone.includes(id))}
        busyId={leave.isPending ? leave.variables : null}
        onSignOut={(id) => leave.mutate(id)}
      />
    </>
  );
}

/** Nothing is opened unasked: whoever has an account already goes and links it. */
function Newcomer({ found }: { found: Extract<SignOnDone, { step: 'NEW' }> }) {
  const { t } = useTranslation('sign-on');
  const { t: tField } = useTranslation('fields');
  const message = useErrorMessage();
  const enter = useAfterSignIn();
  const [fullName, setFullName] = useState(found.fullName);
  const [acceptTerms, setAcceptTerms] = useState(false);
  const { form, busy, errors, error, submit, clearErrors } = useValidatedForm();
  const code = error instanceof ApiError ? error.code : null;
  return (
    <AccountFrame
      look="card"
      title={t('new.title')}
      intro={t('new.intro', { school: found.school, label: found.label })}
    >
      <form
        ref={form}
        className={classes.form}
        noValidate
        onSubmit={(event) =>
          void submit(
            event,
            () => ({
              ...(tidy(fullName) === '' && { fullName: tField('required') }),
              ...(!acceptTerms && { acceptTerms: tField('termsRequired') }),
            }),
            async () => {
              await api('POST /auth/sign-on/join', {
                body: { ticket: found.ticket, fullName: tidy(fullName), acceptTerms: true },
              });
              await enter(safeReturn(found.target));
            },
          )
        }
      >
        {error !== null && !errors['fullName'] && (
          <Note
            tone="bad"
            live
            title={code === 'TICKET_EXPIRED' ? t('new.expired') : message(error)}
            action={<AppLink href="/login">{t('return.toSignIn')}</AppLink>}
          />
        )}
        <TextField
          size="lg"
          label={t('new.fullName')}
          name="name"
          autoComplete="name"
          maxLength={45}
          value={fullName}
          error={errors['fullName']}
          onChange={(event) => {
            setFullName(event.currentTarget.value);
            clearErrors('fullName');
          }}
        />
        <TermsField
          accepted={acceptTerms}
          error={errors['acceptTerms']}
          onChange={(accepted) => {
            setAcceptTerms(accepted);
            clearErrors('acceptTerms');
          }}
        />
        <Button type="submit" variant="primary" size="lg" full loading={busy}>
          {t('new.submit')}
        </Button>
        <Note tone="info" title={t('new.have')}>
          {t('new.haveBody')}
        </Note>
        <p>
          <AppLink href="/login">{t('return.toSignIn')}</AppLink>
        </p>
      </form>
    </AccountFrame>
  );
}
