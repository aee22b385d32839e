import { genders, pastedText, type Gender } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Checkbox, SelectField, TextField } from '@vumon/ui';
import { useProvinces } from '../../../api/reference-data.ts';
import { site } from '../../../i18n/locale.ts';
import classes from '../classes.module.css';
import { DayField } from '../../../forms/DayField.tsx';
import { PhoneField } from '../../../forms/PhoneField.tsx';
import { dayOf, withSplitName, type StudentForm } from './student-form.ts';

export interface StudentFieldsProps {
  form: StudentForm;
  onChange: (form: StudentForm) => void;
  errors: Readonly<Record<string, string>>;
  /** The learner has signed in; from then on only the learner changes name, birthday and gender. */
  ownFactsLocked?: boolean;
  /** Another learner has this phone: siblings may share it. */
  askShared?: boolean;
}

export function StudentFields({ form, onChange, errors, ownFactsLocked, askShared }: StudentFieldsProps) {
  const { t } = useTranslation('classes');
  const { t: c } = useTranslation('common');
  const provinces = useProvinces();
  const put = (changes: Partial<StudentForm>) => onChange({ ...form, ...changes });
  return (
    <>
      <TextField
        label={t('student.lastName')}
        cleanPaste={pastedText}
        placeholder={t('student.lastNameExample')}
        value={form.lastName}
        error={errors['lastName']}
        disabled={ownFactsLocked}
        data-autofocus={!ownFactsLocked || undefined}
        autoComplete="off"
        onChange={(event) => put({ lastName: event.currentTarget.value })}
      />
      <TextField
        label={t('student.firstName')}
        cleanPaste={pastedText}
        placeholder={t('student.firstNameExample')}
        value={form.firstName}
        error={errors['firstName']}
        disabled={ownFactsLocked}
        required
        autoComplete="off"
        onChange={(event) => put({ firstName: event.currentTarget.value })}
        onBlur={() => onChange(withSplitName(form))}
      />
      {ownFactsLocked && <p className={`${classes.wide} ${classes.hint}`}>{t('student.locked')}</p>}
      <TextField
        label={t('student.code')}
        description={t('student.codeHint')}
        placeholder="HS0912"
        value={form.code}
        error={errors['code']}
        // A disabled field takes no focus, which would stay on the page behind the dialog.
        data-autofocus={ownFactsLocked || undefined}
        autoComplete="off"
        onChange={(event) => put({ code: event.currentTarget.value })}
      />
      <DayField
        label={t('student.birthday')}
        description={t('student.birthdayHint')}
        sense="birthday"
        value={dayOf(form.birthday)}
        error={errors['birthday']}
        disabled={ownFactsLocked}
        onChange={(birthday) => put({ birthday: birthday ?? '' })}
      />
      <SelectField
        label={t('student.gender')}
        placeholder={t('student.genderNone')}
        data={genders.map((one) => ({ value: one, label: c(`genders.${one}`) }))}
        value={form.gender}
        error={errors['gender']}
        disabled={ownFactsLocked}
        clearable
        onChange={(gender) => put({ gender: gender as Gender | null })}
      />
      <PhoneField
        label={t('student.phone')}
        placeholder={site === 'intl' ? '9123 4567' : '0912 345 678'}
        value={form.phone}
        error={errors['phone']}
        autoComplete="off"
        onChange={(phone) => put({ phone, sharedPhone: false })}
      />
      {(askShared || form.sharedPhone) && (
        <div className={classes.wide}>
          <Checkbox
            label={t('student.sharedPhone')}
            checked={form.sharedPhone}
            onChange={(sharedPhone) => put({ sharedPhone })}
          />
        </div>
      )}
      <TextField
        className={classes.wide}
        label={t('student.email')}
        placeholder={site === 'intl' ? 'parent@example.com' : 'phuhuynh@example.vn'}
        type="email"
        value={form.email}
        error={errors['email']}
        autoComplete="off"
        onChange={(event) => put({ email: event.currentTarget.value })}
      />
      {/* The provinces of Vietnam. */}
      {site === 'vn' && (
        <SelectField
          className={classes.wide}
          label={t('student.province')}
          placeholder={t('student.provinceNone')}
          data={provinces}
          value={form.provinceCode}
          error={errors['provinceCode']}
          disabled={ownFactsLocked}
          searchable
          clearable
          onChange={(provinceCode) => put({ provinceCode })}
        />
      )}
    </>
  );
}
