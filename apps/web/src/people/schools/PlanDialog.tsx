/** Gives a school its package, or extends the one that runs. */
import type { SchoolView } from '@vumon/contract';
import { addMonths, dayInVietnam } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Checkbox, Note, TextAreaField, toast } from '@vumon/ui';
import { useRef, useState } from 'react';
import { DayField } from '../../forms/DayField.tsx';
import { FormModal } from '../../forms/FormModal.tsx';
import { fieldErrors, focusWrong, useErrorMessage } from '../../forms/errors.ts';
import { usePackageFacts } from './PackageState.tsx';
import { useSchoolChanges } from './queries.ts';
import classes from './schools.module.css';

/** A year after the running package ends, or after today. */
function proposedEnd(school: SchoolView): string {
  const { package: pack } = school;
  const from = pack?.runs && pack.endsAt !== null ? new Date(Date.parse(pack.endsAt) - 1) : new Date();
  return dayInVietnam(addMonths(from, 12).getTime());
}

export function PlanDialog({ school, onClose }: { school: SchoolView; onClose: () => void }) {
  const { t } = useTranslation('schools');
  const message = useErrorMessage();
  const facts = usePackageFacts();
  const { give } = useSchoolChanges(school.id);
  const form = useRef<HTMLFormElement>(null);
  const [endsOn, setEndsOn] = useState<string | null>(proposedEnd(school));
  const [endless, setEndless] = useState(false);
  const [replace, setReplace] = useState(false);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const errors = fieldErrors(give.error);
  const running = school.package?.runs === true;
  const endError = errors['endsOn'] ?? (tried && !endless && endsOn === null ? t('give.endMissing') : undefined);
  const reasonError = errors['reason'] ?? (tried && reason.trim() === '' ? t('give.reasonMissing') : undefined);
  const save = async () => {
    setTried(true);
    if ((!endless && endsOn === null) || reason.trim() === '') return focusWrong(form.current);
    await give.mutateAsync({ endsOn: endless ? null : endsOn, replace, reason });
    toast(t('give.done'));
    onClose();
  };
  return (
    <FormModal
      form={form}
      onClose={onClose}
      size="md"
      title={t(running ? 'give.extend' : 'give.verb')}
      submitLabel={t(running ? 'give.extend' : 'give.verb')}
      busy={give.isPending}
      className={classes.form}
      onSubmit={async (event) => {
        event.preventDefault();
        await save().catch(() => undefined);
      }}
    >
      {give.error !== null && Object.keys(errors).length === 0 && (
        <Note tone="bad" live>
          {message(give.error)}
        </Note>
      )}
      <p className={classes.muted}>{t('give.now', { state: facts(school.package) })}</p>
      <DayField
        label={t('give.endsOn')}
        value={endless ? null : endsOn}
        disabled={endless}
        error={endError}
        onChange={setEndsOn}
      />
      <Checkbox label={t('give.endless')} checked={endless} onChange={setEndless} />
      {running && <Checkbox label={t('give.replace')} checked={replace} onChange={setReplace} />}
      <TextAreaField
        label={t('give.reason')}
        description={t('give.reasonHelp')}
        rows={3}
        maxLength={500}
        value={reason}
        error={reasonError}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormModal>
  );
}
