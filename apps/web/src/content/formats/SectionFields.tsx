import { IconChevronDown, IconChevronUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { hasMatrix, skillsOf, type SectionSkill } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, IconButton, SelectField, Sheet } from '@vumon/ui';
import { roman } from '../../i18n/roman.ts';
import { moved, newPart, withSkill, type FormatDraft, type PartDraft, type SectionDraft } from './draft.ts';
import classes from './formats.module.css';
import { PartFields } from './PartFields.tsx';

interface SectionFieldsProps {
  draft: FormatDraft;
  section: SectionDraft;
  /** From 0, among the sections. */
  index: number;
  /** From 0, through the whole format: the number of the section's first part. */
  firstPart: number;
  readOnly: boolean;
  errorOf: (path: string) => string | undefined;
  onChange: (section: SectionDraft) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One section: its skill or strand, and its parts. */
export function SectionFields({
  draft,
  section,
  index,
  firstPart,
  readOnly,
  errorOf,
  onChange,
  onMove,
  onRemove,
}: SectionFieldsProps) {
  const { t } = useTranslation('formats');
  const { t: c } = useTranslation('common');
  const matrix = hasMatrix(draft.rows);
  const sectionSkills: readonly SectionSkill[] = [...skillsOf[draft.subject], 'MX'];
  const partName = (skill: SectionSkill) => c(`skills.${skill}`);
  const setParts = (parts: PartDraft[]) => onChange({ ...section, parts });
  return (
    <Sheet>
      <Sheet.Row
        tone="head"
        margin={index + 1}
        action={
          !readOnly && (
            <>
              <IconButton
                icon={<IconChevronUp size={20} stroke={1.75} />}
                aria-label={t('editor.sectionUp', { skill: c(`skills.${section.skill}`) })}
                disabled={index === 0}
                onClick={() => onMove(-1)}
              />
              <IconButton
                icon={<IconChevronDown size={20} stroke={1.75} />}
                aria-label={t('editor.sectionDown', { skill: c(`skills.${section.skill}`) })}
                disabled={index === draft.sections.length - 1}
                onClick={() => onMove(1)}
              />
              <IconButton
                icon={<IconTrash size={20} stroke={1.75} />}
                aria-label={t('editor.removeSection', { skill: c(`skills.${section.skill}`) })}
                disabled={draft.sections.length === 1}
                onClick={() => onRemove()}
              />
            </>
          )
        }
      >
        <div className={classes.sectionHead}>
          <SelectField
            id={`sections.${index}.skill`}
            aria-label={t(draft.subject === 'MATH' ? 'editor.strand' : 'editor.skill')}
            data={sectionSkills.map((skill) => ({ value: skill, label: c(`skills.${skill}`) }))}
            value={section.skill}
            readOnly={readOnly}
            allowDeselect={false}
            onChange={(skill) => onChange(withSkill(section, skill as SectionSkill, partName))}
          />
        </div>
      </Sheet.Row>
      {section.parts.map((part, p) => (
        <Sheet.Row key={part.id} margin={roman(firstPart + p)}>
          <PartFields
            part={part}
            path={`sections.${index}.parts.${p}`}
            subject={draft.subject}
            gradeId={draft.gradeId}
            withLevels={draft.cognition === 'SPECIFIED' && !matrix}
            counted={matrix}
            readOnly={readOnly}
            errorOf={errorOf}
            onChange={(changes) => setParts(section.parts.map((one, at) => (at === p ? { ...one, ...changes } : one)))}
            onMove={(by) => setParts(moved(section.parts, p, by))}
            canMove={{ up: p > 0, down: p < section.parts.length - 1 }}
            onRemove={() => setParts(section.parts.filter((_, at) => at !== p))}
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
            onClick={() => setParts([...section.parts, newPart(partName(section.skill))])}
          >
            {t('editor.addPart')}
          </Button>
        </Sheet.Row>
      )}
    </Sheet>
  );
}
