/** Metadata fields of a question: the four that every list shows, and the others folded below. */
import {
  cefrLevels,
  difficulties,
  examFamilies,
  pastedText,
  privacies,
  skillsOf,
  subjects,
  testCategories,
} from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import {
  LevelDots,
  MultiSelectField,
  SelectField,
  SkillDot,
  TagsField,
  TextField,
  useScreen,
  type Hue,
} from '@vumon/ui';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useGrades, useLabels, useSeries, useTopics } from '../../../api/reference-data.ts';
import { useProfile } from '../../../session/profile.ts';
import { ofSubject, type QuestionFacts } from './facts.ts';
import { useFilterNames } from '../names.ts';
import classes from '../question-bank.module.css';

export interface FactsFieldsProps {
  facts: QuestionFacts;
  onChange(facts: QuestionFacts): void;
  /** Messages by field. */
  errors: Readonly<Record<string, string>>;
  /** System questions have no privacy setting, because every user finds them. */
  withPrivacy: boolean;
}

/** Authors who teach one subject rarely change it; for others it decides what the fields beside it offer. */
function SubjectField({ facts, onChange }: Pick<FactsFieldsProps, 'facts' | 'onChange'>) {
  const { t } = useTranslation('question-bank');
  const { t: c } = useTranslation('common');
  return (
    <SelectField
      label={t('filters.subjects')}
      data={subjects.map((value) => ({ value, label: c(`subjects.${value}`) }))}
      value={facts.subject}
      allowDeselect={false}
      onChange={(subject) => subject && onChange(ofSubject({ ...facts, subject: subject as QuestionFacts['subject'] }))}
    />
  );
}

export interface MainFactsProps extends FactsFieldsProps {
  /** Whether the subject is among them. */
  withSubject?: boolean;
  /** Whether a grade has to be chosen, as for a test. */
  needsGrade?: boolean;
}

export function MainFacts({ facts, onChange, errors, withSubject = false, needsGrade = false }: MainFactsProps) {
  const { t } = useTranslation('question-bank');
  const { t: c } = useTranslation('common');
  const grades = useGrades(facts.gradeId);
  const { topics, find } = useTopics(facts.subject, facts.gradeId);
  // Calculus is taught from grade 11 on; where the grade is unknown, every strand is offered.
  const skills = skillsOf[facts.subject].filter(
    (skill) => skill !== 'CA' || skill === facts.skill || !/^G\d$|^G10$/.test(facts.gradeId ?? ''),
  );
  const set = (changes: Partial<QuestionFacts>) => onChange({ ...facts, ...changes });
  const { screen } = useScreen();
  const level = facts.difficulty === 'NA' ? 0 : Number(facts.difficulty.slice(1));
  return (
    <div className={classes.mainFacts}>
      {withSubject && <SubjectField facts={facts} onChange={onChange} />}
      <SelectField
        label={t('filters.grade')}
        placeholder={t(needsGrade ? 'facts.chooseGrade' : 'facts.anyGrade')}
        data={grades.choices}
        value={facts.gradeId}
        clearable={!needsGrade}
        error={errors['gradeId']}
        onChange={(gradeId) => set({ gradeId, ...(gradeId !== facts.gradeId && { seriesId: null }) })}
      />
      <SelectField
        label={t(facts.subject === 'MATH' ? 'filters.strand' : 'filters.skill')}
        data={skills.map((value) => ({ value, label: c(`skills.${value}`) }))}
        value={facts.skill}
        allowDeselect={false}
        leftSection={<SkillDot hue={facts.skill.toLowerCase() as Hue}>{null}</SkillDot>}
        leftSectionWidth={28}
        renderOption={({ option }) => <SkillDot hue={option.value.toLowerCase() as Hue}>{option.label}</SkillDot>}
        error={errors['skill']}
        onChange={(skill) =>
          skill &&
          set({
            skill: skill as QuestionFacts['skill'],
            // A maths topic belongs to one strand.
            ...(facts.subject === 'MATH' && skill !== facts.skill && { topicId: null }),
          })
        }
      />
      <SelectField
        label={t('filters.level')}
        data={difficulties.map((value) => ({ value, label: c(`levels.${value}`) }))}
        value={facts.difficulty}
        allowDeselect={false}
        {...(screen !== 'phone' && {
          leftSection: <LevelDots level={level} aria-label={c(`levels.${facts.difficulty}`)} />,
          leftSectionWidth: 64,
        })}
        renderOption={({ option }) => (
          <LevelDots level={option.value === 'NA' ? 0 : Number(option.value.slice(1))} large>
            {option.label}
          </LevelDots>
        )}
        onChange={(difficulty) => difficulty && set({ difficulty: difficulty as QuestionFacts['difficulty'] })}
      />
      <SelectField
        className={classes.topicField!}
        label={t('filters.topic')}
        placeholder={t('facts.noTopic')}
        data={topics.map(({ value, label }) => ({ value, label }))}
        value={facts.topicId}
        clearable
        searchable
        error={errors['topicId']}
        onChange={(topicId) => {
          const strand = facts.subject === 'MATH' ? find(topicId)?.strand : undefined;
          set({ topicId, ...(strand && { skill: strand }) });
        }}
      />
      {facts.subject !== 'MATH' && (
        <SelectField
          label={t('filters.cefr')}
          data={cefrLevels.map((value) => ({ value, label: t(`cefr.${value}`) }))}
          value={facts.cefr}
          allowDeselect={false}
          onChange={(cefr) => cefr && set({ cefr: cefr as QuestionFacts['cefr'] })}
        />
      )}
    </div>
  );
}

const folded = ['name', 'seriesId', 'publisher', 'labels', 'keywords', 'author'];

/** The folded metadata in one line. */
function useDigest(facts: QuestionFacts, withPrivacy: boolean): string {
  const { t } = useTranslation('question-bank');
  const { t: c } = useTranslation('common');
  const names = useFilterNames(facts.publisher);
  const series = useSeries(facts.gradeId, facts.subject);
  return [
    c(`subjects.${facts.subject}`),
    series.nameOf(facts.seriesId),
    withPrivacy ? t(`privacies.${facts.privacy}`) : '',
    ...facts.labels.map((label) => names.nameOf('label', label)),
  ]
    .filter(Boolean)
    .join(' · ');
}

export function MoreFacts(props: FactsFieldsProps) {
  const { facts, onChange, errors, withPrivacy } = props;
  const { t } = useTranslation('question-bank');
  const { subject: own } = useProfile();
  const names = useFilterNames();
  const series = useSeries(facts.gradeId, facts.subject);
  const labels = useLabels(facts.labels);
  const [open, setOpen] = useState(false);
  const shown = open || folded.some((name) => errors[name]);
  const set = (changes: Partial<QuestionFacts>) => onChange({ ...facts, ...changes });
  const digest = useDigest(facts, withPrivacy);
  const one = <K extends 'examFamily' | 'testCategory'>(
    name: K,
    filter: 'standard' | 'category',
    values: readonly string[],
  ) => (
    <SelectField
      label={t(`filters.${filter}`)}
      data={values.map((value) => ({ value, label: names.nameOf(filter, value) }))}
      value={facts[name]}
      allowDeselect={false}
      searchable
      onChange={(value) => value && set({ [name]: value } as Partial<QuestionFacts>)}
    />
  );
  return (
    <section className={classes.moreFacts}>
      <button type="button" className={classes.fold} aria-expanded={shown} onClick={() => setOpen(!shown)}>
        <IconChevronDown size={18} stroke={1.75} aria-hidden className={shown ? classes.unfolded : undefined} />
        <b>{t('facts.more')}</b>
        {!shown && <span>{digest}</span>}
      </button>
      {shown && (
        <div className={classes.moreGrid}>
          {own !== null && <SubjectField facts={facts} onChange={onChange} />}
          <SelectField
            label={t('filters.series')}
            placeholder={t('facts.noSeries')}
            data={series.choices}
            value={facts.seriesId}
            clearable
            searchable
            error={errors['seriesId']}
            onChange={(seriesId) => set({ seriesId })}
          />
          {withPrivacy && (
            <SelectField
              label={t('filters.privacy')}
              description={t(`facts.privacyHint.${facts.privacy}`)}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              allowDeselect={false}
              data={privacies.map((value) => ({ value, label: t(`privacies.${value}`) }))}
              value={facts.privacy}
              onChange={(privacy) => privacy && set({ privacy: privacy as QuestionFacts['privacy'] })}
            />
          )}
          <TextField
            label={t('facts.name')}
            cleanPaste={pastedText}
            description={t('facts.nameHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={facts.name}
            maxLength={255}
            error={errors['name']}
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
          {one('examFamily', 'standard', examFamilies)}
          {one('testCategory', 'category', testCategories)}
          <SelectField
            label={t('filters.publisher')}
            data={names.publishers}
            value={facts.publisher}
            allowDeselect={false}
            error={errors['publisher']}
            onChange={(publisher) => publisher && set({ publisher })}
          />
          <TextField
            label={t('filters.author')}
            cleanPaste={pastedText}
            value={facts.author}
            maxLength={120}
            error={errors['author']}
            onChange={(event) => set({ author: event.currentTarget.value })}
          />
          <MultiSelectField
            label={t('filters.label')}
            data={labels.choices}
            value={[...facts.labels]}
            searchable
            clearable
            hidePickedOptions
            error={errors['labels']}
            onChange={(values) => set({ labels: values })}
          />
          <TagsField
            label={t('facts.keywords')}
            placeholder={facts.keywords.length === 0 ? t('facts.keywordsHint') : ''}
            value={[...facts.keywords]}
            maxTags={30}
            error={errors['keywords']}
            onChange={(values) => set({ keywords: values.map((value) => value.slice(0, 60)) })}
          />
        </div>
      )}
    </section>
  );
}
