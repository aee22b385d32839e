/** Metadata that all questions of the file share, entered once; optionally also the test made of them. */
import { privacies, subjects, type Privacy, type Subject } from '@vumon/domain';
import { formatMark } from '@vumon/i18n';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { Button, Checkbox, Modal, MultiSelectField, Note, NumberField, SelectField, TextField } from '@vumon/ui';
import { useState } from 'react';
import { useExamTypes, useLabels, useSeries } from '../../../../api/reference-data.ts';
import { fieldErrors, useErrorMessage } from '../../../../forms/errors.ts';
import { useProfile } from '../../../../session/profile.ts';
import { newFacts, ofSubject, rememberFacts, type QuestionFacts } from '../../editor/facts.ts';
import { MainFacts } from '../../editor/FactsFields.tsx';
import { useImportSteps, type ImportRow, type QuestionImport } from '../import-queries.ts';
import { itemsIn, numbersOf, pointsOfParts, saidPoints, type SaidPoints } from './groups.ts';
import { LeftBehindNote } from './LeftBehindNote.tsx';
import classes from './review.module.css';

/** The parts of the file that contain the chosen questions; the others only say how many points are theirs. */
function partsOf(check: QuestionImport, chosen: readonly ImportRow[], other: string) {
  const parts = [...Map.groupBy(check.rows, ({ part }) => part)].map(([part, all]) => {
    const rows = chosen.filter((row) => row.part === part);
    const found = part === null ? undefined : check.parts[part];
    return {
      part,
      name: (found?.name ?? other).slice(0, 100) || other,
      items: itemsIn(rows),
      of: itemsIn(all),
      type: (rows[0] ?? all[0]!).type ?? '',
      said: saidPoints(rows, found?.points ?? null, all),
    };
  });
  const points = pointsOfParts(parts);
  return parts.map((one, at) => ({ ...one, points: points[at]! / 100 })).filter(({ items }) => items > 0);
}

/** The proposed length of a test: usual minutes by number of questions. */
const usualMinutes = (questions: number): number =>
  questions <= 12 ? 15 : questions <= 30 ? 45 : questions <= 45 ? 60 : 90;

/** The codes of the kinds of exams that a paper's header names. */
const examTypeOf = { quiz: '4', lesson: '5', 'mid-term': '6', 'end-of-term': '7' } as const;

interface ExamDraft {
  readonly name: string;
  readonly examType: string | null;
  readonly minutes: number | null;
  readonly parts: ReturnType<typeof partsOf>;
}

/** The proposed test. */
function examOf(check: QuestionImport, chosen: readonly ImportRow[], onlyPart: string): ExamDraft {
  const parts = partsOf(check, chosen, onlyPart);
  return {
    name: check.title || check.fileName.replace(/\.\w{1,5}$/, ''),
    examType: (check.header?.kind && examTypeOf[check.header.kind]) ?? '2',
    minutes: check.header?.minutes ?? usualMinutes(parts.reduce((sum, { items }) => sum + items, 0)),
    parts,
  };
}

/** What the paper says of itself, above what is usual. */
const factsOfPaper = ({ language, header }: QuestionImport, usual: QuestionFacts): QuestionFacts =>
  ofSubject({
    ...usual,
    ...(language && { subject: header?.subject ?? (language === 'en' ? 'ENGLISH' : 'MATH') }),
    ...(header?.grade && { gradeId: `G${header.grade}` }),
  });

const isComplete = ({ name, examType, minutes, parts }: ExamDraft): boolean =>
  name.trim() !== '' && examType !== null && minutes !== null && parts.every(({ points }) => points > 0);

export function SaveDialog({
  check,
  chosen: ready,
  twins,
  asExam,
  onClose,
  onShow,
}: {
  check: QuestionImport;
  chosen: readonly ImportRow[];
  /** Questions that the bank has already, which the test may take too. */
  twins: readonly ImportRow[];
  asExam: boolean;
  onClose(): void;
  /** Leads to what is left behind. */
  onShow(filter: 'look' | 'unknown', line: number): void;
}) {
  const { t } = useTranslation('question-bank');
  const { t: c } = useTranslation('common');
  const messageOf = useErrorMessage();
  const profile = useProfile();
  const { confirm } = useImportSteps();
  const [withTwins, setWithTwins] = useState(twins.length > 0);
  const chosenWith = (taken: boolean) =>
    check.rows.filter((row) => ready.includes(row) || (taken && twins.includes(row)));
  const chosen = chosenWith(withTwins);
  const [facts, setFacts] = useState(() => factsOfPaper(check, newFacts(profile, chosen[0]?.type ?? 'MC1')));
  const [exam, setExam] = useState(() => examOf(check, chosen, t('review.onePart')));
  const [failure, setFailure] = useState<unknown>(null);
  const errors = fieldErrors(failure);
  const missing = !asExam
    ? null
    : facts.gradeId === null
      ? t('review.gradeMissing')
      : !isComplete(exam)
        ? t('review.examMissing')
        : null;
  const send = async () => {
    setFailure(null);
    const { subject, gradeId, seriesId, skill, topicId, difficulty, cefr, privacy } = facts;
    try {
      await confirm.mutateAsync({
        id: check.importId,
        lines: chosen.map(({ line }) => line),
        subject,
        gradeId,
        seriesId,
        skill,
        topicId,
        difficulty,
        cefr,
        labels: [...facts.labels],
        ...(profile.role === 'TEACHER' && { privacy }),
        ...(asExam && {
          exam: {
            name: exam.name.trim(),
            examType: Number(exam.examType),
            minutes: exam.minutes!,
            reuse: withTwins ? twins.map(({ line }) => line) : [],
            parts: exam.parts.map(({ part, name, points }) => ({ part, name, points: Math.round(points * 100) })),
          },
        }),
      });
      rememberFacts(profile.id, facts);
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t(asExam ? 'review.saveExamTitle' : 'review.saveTitle', { count: chosen.length })}
      footer={
        <>
          <Button onClick={onClose}>{t('review.cancel')}</Button>
          <Button variant="primary" loading={confirm.isPending} disabledReason={missing} onClick={() => void send()}>
            {t(asExam ? 'review.saveExam' : 'review.save', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className={classes.saveFields}>
        <LeftBehindNote check={check} chosen={chosen} onShow={onShow} />
        {twins.length > 0 && (
          <TwinsToo
            twins={twins}
            taken={withTwins}
            // Without them the test would have no question.
            fixed={ready.length === 0}
            onChange={(taken) => {
              setWithTwins(taken);
              setExam({ ...exam, parts: partsOf(check, chosenWith(taken), t('review.onePart')) });
            }}
          />
        )}
        <p className={classes.muted}>{t('import.factsHint')}</p>
        {asExam && <ExamFields exam={exam} errors={errors} onChange={setExam} />}
        <SelectField
          label={t('filters.subjects')}
          allowDeselect={false}
          value={facts.subject}
          data={subjects.map((value) => ({ value, label: c(`subjects.${value}`) }))}
          onChange={(value) => setFacts(ofSubject({ ...facts, subject: value as Subject }))}
        />
        <MainFacts facts={facts} onChange={setFacts} errors={errors} withPrivacy={false} needsGrade={asExam} />
        <OtherFacts facts={facts} onChange={setFacts} />
        {failure !== null && (
          <Note tone="bad" live>
            {messageOf(failure)}
          </Note>
        )}
      </div>
    </Modal>
  );
}

/** Whether the test takes the questions that the bank has already. */
function TwinsToo({
  twins,
  taken,
  fixed,
  onChange,
}: {
  twins: readonly ImportRow[];
  taken: boolean;
  fixed: boolean;
  onChange(taken: boolean): void;
}) {
  const { t } = useTranslation('question-bank');
  const label = t('review.withTwins', { count: twins.length, numbers: twins.map(numbersOf).join(', ') });
  return fixed ? <p>{label}</p> : <Checkbox label={label} checked={taken} onChange={onChange} />;
}

function ExamFields({
  exam,
  errors,
  onChange,
}: {
  exam: ExamDraft;
  errors: Readonly<Record<string, string>>;
  onChange(exam: ExamDraft): void;
}) {
  const { t } = useTranslation('question-bank');
  const locale = useLocale();
  const types = useExamTypes();
  const set = (changes: Partial<ExamDraft>) => onChange({ ...exam, ...changes });
  const total = exam.parts.reduce((sum, { points }) => sum + (points || 0), 0);
  const format = (hundredths: number): string => formatMark(hundredths, locale);
  const noteOf = ({ points, note }: SaidPoints): string | null => {
    if (note === null) return points === null ? null : t('review.pointsRead');
    if (note.kind === 'uneven') return t('review.pointsUneven');
    if (note.kind === 'share')
      return t('review.pointsShare', { count: note.count, of: note.of, heading: format(note.heading) });
    return note.kind === 'some'
      ? t('review.pointsSome', { count: note.count, of: note.of, sum: format(note.sum) })
      : t('review.pointsDiffer', { heading: format(note.heading), sum: format(note.sum) });
  };
  const said = Math.round(total * 100);
  return (
    <>
      <TextField
        label={t('review.examName')}
        maxLength={100}
        value={exam.name}
        error={errors['exam.name']}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <div className={classes.saveRow}>
        <SelectField
          label={t('review.examType')}
          allowDeselect={false}
          searchable
          data={types.choices.filter(({ value }) => Number(value) <= 10).map(({ value, label }) => ({ value, label }))}
          value={exam.examType}
          onChange={(examType) => set({ examType })}
        />
        <NumberField
          label={t('review.minutes')}
          hideControls
          min={1}
          max={600}
          value={exam.minutes ?? ''}
          onChange={(value) => set({ minutes: typeof value === 'number' ? value : null })}
        />
      </div>
      <div className={classes.parts} role="group" aria-label={t('review.points')}>
        {exam.parts.map((part, at) => (
          <NumberField
            key={String(part.part)}
            label={t('review.pointsOf', { name: part.name, count: part.items })}
            min={0.01}
            max={1000}
            step={0.25}
            decimalScale={2}
            decimalSeparator={locale === 'vi' ? ',' : '.'}
            hideControls
            description={noteOf(part.said)}
            value={part.points}
            onChange={(value) =>
              set({
                parts: exam.parts.map((one, index) =>
                  index === at ? { ...one, points: typeof value === 'number' ? value : 0 } : one,
                ),
              })
            }
          />
        ))}
        <p className={classes.muted}>{t('review.totalPoints', { total: format(said) })}</p>
      </div>
      {said !== 1000 && exam.parts.some((part) => part.said.points !== null) && (
        <Note tone="warn" live>
          {t('review.pointsNotTen', { total: format(said) })}
        </Note>
      )}
    </>
  );
}

/** Metadata that is usually left unchanged. */
function OtherFacts({ facts, onChange }: { facts: QuestionFacts; onChange(facts: QuestionFacts): void }) {
  const { t } = useTranslation('question-bank');
  const { role } = useProfile();
  const labels = useLabels();
  const series = useSeries(facts.gradeId, facts.subject);
  const set = (changes: Partial<QuestionFacts>) => onChange({ ...facts, ...changes });
  return (
    <>
      <SelectField
        label={t('filters.series')}
        clearable
        data={series.choices}
        value={facts.seriesId}
        onChange={(seriesId) => set({ seriesId })}
      />
      <MultiSelectField
        label={t('filters.label')}
        data={labels.choices}
        value={[...facts.labels]}
        onChange={(value) => set({ labels: value })}
        searchable
        clearable
        hidePickedOptions
      />
      {role === 'TEACHER' && (
        <SelectField
          label={t('filters.privacy')}
          allowDeselect={false}
          value={facts.privacy}
          data={privacies.map((value) => ({ value, label: t(`privacies.${value}`) }))}
          onChange={(value) => set({ privacy: value as Privacy })}
        />
      )}
    </>
  );
}
