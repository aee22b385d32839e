/**
 * Shown when an account turns out to belong to somebody below 16: a guardian receives a code, which is entered here.
 */
import type { CallOptions } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { Modal } from '@vumon/ui';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { site } from '../../i18n/locale.ts';
import { CodeFields } from './codes/CodeFields.tsx';
import { CodeSentTo } from './codes/CodeSentTo.tsx';
import { AddressStep } from './entry/AddressStep.tsx';
import type { SentCode } from './entry/entry-store.ts';
import classes from './accounts.module.css';

export default function GuardianDialog({ onAnswer }: { onAnswer: (options: CallOptions | null) => void }) {
  const { t } = useTranslation('accounts');
  const [username, setUsername] = useState('');
  const [sent, setSent] = useState<{ code: SentCode; tooSoon: boolean } | null>(null);
  return (
    <Modal opened onClose={() => onAnswer(null)} title={t('guardian.title')}>
      {sent ? (
        <>
          <p>
            <CodeSentTo username={sent.code.username} />{' '}
            <button type="button" className={classes.back} onClick={() => setSent(null)}>
              {t('guardian.other')}
            </button>
          </p>
          <CodeFields
            purpose="GUARDIAN"
            sent={sent.code}
            tooSoon={sent.tooSoon}
            onSent={(code) => setSent({ code, tooSoon: false })}
            onProved={async (ticket) => {
              await api('POST /account/guardian', { body: { ticket } });
              onAnswer({});
            }}
          />
        </>
      ) : (
        <>
          <p className="muted">{t(site === 'intl' ? 'guardian.introAbroad' : 'guardian.intro')}</p>
          <AddressStep
            purpose="GUARDIAN"
            label={t(site === 'intl' ? 'guardian.labelAbroad' : 'guardian.label')}
            username={username}
            onChange={setUsername}
            onSent={(code, tooSoon) => setSent({ code, tooSoon })}
          />
        </>
      )}
    </Modal>
  );
}
