import type { CodePurpose } from '@vumon/contract';
import { contactOf } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { IconArrowLeft, IconClipboard } from '@tabler/icons-react';
import { site } from '../../../i18n/locale.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { CodeFields } from '../codes/CodeFields.tsx';
import type { SentCode } from './entry-store.ts';
import { Help } from '../Help.tsx';
import { goesByMail, CodeSentTo } from '../codes/CodeSentTo.tsx';
import classes from '../accounts.module.css';

interface CodeStepProps {
  purpose: Extract<CodePurpose, 'REGISTER' | 'FORGOT_PASSWORD' | 'GUARDIAN'>;
  sent: SentCode;
  step: string;
  /** Another code was asked for before the countdown had ended; the earlier one is still valid. */
  tooSoon: boolean;
  onSent: (sent: SentCode) => void;
  onProved: (ticket: string) => void;
  onBack: () => void;
}

/** The page on which the code that was sent is entered. */
export function CodeStep({ purpose, sent, step, tooSoon, onSent, onProved, onBack }: CodeStepProps) {
  const { t } = useTranslation('accounts');
  const phone = contactOf(sent.username, site)?.kind === 'phone';
  return (
    <AccountFrame
      look="card"
      title={t(purpose === 'GUARDIAN' ? 'guardian.code' : 'code.title')}
      intro={<CodeSentTo username={sent.username} />}
      back={
        <button type="button" className={classes.back} onClick={onBack}>
          <IconArrowLeft size={18} stroke={1.75} aria-hidden />
          {t(phone ? 'code.otherPhone' : 'code.otherEmail')}
        </button>
      }
      step={step}
    >
      <CodeFields purpose={purpose} sent={sent} tooSoon={tooSoon} onSent={onSent} onProved={onProved} />
      <p className={classes.codeHelp}>
        <IconClipboard size={18} stroke={1.75} aria-hidden />
        <span>
          {t(goesByMail(sent.username) ? 'code.pasteMail' : 'code.paste')} <Help about="noCode" />
        </span>
      </p>
    </AccountFrame>
  );
}
