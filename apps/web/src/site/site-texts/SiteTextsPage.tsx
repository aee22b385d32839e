/** Whom visitors may contact and who operates the site; what is empty appears nowhere. */
import { useQuery } from '@tanstack/react-query';
import { IconHistory } from '@tabler/icons-react';
import type { Reply } from '@vumon/contract/client';
import { siteTextKeys, siteTextRecords, type SiteTextKey } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Card, ErrorState, LoadingState, Note, PageHeader, TextField, toast } from '@vumon/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../forms/errors.ts';
import { useValidatedForm } from '../../forms/validated-form.ts';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { HistoryDialog } from '../../lists/HistoryDialog.tsx';
import { siteTextsHistoryQuery, siteTextsQuery, useSiteTextsChange } from './queries.ts';
import classes from './site-texts.module.css';

export default function SiteTextsPage() {
  const { t } = useTranslation('site-texts');
  const { t: h } = useTranslation('history');
  const message = useErrorMessage();
  const { data, error, refetch } = useQuery(siteTextsQuery);
  const [looking, setLooking] = useState(false);
  return (
    <AppFrame breadcrumb={[{ label: t('title') }]}>
      <div className={classes.page}>
        <PageHeader
          title={t('title')}
          subtitle={t('subtitle')}
          actions={
            <Button icon={<IconHistory size={18} stroke={1.75} aria-hidden />} onClick={() => setLooking(true)}>
              {h('button')}
            </Button>
          }
        />
        {error && !data ? (
          <ErrorState onRetry={() => void refetch()}>{message(error)}</ErrorState>
        ) : data ? (
          <TextsForm key={data.revision} stored={data} />
        ) : (
          <LoadingState />
        )}
        {looking && (
          <HistoryDialog
            title={t('title')}
            query={siteTextsHistoryQuery}
            labelOf={(name) => t(`texts.${name as SiteTextKey}`)}
            onClose={() => setLooking(false)}
          />
        )}
      </div>
    </AppFrame>
  );
}

const examples: Partial<Record<SiteTextKey, string>> = {
  hotline: '1900 0000',
  email: 'hotro@vumon.example',
  taxCode: '0123456789',
  facebook: 'https://facebook.com/…',
  youtube: 'https://youtube.com/…',
  zalo: 'https://zalo.me/…',
  chat: 'https://tawk.to/chat/…',
};

function TextsForm({ stored: { revision, texts } }: { stored: Reply<'GET /itf/site-texts'> }) {
  const { t } = useTranslation('site-texts');
  const say = useErrorMessage();
  const change = useSiteTextsChange();
  const { form, busy, errors, error, submit, clearErrors } = useValidatedForm();
  const [typed, setTyped] = useState(texts);
  const send = async () => {
    await change.mutateAsync({ revision, texts: typed });
    toast(t('saved'));
  };
  return (
    <Card>
      <form ref={form} noValidate className={classes.form} onSubmit={(event) => void submit(event, () => ({}), send)}>
        {error !== null && Object.keys(errors).length === 0 && (
          <Note tone="bad" live>
            {say(error)}
          </Note>
        )}
        {siteTextKeys.map((key) => (
          <TextField
            key={key}
            label={t(`texts.${key}`)}
            placeholder={examples[key]}
            description={key === 'chat' && t('chatHint')}
            value={typed[key]}
            maxLength={siteTextRecords[key].max}
            error={errors[`texts.${key}`]}
            onChange={(event) => {
              setTyped({ ...typed, [key]: event.currentTarget.value });
              clearErrors(`texts.${key}`);
            }}
          />
        ))}
        <div>
          <Button type="submit" variant="primary" loading={busy}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
