import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@vumon/contract/client';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Card, MultiSelectField, PageHeader } from '@vumon/ui';
import { AppFrame } from '../../../frame/AppFrame.tsx';
import { AppLink } from '../../../navigation/AppLink.tsx';
import { fieldErrors } from '../../../forms/errors.ts';
import { useRestorableState } from '../../../forms/restorable-state.ts';
import { useUrlState } from '../../../navigation/url-state.ts';
import classes from '../classes.module.css';
import { activeClassesQuery, useStudentChanges } from '../queries.ts';
import { SaveError } from '../SaveError.tsx';
import { SignInCard } from '../sign-in-cards/SignInCard.tsx';
import { StudentFields } from './StudentFields.tsx';
import { useStudentForm } from './use-student-form.ts';

export default function AddStudentPage() {
  const { t } = useTranslation('classes');
  const [url] = useUrlState();
  const list = useQuery(activeClassesQuery);
  const { addNew } = useStudentChanges();
  const { form, setForm, added, send, startNew } = useStudentForm('learner');
  const [classIds, setClassIds] = useRestorableState<string[]>(
    'classes of the learner',
    url['classId'] ? [url['classId']] : [],
  );
  const { error } = addNew;
  const errors = fieldErrors(error);

  const save = () => send((body) => addNew.mutateAsync({ ...body, classIds }));

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
                <Button
                  variant="primary"
                  onClick={() => {
                    startNew();
                    addNew.reset();
                  }}
                >
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
              <SaveError error={error} />
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
