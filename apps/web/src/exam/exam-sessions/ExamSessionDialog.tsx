/** The form of an exam session: who sits the exam, when and with which test, and in which rooms. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { examSessionLimits } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import {
  Button,
  IconButton,
  Modal,
  MultiSelectField,
  Note,
  NumberField,
  SelectField,
  TextField,
  toast,
} from '@vumon/ui';
import { useEffect, useState } from 'react';
import { DayField } from '../../forms/DayField.tsx';
import { fieldErrors, useErrorMessage } from '../../forms/errors.ts';
import { useAskToDrop, useLeaveGuard } from '../../forms/leave-guard.ts';
import { TimeField } from '../../forms/TimeField.tsx';
import { AppLink } from '../../navigation/AppLink.tsx';
import { packagesFor } from '../../navigation/to-packages.ts';
import { useTyped } from '../../navigation/url-state.ts';
import { activeClassesQuery } from '../../people/classes/index.ts';
import { ownSchoolQuery } from '../../people/schools/index.ts';
import { assignableQuery } from '../assignments/index.ts';
import classes from './exam-sessions.module.css';
import {
  bodyOf,
  emptyForm,
  missingIn,
  numbersFor,
  prefixFor,
  seatsIn,
  withRoom,
  withShift,
  type ExamSessionForm,
  type RoomForm,
  type ShiftForm,
} from './form.ts';
import { useExamSessionChanges } from './queries.ts';

interface PartProps {
  form: ExamSessionForm;
  put: (changes: Partial<ExamSessionForm>) => void;
  errors: Readonly<Record<string, string>>;
}

const numberOr = (value: string | number): number | '' => (typeof value === 'number' ? value : '');

export function ExamSessionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('exam-sessions');
  const { t: c } = useTranslation('common');
  const message = useErrorMessage();
  const navigate = useNavigate();
  const { add } = useExamSessionChanges();
  const [form, setForm] = useState(() => emptyForm(Date.now()));
  const [entered, setEntered] = useState(false);
  const change = (next: ExamSessionForm) => {
    setForm(next);
    setEntered(true);
  };
  const put = (changes: Partial<ExamSessionForm>) => change({ ...form, ...changes });
  const school = useQuery(ownSchoolQuery).data?.school?.name;
  useEffect(() => {
    if (school !== undefined) setForm((before) => (before.school === '' ? { ...before, school } : before));
  }, [school]);
  const mayDrop = useAskToDrop();
  const allowLeaving = useLeaveGuard(entered);
  const errors = fieldErrors(add.error);
  const packages = packagesFor(add.error);
  const missing = missingIn(form);
  const save = () =>
    add.mutateAsync(bodyOf(form)).then(
      async ({ id }) => {
        toast(t('made'));
        allowLeaving();
        await navigate({ to: '/exam-sessions/$examSessionSlug', params: { examSessionSlug: id } });
      },
      () => undefined,
    );
  return (
    <Modal
      opened
      onClose={() => {
        if (!entered) onClose();
        else void mayDrop().then((yes) => yes && onClose());
      }}
      size="lg"
      title={t('add')}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button
            variant="primary"
            loading={add.isPending}
            disabledReason={missing === null ? null : t(`missing.${missing}`)}
            onClick={() => void save()}
          >
            {t('make')}
          </Button>
        </>
      }
    >
      <div className={classes.form}>
        {add.error !== null && (
          <Note tone="bad" live action={packages ? <AppLink href={packages}>{t('seePackages')}</AppLink> : undefined}>
            {message(add.error)}
          </Note>
        )}
        <TextField
          label={t('fields.title')}
          placeholder={t('fields.titleExample')}
          value={form.title}
          maxLength={220}
          error={errors['title']}
          onChange={(event) => put({ title: event.currentTarget.value })}
          data-autofocus
        />
        <div className={classes.two}>
          <TextField
            label={t('fields.school')}
            description={t('fields.schoolHint')}
            value={form.school}
            maxLength={120}
            error={errors['school']}
            onChange={(event) => put({ school: event.currentTarget.value })}
          />
          <TextField
            label={t('fields.authority')}
            description={t('fields.authorityHint')}
            value={form.authority}
            maxLength={120}
            error={errors['authority']}
            onChange={(event) => put({ authority: event.currentTarget.value })}
          />
        </div>
        <Candidates form={form} put={put} errors={errors} />
        <Shifts form={form} put={put} errors={errors} onAdd={() => change(withShift(form))} />
        <Rooms form={form} put={put} errors={errors} onAdd={() => change(withRoom(form))} />
      </div>
    </Modal>
  );
}

function Candidates({ form, put, errors }: PartProps) {
  const { t } = useTranslation('exam-sessions');
  const found = useQuery(activeClassesQuery);
  const all = found.data?.data ?? [];
  const learners = all.filter(({ id }) => form.classIds.includes(id)).reduce((sum, one) => sum + one.students, 0);
  const [first, last] = numbersFor(form.prefix, learners);
  const seats = seatsIn(form);
  return (
    <fieldset className={classes.part}>
      <legend className={classes.heading}>{t('parts.candidates')}</legend>
      <MultiSelectField
        label={t('fields.classes')}
        placeholder={form.classIds.length === 0 ? t('fields.classesHint') : ''}
        data={all.map((one) => ({ value: one.id, label: `${one.name} (${one.students})` }))}
        searchable
        value={[...form.classIds]}
        error={errors['classIds']}
        onChange={(classIds) => {
          const first = all.find(({ id }) => id === classIds[0]);
          put({ classIds, ...(form.classIds.length === 0 && first && { prefix: prefixFor(first.gradeId) }) });
        }}
      />
      <div className={classes.three}>
        <TextField
          label={t('fields.prefix')}
          inputMode="numeric"
          value={form.prefix}
          maxLength={4}
          error={errors['prefix']}
          onChange={(event) => put({ prefix: event.currentTarget.value.trim() })}
        />
        <NumberField
          label={t('fields.doors')}
          min={0}
          max={examSessionLimits.doorsMinutes}
          allowDecimal={false}
          value={form.doorsMinutes}
          error={errors['doorsMinutes']}
          onChange={(value) => put({ doorsMinutes: numberOr(value) })}
        />
        <NumberField
          label={t('fields.late')}
          min={0}
          max={examSessionLimits.lateMinutes}
          allowDecimal={false}
          value={form.lateMinutes}
          error={errors['lateMinutes']}
          onChange={(value) => put({ lateMinutes: numberOr(value) })}
        />
      </div>
      {learners > 0 && (
        <Note tone={seats < learners ? 'warn' : 'info'}>{t('plan', { count: learners, seats, first, last })}</Note>
      )}
    </fieldset>
  );
}

function Shifts({ form, put, errors, onAdd }: PartProps & { onAdd: () => void }) {
  const { t } = useTranslation('exam-sessions');
  const change = (key: number, changes: Partial<ShiftForm>) =>
    put({ shifts: form.shifts.map((one) => (one.key === key ? { ...one, ...changes } : one)) });
  return (
    <fieldset className={classes.part}>
      <legend className={classes.heading}>{t('parts.shifts')}</legend>
      <NumberField
        label={t('fields.minutes')}
        min={5}
        max={600}
        allowDecimal={false}
        w={180}
        value={form.minutes}
        error={errors['minutes']}
        onChange={(value) => put({ minutes: numberOr(value) })}
      />
      {form.shifts.map((shift, at) => (
        <div key={shift.key} className={classes.row} role="group" aria-label={t('shift', { number: at + 1 })}>
          <DayField
            label={t('shift', { number: at + 1 })}
            value={shift.day}
            onChange={(day) => change(shift.key, { day })}
          />
          <TimeField
            label={t('fields.start')}
            placeholder="07:30"
            value={shift.time}
            onChange={(time) => change(shift.key, { time })}
          />
          <TestField
            value={shift.examId}
            onChange={(examId, minutes) => {
              const shifts = form.shifts.map((one) =>
                one.key === shift.key || one.examId === null ? { ...one, examId } : one,
              );
              put({ shifts, ...(form.minutes === '' && minutes !== undefined && { minutes }) });
            }}
          />
          {form.shifts.length > 1 && (
            <IconButton
              icon={<IconTrash size={18} stroke={1.75} />}
              aria-label={t('removeShift', { number: at + 1 })}
              onClick={() => put({ shifts: form.shifts.filter(({ key }) => key !== shift.key) })}
            />
          )}
        </div>
      ))}
      {errors['shifts'] !== undefined && <Note tone="bad">{errors['shifts']}</Note>}
      {new Set(form.shifts.map(({ examId }) => examId)).size < form.shifts.length && (
        <Note tone="info">{t('sameTest')}</Note>
      )}
      <div>
        <Button
          icon={<IconPlus size={18} stroke={2} aria-hidden />}
          disabledReason={form.shifts.length >= examSessionLimits.shifts ? t('mostShifts') : null}
          onClick={onAdd}
        >
          {t('addShift')}
        </Button>
      </div>
    </fieldset>
  );
}

function TestField({
  value,
  onChange,
}: {
  value: string | null;
  onChange: (examId: string | null, minutes: number | undefined) => void;
}) {
  const { t } = useTranslation('exam-sessions');
  const [search, setSearch] = useState('');
  const [typed, type] = useTyped(search, setSearch);
  const [label, setLabel] = useState('');
  const mine = useQuery(assignableQuery('mine', { search: typed === label ? '' : search }));
  const system = useQuery(assignableQuery('system', { search: typed === label ? '' : search }));
  const tests = [...(mine.data?.data ?? []), ...(system.data?.data ?? [])].filter((one) => one.abilities.assign);
  const choices = tests.map(({ id, name }) => ({ value: id, label: name }));
  const known = value === null || choices.some((one) => one.value === value);
  return (
    <SelectField
      label={t('fields.test')}
      placeholder={t('fields.testHint')}
      searchable
      searchValue={typed}
      onSearchChange={type}
      filter={({ options }) => options}
      nothingFoundMessage={t(mine.isFetching || system.isFetching ? 'searching' : 'noTest')}
      data={known ? choices : [{ value, label }, ...choices]}
      value={value}
      allowDeselect={false}
      onChange={(id) => {
        const chosen = tests.find((one) => one.id === id);
        setLabel(chosen?.name ?? '');
        onChange(id, chosen?.minutes);
      }}
    />
  );
}

function Rooms({ form, put, errors, onAdd }: PartProps & { onAdd: () => void }) {
  const { t } = useTranslation('exam-sessions');
  const change = (key: number, changes: Partial<RoomForm>) =>
    put({ rooms: form.rooms.map((one) => (one.key === key ? { ...one, ...changes } : one)) });
  return (
    <fieldset className={classes.part}>
      <legend className={classes.heading}>{t('parts.rooms')}</legend>
      {form.rooms.map((room, at) => (
        <div key={room.key} className={classes.row} role="group" aria-label={t('room', { number: at + 1 })}>
          <TextField
            label={t('room', { number: at + 1 })}
            placeholder={t('fields.placeExample')}
            value={room.place}
            maxLength={60}
            error={errors[`rooms.${at}.place`]}
            onChange={(event) => change(room.key, { place: event.currentTarget.value })}
          />
          <TextField
            label={t('fields.invigilator')}
            value={room.invigilator}
            maxLength={60}
            error={errors[`rooms.${at}.invigilator`]}
            onChange={(event) => change(room.key, { invigilator: event.currentTarget.value })}
          />
          <NumberField
            label={t('fields.machines')}
            min={1}
            max={examSessionLimits.machines}
            allowDecimal={false}
            value={room.machines}
            error={errors[`rooms.${at}.machines`]}
            onChange={(value) => change(room.key, { machines: numberOr(value) })}
          />
          {form.rooms.length > 1 && (
            <IconButton
              icon={<IconTrash size={18} stroke={1.75} />}
              aria-label={t('removeRoom', { number: at + 1 })}
              onClick={() => put({ rooms: form.rooms.filter(({ key }) => key !== room.key) })}
            />
          )}
        </div>
      ))}
      {errors['rooms'] !== undefined && <Note tone="bad">{errors['rooms']}</Note>}
      <div>
        <Button
          icon={<IconPlus size={18} stroke={2} aria-hidden />}
          disabledReason={form.rooms.length >= examSessionLimits.roomsPerShift ? t('mostRooms') : null}
          onClick={onAdd}
        >
          {t('addRoom')}
        </Button>
      </div>
    </fieldset>
  );
}
