import type { AdministeredUser } from '@vumon/contract';
import { addMonths, dayInVietnam, studentPackages, teacherPackages, type PackageCode } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Checkbox, Modal, Note, SelectField, TextAreaField } from '@vumon/ui';
import { useRef, useState } from 'react';
import { usePackageNames } from '../../api/packages.ts';
import { fieldErrors, focusWrong, useErrorMessage } from '../../forms/errors.ts';
import { DayField } from '../../forms/DayField.tsx';
import type { Grant } from './queries.ts';
import classes from './user-administration.module.css';

export interface PackageDialogProps {
  user: AdministeredUser;
  pending: boolean;
  error: unknown;
  onClose: () => void;
  onConfirm: (grant: Grant) => void;
}

/** The date in Vietnam at a given time. */
const inAYear = (): string => dayInVietnam(addMonths(new Date(), 12).getTime());

/** Grants a package without a sale: for a school's contract, a longer trial, or as compensation. */
export function PackageDialog({ user, pending, error, onClose, onConfirm }: PackageDialogProps) {
  const { t } = useTranslation('user-administration');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const name = usePackageNames();
  const codes: readonly PackageCode[] =
    user.storedRole === 'STUDENT' ? studentPackages.filter((code) => code !== 'BEAT_FREE_EXAM') : teacherPackages;
  const [form, setForm] = useState({
    packageCode: (codes.find((code) => code === 'ADVANCE') ?? codes[0])!,
    startsOn: null as string | null,
    endsOn: inAYear() as string | null,
    endless: false,
    replace: false,
    reason: '',
  });
  const errors = fieldErrors(error);
  const formElement = useRef<HTMLFormElement>(null);
  const put = (changes: Partial<typeof form>) => setForm({ ...form, ...changes });
  const [tried, setTried] = useState(false);
  const endMissing = tried && !form.endless && form.endsOn === null;
  const reasonMissing = tried && form.reason.trim() === '';
  const submit = () => {
    const { packageCode, startsOn, endsOn, endless, replace, reason } = form;
    setTried(true);
    // Validated before the password is asked for.
    if ((!endless && endsOn === null) || reason.trim() === '') return focusWrong(formElement.current);
    onConfirm({
      packageCode,
      endsOn: endless ? null : endsOn,
      replace,
      reason,
      ...(startsOn !== null && { startsOn }),
    });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="md"
      title={t('grant.title', { name: user.fullName })}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button variant="primary" type="submit" form="package-form" loading={pending}>
            {t('grant.verb')}
          </Button>
        </>
      }
    >
      <form
        ref={formElement}
        id="package-form"
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {error !== null && Object.keys(errors).length === 0 && (
          <Note tone="bad" live>
            {message(error)}
          </Note>
        )}
        <SelectField
          label={t('columns.package')}
          data={codes.map((code) => ({ value: code, label: name(code) }))}
          value={form.packageCode}
          allowDeselect={false}
          onChange={(code) => code && put({ packageCode: code as PackageCode })}
        />
        <div className={classes.pair}>
          <DayField
            label={t('grant.startsOn')}
            placeholder={t('grant.now')}
            value={form.startsOn}
            error={errors['startsOn']}
            onChange={(startsOn) => put({ startsOn })}
          />
          <DayField
            label={t('grant.endsOn')}
            value={form.endless ? null : form.endsOn}
            disabled={form.endless}
            error={errors['endsOn'] ?? (endMissing ? t('grant.endMissing') : undefined)}
            onChange={(endsOn) => put({ endsOn })}
          />
        </div>
        <Checkbox label={t('grant.endless')} checked={form.endless} onChange={(endless) => put({ endless })} />
        <Checkbox label={t('grant.replace')} checked={form.replace} onChange={(replace) => put({ replace })} />
        <TextAreaField
          label={t('reason.label')}
          rows={3}
          maxLength={500}
          value={form.reason}
          error={errors['reason'] ?? (reasonMissing ? t('reason.missing') : undefined)}
          onChange={(event) => put({ reason: event.currentTarget.value })}
        />
      </form>
    </Modal>
  );
}
