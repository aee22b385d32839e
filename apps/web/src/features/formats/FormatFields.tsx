import { IconChevronDown, IconChevronUp, IconPlus, IconTrash } from '@tabler/icons-react';
import {
  hasMatrix,
  isSectionSkillOf,
  pastedText,
  skillsOf,
  subjects,
  type SectionSkill,
  type Subject,
} from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { Button, Card, Field, IconButton, NumberField, Segmented, SelectField, Sheet, TextField } from '@vumon/ui';
import { useGrades } from '../../api/reference-data.ts';
import { newPart, newSection, type FormatDraft, type SectionDraft } from './draft.ts';
import { roman } from '../../i18n/roman.ts';
import classes from './formats.module.css';
import { fromMatrix, toMatrix } from './matrix-draft.ts';
import { MatrixEditor } from './MatrixEditor.tsx';
import { amount, PartFields } from './PartFields.tsx';

export interface FormatFieldsProps {
  draft: FormatDraft;
  onChange: (draft: FormatDraft) => void;
  readOnly: boolean;
  errorOf: (path: string) => string | undefined;
}

function moved<T>(list: readonly T[], index: number, by: number): T[] {
  const next = [...list];
  const [item] = next.splice(index, 1);
  next.splice(index + by, 0, item!);
  return next;
}

export function FormatFields({ draft, onChange, readOnly, errorOf }: FormatFieldsProps) {
  const { t } = useTranslation('formats');
  const { t: c } = useTranslation('common');
  const format = useFormat();
  const grades = useGrades();
  const matrix = hasMatrix(draft.rows);
  const set = (changes: Partial<FormatDraft>) => onChange({ ...draft, ...changes });
  const setSection = (index: number, changes: Partial<SectionDraft>) =>
    set({ sections: draft.sections.map((section, at) => (at === index ? { ...section, ...changes } : section)) });
  const sectionSkills: readonly SectionSkill[] = [...skillsOf[draft.subject], 'MX'];
  const partName = (skill: SectionSkill) => c(`skills.${skill}`);
  /** A part whose name is still its skill is renamed with the skill. */
  const renameSection = (index: number, skill: SectionSkill) => {
    const { skill: before, parts } = draft.sections[index]!;
    setSection(index, {
      skill,
      parts: parts.map((part) => (part.name === partName(before) ? { ...part, name: partName(skill) } : part)),
    });
  };
  const firstPartOf = (sectionIndex: number) =>
    draft.sections.slice(0, sectionIndex).reduce((sum, section) => sum + section.parts.length, 0);
  const freeSkill =
    skillsOf[draft.subject].find((skill) => !draft.sections.some((section) => section.skill === skill)) ?? 'MX';
  /** Sections that the other subject does not know become such of any skill. */
  const chooseSubject = (subject: Subject) =>
    set({
      subject,
      sections: draft.sections.map((section) =>
        isSectionSkillOf(subject, section.skill)
          ? section
          : {
              ...section,
              skill: 'MX',
              parts: section.parts.map((part) => ({
                ...part,
                topic: null,
                ...(part.name === partName(section.skill) && { name: partName('MX') }),
              })),
            },
      ),
    });

  return (
    <>
      <Card title={t('editor.facts')}>
        <fieldset className={classes.fields}>
          <div className={classes.wide}>
            <TextField
              id="name"
              label={t('editor.name')}
              cleanPaste={pastedText}
              placeholder={t(`editor.namePlaceholder.${draft.subject}`)}
              maxLength={100}
              readOnly={readOnly}
              value={draft.name}
              error={errorOf('name')}
              onChange={(event) => set({ name: event.currentTarget.value })}
            />
          </div>
          <div className={classes.half}>
            <SelectField
              id="gradeId"
              label={t('editor.grade')}
              placeholder={t('editor.gradePlaceholder')}
              data={grades.choices}
              value={draft.gradeId}
              readOnly={readOnly}
              searchable
              allowDeselect={false}
              error={errorOf('gradeId')}
              onChange={(gradeId) => set({ gradeId })}
            />
          </div>
          <div className={classes.half}>
            <SelectField
              id="subject"
              label={t('editor.subject')}
              data={subjects.map((one) => ({ value: one, label: c(`subjects.${one}`) }))}
              value={draft.subject}
              readOnly={readOnly}
              allowDeselect={false}
              onChange={(subject) => chooseSubject(subject as Subject)}
            />
          </div>
          <div className={classes.third}>
            <NumberField
              id="minutes"
              label={t('editor.minutes')}
              value={draft.minutes}
              min={1}
              max={600}
              allowDecimal={false}
              allowNegative={false}
              readOnly={readOnly}
              error={errorOf('minutes')}
              onChange={(value) => set({ minutes: amount(value) })}
            />
          </div>
          <div className={classes.third}>
            <NumberField
              id="totalQuestions"
              label={t('editor.totalQuestions')}
              value={draft.totalQuestions}
              min={1}
              max={200}
              allowDecimal={false}
              allowNegative={false}
              readOnly={readOnly}
              error={errorOf('totalQuestions')}
              onChange={(value) => set({ totalQuestions: amount(value) })}
            />
          </div>
          <div className={classes.third}>
            <NumberField
              id="totalPoints"
              label={t('editor.totalPoints')}
              value={draft.totalPoints}
              min={0}
              max={1000}
              decimalScale={2}
              decimalSeparator={format.locale === 'vi' ? ',' : '.'}
              allowNegative={false}
              readOnly={readOnly}
              error={errorOf('totalPoints')}
              onChange={(value) => set({ totalPoints: amount(value) })}
            />
          </div>
          <div className={classes.wide}>
            <Field label={t('editor.cognition')} description={t('editor.cognitionHelp')} group>
              <Segmented
                aria-label={t('editor.cognition')}
                value={draft.cognition}
                onChange={(cognition) => set({ cognition })}
                options={[
                  { value: 'SPECIFIED', label: t('specified'), disabled: readOnly },
                  { value: 'RANDOM', label: t('random'), disabled: readOnly || matrix },
                ]}
              />
            </Field>
          </div>
          <div className={classes.wide}>
            <Field label={t('matrix.mode')} description={t('matrix.modeHelp')} group>
              <Segmented
                aria-label={t('matrix.mode')}
                value={matrix ? 'matrix' : 'parts'}
                onChange={(mode) => onChange(mode === 'matrix' ? toMatrix(draft) : fromMatrix(draft))}
                options={[
                  { value: 'parts', label: t('matrix.byParts'), disabled: readOnly },
                  { value: 'matrix', label: t('matrix.byTable'), disabled: readOnly },
                ]}
              />
            </Field>
          </div>
        </fieldset>
      </Card>
      {matrix && (
        <div className={classes.sections}>
          <h2 className={classes.sectionTitle}>{t('matrix.title')}</h2>
          <MatrixEditor draft={draft} onChange={onChange} readOnly={readOnly} errorOf={errorOf} />
        </div>
      )}
      <div className={classes.sections}>
        <h2 className={classes.sectionTitle}>{t('editor.sections')}</h2>
        {draft.sections.map((section, s) => (
          <Sheet key={section.id}>
            <Sheet.Row
              tone="head"
              margin={s + 1}
              action={
                !readOnly && (
                  <>
                    <IconButton
                      icon={<IconChevronUp size={20} stroke={1.75} />}
                      aria-label={t('editor.sectionUp', { skill: c(`skills.${section.skill}`) })}
                      disabled={s === 0}
                      onClick={() => set({ sections: moved(draft.sections, s, -1) })}
                    />
                    <IconButton
                      icon={<IconChevronDown size={20} stroke={1.75} />}
                      aria-label={t('editor.sectionDown', { skill: c(`skills.${section.skill}`) })}
                      disabled={s === draft.sections.length - 1}
                      onClick={() => set({ sections: moved(draft.sections, s, 1) })}
                    />
                    <IconButton
                      icon={<IconTrash size={20} stroke={1.75} />}
                      aria-label={t('editor.removeSection', { skill: c(`skills.${section.skill}`) })}
                      disabled={draft.sections.length === 1}
                      onClick={() => set({ sections: draft.sections.filter((_, at) => at !== s) })}
                    />
                  </>
                )
              }
            >
              <div className={classes.sectionHead}>
                <SelectField
                  id={`sections.${s}.skill`}
                  aria-label={t(draft.subject === 'MATH' ? 'editor.strand' : 'editor.skill')}
                  data={sectionSkills.map((skill) => ({ value: skill, label: c(`skills.${skill}`) }))}
                  value={section.skill}
                  readOnly={readOnly}
                  allowDeselect={false}
                  onChange={(skill) => renameSection(s, skill as SectionSkill)}
                />
              </div>
            </Sheet.Row>
            {section.parts.map((part, p) => (
              <Sheet.Row key={part.id} margin={roman(firstPartOf(s) + p)}>
                <PartFields
                  part={part}
                  path={`sections.${s}.parts.${p}`}
                  subject={draft.subject}
                  gradeId={draft.gradeId}
                  withLevels={draft.cognition === 'SPECIFIED' && !matrix}
                  counted={matrix}
                  readOnly={readOnly}
                  errorOf={errorOf}
                  onChange={(changes) =>
                    setSection(s, { parts: section.parts.map((one, at) => (at === p ? { ...one, ...changes } : one)) })
                  }
                  onMove={(by) => setSection(s, { parts: moved(section.parts, p, by) })}
                  canMove={{ up: p > 0, down: p < section.parts.length - 1 }}
                  onRemove={() => setSection(s, { parts: section.parts.filter((_, at) => at !== p) })}
                  canRemove={section.parts.length > 1}
                />
              </Sheet.Row>
            ))}
            {!readOnly && section.parts.length < 20 && (
              <Sheet.Row compact className={classes.rest}>
                <Button
                  variant="link"
                  size="sm"
                  icon={<IconPlus size={18} stroke={2} aria-hidden />}
                  onClick={() => setSection(s, { parts: [...section.parts, newPart(partName(section.skill))] })}
                >
                  {t('editor.addPart')}
                </Button>
              </Sheet.Row>
            )}
          </Sheet>
        ))}
        {!readOnly && draft.sections.length < 10 && (
          <div>
            <Button
              icon={<IconPlus size={18} stroke={2} aria-hidden />}
              onClick={() => set({ sections: [...draft.sections, newSection(freeSkill, partName(freeSkill))] })}
            >
              {t('editor.addSection')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
