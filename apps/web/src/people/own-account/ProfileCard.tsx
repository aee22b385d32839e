import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Reply } from '@vumon/contract/client';
import { dayOf, genders, pastedText, type Gender } from '@vumon/domain';
import { getPageZone } from '@vumon/i18n';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Card, ErrorState, Note, SelectField, Skeleton, TextField, toast } from '@vumon/ui';
import { api } from '../../api/client.ts';
import { useValidatedForm } from '../../forms/validated-form.ts';
import { useErrorMessage } from '../../forms/errors.ts';
import { useRestorableState } from '../../forms/restorable-state.ts';
import { site } from '../../i18n/locale.ts';
import { profileQuery } from '../../session/profile.ts';
import { DayField } from '../../forms/DayField.tsx';
import { birthdayOf, bodyOf, formOf, problemsOf, type ProfileForm } from './profile-form.ts';
import { useProvinces } from '../../api/reference-data.ts';
import { detailsQuery } from './queries.ts';
import classes from './own-account.module.css';

const today = () => dayOf(getPageZone(), Date.now());

/** Name, gender, birthday and province, edited by the user. */
export function ProfileCard() {
  const { t } = useTranslation('own-account');
  const say = useErrorMessage();
  const details = useQuery(detailsQuery);
  return (
    <Card title={t('profile.title')}>
      {details.isPending && <Waiting />}
      {details.isError && (
        <ErrorState compact onRetry={() => void details.refetch()} retrying={details.isFetching}>
          {say(details.error)}
        </ErrorState>
      )}
      {details.data && <Form details={details.data} />}
    </Card>
  );
}

/** As tall as the form. */
function Waiting() {
  const { t } = useTranslation('app');
  return (
    <div role="status" className={classes.fields}>
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: 4 }, (_, at) => (
        <Skeleton key={at} height={66} />
      ))}
      {site === 'vn' && (
        <div className={classes.wide}>
          <Skeleton height={66} />
        </div>
      )}
      <div className={classes.wide}>
        <Skeleton width={120} height={40} />
      </div>
    </div>
  );
}

function Form({ details }: { details: Reply<'GET /account/details'> }) {
  const { t } = useTranslation('own-account');
  const { t: tField } = useTranslation('fields');
  const { t: tCommon } = useTranslation('common');
  const queryClient = useQueryClient();
  const say = useErrorMessage();
  const provinces = useProvinces();
  const [form, setForm] = useRestorableState<ProfileForm>('personal details', () => formOf(details));
  const { form: fields, busy, errors: own, error, submit, clearErrors } = useValidatedForm();
  const put = (changes: Partial<ProfileForm>) => {
    setForm({ ...form, ...changes });
    clearErrors(...Object.keys(changes));
  };

  const look = () =>
    Object.fromEntries(
      Object.entries(problemsOf(form, today())).map(([name, problem]) => [
        name,
        problem.code === 'tooLong' ? tField(problem.code, { limit: problem.limit }) : tField(problem.code),
      ]),
    );

  async function save() {
    const body = bodyOf(form);
    await api('PUT /account/profile', { body });
    setForm(formOf(body));
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: profileQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: detailsQuery.queryKey }),
    ]);
    toast(t('profile.saved'));
  }

  return (
    <form ref={fields} className={classes.fields} noValidate onSubmit={(event) => void submit(event, look, save)}>
      {error !== null && Object.keys(own).length === 0 && (
        <div className={classes.wide}>
          <Note tone="bad" live title={say(error)} />
        </div>
      )}
      <TextField
        label={t('profile.lastName')}
        cleanPaste={pastedText}
        value={form.lastName}
        error={own['lastName']}
        autoComplete="family-name"
        onChange={(event) => put({ lastName: event.currentTarget.value })}
      />
      <TextField
        label={t('profile.firstName')}
        cleanPaste={pastedText}
        value={form.firstName}
        error={own['firstName']}
        autoComplete="given-name"
        required
        onChange={(event) => put({ firstName: event.currentTarget.value })}
      />
      <SelectField
        label={t('profile.gender')}
        placeholder={t('profile.none')}
        data={genders.map((one) => ({ value: one, label: tCommon(`genders.${one}`) }))}
        value={form.gender}
        error={own['gender']}
        clearable
        onChange={(gender) => put({ gender: gender as Gender | null })}
      />
      <DayField
        label={t('profile.birthday')}
        sense="birthday"
        value={birthdayOf(form.birthday)}
        error={own['birthday']}
        autoComplete="bday"
        onChange={(birthday) => put({ birthday: birthday ?? '' })}
      />
      {/* The provinces of Vietnam. */}
      {site === 'vn' && (
        <SelectField
          className={classes.wide!}
          label={t('profile.province')}
          placeholder={t('profile.none')}
          data={provinces}
          value={form.provinceCode}
          error={own['provinceCode']}
          clearable
          searchable
          onChange={(provinceCode) => put({ provinceCode })}
        />
      )}
      <div className={classes.wide}>
        <Button type="submit" variant="primary" loading={busy}>
          {t('profile.save')}
        </Button>
      </div>
    </form>
  );
}
