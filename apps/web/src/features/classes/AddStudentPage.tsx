import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@vumon/contract/client';
import { joinName } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Card, MultiSelectField, Note, PageHeader } from '@vumon/ui';
import { useState } from 'react';
import { AppFrame } from '../../frame/AppFrame.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { packagesFor } from '../../navigation/to-packages.ts';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import { useRestorableState } from '../../forms/restorable-state.ts';
import { useUrlState } from '../../navigation/url-state.ts';
import classes from './classes.module.css';
import { activeClassesQuery, useStudentChanges } from './queries.ts';
import { SignInCard, type SignInFacts } from './sign-in-cards/SignInCard.tsx';
import { bodyOf, emptyStudent, withSplitName } from './student-form.ts';
import { StudentFields } from './StudentFields.tsx';

export default function AddStudentPage() {
  const { t } = useTranslation('classes');
  const message = useErrorMessage();
  const [url] = useUrlState();
  const list = useQuery(activeClassesQuery);
  const { addNew } = useStudentChanges();
  const [form, setForm] = useRestorableState('learner', emptyStudent);
  const [classIds, setClassIds] = useRestorableState<string[]>(
    'classes of the learner',
    url['classId'] ? [url['classId']] : [],
  );
  const [added, setAdded] = useState<SignInFacts | null>(null);
  const { error } = addNew;
  const errors = fieldErrors(error);
  const packages = packagesFor(error);

  const save = async () => {
    const whole = withSplitName(form);
    setForm(whole);
    const { signIn } = await addNew.mutateAsync({ ...bodyOf(whole), classIds });
    setAdded({ name: joinName(whole.lastName, whole.firstName), ...signIn });
  };
  const another = () => {
    setAdded(null);
    setForm(emptyStudent);
    addNew.reset();
  };

  return (
    <AppFrame breadcrumb={[{ label: t('list.title'), href: '/students/info' }, { label: t('student.add') }]}>
      <div className={classes.formPage}>
        <PageHeader title={t('student.add')} subtitle={t('student.addBody')} />
        {added ? (
          <Card
            footer={
              <div className={classes.buttons}>
                <Button renderRoot={(props) => <AppLink href="/students/info" {...props} />}>
                  {t('student.toList')}
                </Button>
                <Button variant="primary" onClick={another}>
                  {t('student.another')}
                </Button>
              </div>
            }
          >
            <SignInCard {...added} />
          </Card>
        ) : (
          <Card>
            <form
              noValidate
              className={classes.form}
              onSubmit={(event) => {
                event.preventDefault();
                void save().catch(() => undefined);
              }}
            >
              {error && Object.keys(errors).length === 0 && (
                <div className={classes.wide}>
                  <Note
                    tone="bad"
                    live
                    action={packages ? <AppLink href={packages}>{t('seePackages')}</AppLink> : undefined}
                  >
                    {message(error)}
                  </Note>
                </div>
              )}
              <StudentFields
                form={form}
                onChange={setForm}
                errors={errors}
                askShared={error instanceof ApiError && error.code === 'PHONE_EXISTED'}
              />
              <MultiSelectField
                className={classes.wide}
                label={t('student.classes')}
                placeholder={classIds.length === 0 ? t('student.classesHint') : undefined}
                searchable
                value={classIds}
                onChange={setClassIds}
                error={errors['classIds']}
                data={list.data?.data.map((one) => ({ value: one.id, label: one.name })) ?? []}
              />
              <div className={`${classes.wide} ${classes.buttons}`}>
                <Button variant="primary" type="submit" loading={addNew.isPending}>
                  {t('student.add')}
                </Button>
              </div>
            </form>
          </Card>
        )}
      </div>
    </AppFrame>
  );
}
