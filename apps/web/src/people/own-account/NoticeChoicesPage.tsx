/** Which kinds of notices and mails the user receives. A switch is saved at once. */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NoticeChoice } from '@vumon/contract';
import { ApiError } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { Card, ErrorState, LoadingState, Switch, toast } from '@vumon/ui';
import { api } from '../../api/client.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { useProfile } from '../../session/profile.ts';
import { canPush, isPushDenied, turnPushOff, turnPushOn } from '../../notices/push.ts';
import { AccountPage } from './AccountPage.tsx';
import classes from './own-account.module.css';

const choicesQuery = queryOptions({ queryKey: ['notice-choices'], queryFn: () => api('GET /notices/choices') });

export default function NoticeChoicesPage() {
  const { t } = useTranslation('own-account');
  const say = useErrorMessage();
  const { email } = useProfile();
  const choices = useQuery(choicesQuery);
  return (
    <AccountPage title={t('nav.notices')}>
      <ThisDevice />
      <Card title={t('notices.title')}>
        <p className="muted">{t('notices.text')}</p>
        {email === null && <p className="muted">{t('notices.noEmail')}</p>}
        {choices.data ? (
          <ul className={classes.choices}>
            {choices.data.map((choice) => (
              <ChoiceRow key={choice.kind} choice={choice} />
            ))}
          </ul>
        ) : choices.error ? (
          <ErrorState onRetry={() => void choices.refetch()}>{say(choices.error)}</ErrorState>
        ) : (
          <LoadingState />
        )}
      </Card>
    </AccountPage>
  );
}

const pushQuery = queryOptions({ queryKey: ['notice-push'], queryFn: () => api('GET /notices/push') });

/** Whether this device receives notices while the product is closed. */
function ThisDevice() {
  const { t } = useTranslation('own-account');
  const say = useErrorMessage();
  const client = useQueryClient();
  const state = useQuery({ ...pushQuery, enabled: canPush() });
  const change = useMutation({
    mutationFn: (on: boolean) => (on ? turnPushOn(state.data!.key) : turnPushOff()),
    onSuccess: (next) => next && client.setQueryData(pushQuery.queryKey, next),
    onError: (error) => toast(error instanceof ApiError ? say(error) : t('device.failed'), { tone: 'bad' }),
  });
  const denied = isPushDenied();
  return (
    <Card title={t('device.title')}>
      <p className="muted">{t(canPush() ? (denied ? 'device.denied' : 'device.text') : 'device.unable')}</p>
      {canPush() && state.isError && (
        <ErrorState compact onRetry={() => void state.refetch()}>
          {say(state.error)}
        </ErrorState>
      )}
      {/* Stands there before its state is known, so that it does not push the choices down. */}
      {canPush() && !state.isError && (
        <Switch
          label={t('device.on')}
          checked={state.data?.on === true && !denied}
          disabled={!state.data || change.isPending || denied}
          onChange={(on) => change.mutate(on)}
        />
      )}
    </Card>
  );
}

function ChoiceRow({ choice: { kind, notice, mail, push } }: { choice: NoticeChoice }) {
  const { t } = useTranslation('own-account');
  const { t: ofKind } = useTranslation('notices-by-kind');
  const client = useQueryClient();
  const say = useErrorMessage();
  const change = useMutation({
    mutationFn: (body: { notice: boolean } | { mail: boolean } | { push: boolean }) =>
      api('PUT /notices/choices/{kind}', { params: { kind }, body }),
    onSuccess: (choices) => client.setQueryData(choicesQuery.queryKey, choices),
    onError: (error) => toast(say(error), { tone: 'bad' }),
  });
  const name = ofKind(`${kind}.name`);
  return (
    <li className={classes.choice}>
      <span className={classes.strong} id={`notice-${kind}`}>
        {name}
      </span>
      <span className={classes.choiceSwitches} role="group" aria-labelledby={`notice-${kind}`}>
        <Switch
          label={t('notices.here')}
          checked={notice}
          disabled={change.isPending}
          onChange={(on) => change.mutate({ notice: on })}
        />
        {mail !== null && (
          <Switch
            label={t('notices.mail')}
            checked={mail}
            disabled={change.isPending}
            onChange={(on) => change.mutate({ mail: on })}
          />
        )}
        <Switch
          label={t('notices.push')}
          checked={push}
          disabled={change.isPending}
          onChange={(on) => change.mutate({ push: on })}
        />
      </span>
    </li>
  );
}
