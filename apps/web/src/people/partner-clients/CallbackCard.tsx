/** Where results are sent, with a real call to try it, and the origins that learners return to. */
import { IconSend } from '@tabler/icons-react';
import type { CallbackTest, PartnerDetails } from '@vumon/contract';
import { formatTime } from '@vumon/i18n';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, Card, Note, TagsField, TextField, toast } from '@vumon/ui';
import { useState } from 'react';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import { useAnswerName } from './answer-name.ts';
import { usePartnerChanges } from './queries.ts';
import classes from './partners.module.css';

export function CallbackCard({ partner }: { partner: PartnerDetails }) {
  const { t } = useTranslation('partner-clients');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const { callback, testCallback } = usePartnerChanges();
  const [url, setUrl] = useState(partner.callbackUrl ?? '');
  const changed = url.trim() !== (partner.callbackUrl ?? '');
  const error = callback.error ?? testCallback.error;
  const atField = fieldErrors(callback.error)['url'];
  const save = async () => {
    // Before and not after: the address can be tried as soon as it is known, while other parts of the page still load.
    testCallback.reset();
    await callback.mutateAsync({ id: partner.id, url: url.trim() === '' ? null : url.trim() });
    toast(t('changed'));
  };
  return (
    <Card title={t('callback.title')}>
      <div className={classes.form}>
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            void save().catch(() => undefined);
          }}
        >
          <TextField
            label={t('callback.address')}
            description={t('callback.hint')}
            placeholder="https://api.truong.example/ket-qua"
            inputMode="url"
            maxLength={500}
            value={url}
            error={atField}
            onChange={(event) => setUrl(event.currentTarget.value)}
          />
          <div className={classes.verbs}>
            <Button type="submit" disabled={!changed} loading={callback.isPending}>
              {c('save')}
            </Button>
            <Button
              icon={<IconSend size={18} stroke={1.75} aria-hidden />}
              disabled={changed || partner.callbackUrl === null}
              loading={testCallback.isPending}
              onClick={() => testCallback.mutate(partner.id)}
            >
              {t('callback.test')}
            </Button>
          </div>
        </form>
        {error !== null && atField === undefined && (
          <Note tone="bad" live>
            {message(error)}
          </Note>
        )}
        {testCallback.data && <TestResult result={testCallback.data} />}
        <Origins partner={partner} />
      </div>
    </Card>
  );
}

function TestResult({ result }: { result: CallbackTest }) {
  const { t } = useTranslation('partner-clients');
  const { number } = useFormat();
  const nameOf = useAnswerName();
  const { status, failure, ms, at, path, signature, body } = result;
  const received = status !== null && status >= 200 && status < 300;
  return (
    <Note
      tone={received ? 'ok' : 'bad'}
      live
      title={t('callback.answered', { answer: nameOf(String(status ?? failure)), ms: number(ms), at: formatTime(at) })}
    >
      <pre className={classes.call}>{`POST ${path}\nX-Vumon-Signature: ${signature}\n${body}`}</pre>
    </Note>
  );
}

function Origins({ partner }: { partner: PartnerDetails }) {
  const { t } = useTranslation('partner-clients');
  const message = useErrorMessage();
  const { change } = usePartnerChanges();
  const [shown, setShown] = useState(partner.allowedOrigins);
  const error = change.error && (Object.values(fieldErrors(change.error))[0] ?? message(change.error));
  return (
    <TagsField
      label={t('columns.origins')}
      description={t('originsHint')}
      placeholder="https://truong.example"
      value={shown}
      error={error}
      onChange={(allowedOrigins) => {
        setShown(allowedOrigins);
        change.mutate(
          { id: partner.id, name: partner.name, allowedOrigins },
          { onSuccess: (saved) => setShown(saved.allowedOrigins) },
        );
      }}
    />
  );
}
