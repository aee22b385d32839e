import { dayInVietnam, isExistingDay } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button } from '@vumon/ui';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { focusWrong } from '../../../forms/errors.ts';
import { DayField } from '../../../forms/DayField.tsx';
import { AccountFrame } from '../AccountFrame.tsx';
import classes from '../accounts.module.css';

const oldest = '1900-01-01';

/** The first step of signing up: the birthday decides whether a guardian has to agree. */
export function BirthdayStep({
  step,
  above,
  onGiven,
  children,
}: {
  step: string;
  above: ReactNode;
  onGiven: (birthday: string) => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('accounts');
  const { t: tField } = useTranslation('fields');
  const [birthday, setBirthday] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong =
      birthday === null || !isExistingDay(birthday) || birthday < oldest || birthday >= dayInVietnam(Date.now());
    setProblem(wrong ? tField(birthday === null ? 'required' : 'birthdayInvalid') : null);
    if (wrong) return focusWrong(form.current);
    onGiven(birthday);
  }

  return (
    <AccountFrame title={t('birthday.title')} intro={t('birthday.intro')} step={step}>
      {above}
      <form ref={form} className={classes.form} noValidate onSubmit={submit}>
        <DayField
          label={t('birthday.label')}
          sense="birthday"
          autoComplete="bday"
          value={birthday}
          error={problem}
          onChange={(day) => {
            setBirthday(day);
            setProblem(null);
          }}
        />
        <Button type="submit" variant="primary" size="lg" full>
          {t('birthday.submit')}
        </Button>
      </form>
      {children}
    </AccountFrame>
  );
}
