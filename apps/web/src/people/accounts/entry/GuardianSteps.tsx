import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import type { ReactNode } from 'react';
import { site } from '../../../i18n/locale.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { AddressStep } from './AddressStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import type { EntrySteps } from './entry-store.ts';
import classes from '../accounts.module.css';

interface GuardianStepsProps {
  guardian: EntrySteps;
  /** "Step 2 of 7". */
  stepAt: (at: number) => string;
  /** Another code was asked for before the countdown had ended; the earlier one is still valid. */
  tooSoon: boolean;
  /** Above the field of the address, such as a note. */
  above: ReactNode;
  onChange: (changes: Partial<EntrySteps>) => void;
  /** `again`: a code had been sent a moment before, and no new one was. */
  onCodeSent: (again: boolean) => void;
  /** Back to the birthday. */
  onBack: () => void;
}

/** The consent of a guardian of somebody below 16: the guardian's address, then the code that was sent there. */
export function GuardianSteps({ guardian, stepAt, tooSoon, above, onChange, onCodeSent, onBack }: GuardianStepsProps) {
  const { t } = useTranslation('accounts');
  if (guardian.sent !== null)
    return (
      <CodeStep
        purpose="GUARDIAN"
        sent={guardian.sent}
        step={stepAt(3)}
        tooSoon={tooSoon}
        onSent={(sent) => onChange({ sent })}
        onProved={(ticket) => onChange({ ticket, sent: null })}
        onBack={() => onChange({ sent: null })}
      />
    );
  return (
    <AccountFrame
      title={t('guardian.title')}
      intro={t(site === 'intl' ? 'guardian.introAbroad' : 'guardian.intro')}
      back={
        <button type="button" className={classes.back} onClick={onBack}>
          <IconArrowLeft size={18} stroke={1.75} aria-hidden />
          {t('guardian.back')}
        </button>
      }
      step={stepAt(2)}
    >
      {above}
      <AddressStep
        purpose="GUARDIAN"
        label={t(site === 'intl' ? 'guardian.labelAbroad' : 'guardian.label')}
        username={guardian.username}
        onChange={(username) => onChange({ username })}
        onSent={(sent, again) => {
          onCodeSent(again);
          onChange({ sent });
        }}
      />
    </AccountFrame>
  );
}
