import { IconPlus } from '@tabler/icons-react';
import { hasMatrix, skillsOf, type SectionSkill } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button } from '@vumon/ui';
import { moved, newSection, type FormatDraft } from './draft.ts';
import { FormatFacts, type FormatFormProps } from './FormatFacts.tsx';
import classes from './formats.module.css';
import { MatrixEditor } from './matrix/MatrixEditor.tsx';
import { SectionFields } from './SectionFields.tsx';

/** The whole form of a format: its facts, its matrix where it has one, and its sections. */
export function FormatFields({ draft, onChange, readOnly, errorOf }: FormatFormProps) {
  const { t } = useTranslation('formats');
  const { t: c } = useTranslation('common');
  const matrix = hasMatrix(draft.rows);
  const set = (changes: Partial<FormatDraft>) => onChange({ ...draft, ...changes });
  const partName = (skill: SectionSkill) => c(`skills.${skill}`);
  const firstPartOf = (sectionIndex: number) =>
    draft.sections.slice(0, sectionIndex).reduce((sum, section) => sum + section.parts.length, 0);
  const freeSkill =
    skillsOf[draft.subject].find((skill) => !draft.sections.some((section) => section.skill === skill)) ?? 'MX';

  return (
    <>
      <FormatFacts draft={draft} onChange={onChange} readOnly={readOnly} errorOf={errorOf} />
      {matrix && (
        <div className={classes.sections}>
          <h2 className={classes.sectionTitle}>{t('matrix.title')}</h2>
          <MatrixEditor draft={draft} onChange={onChange} readOnly={readOnly} errorOf={errorOf} />
        </div>
      )}
      <div className={classes.sections}>
        <h2 className={classes.sectionTitle}>{t('editor.sections')}</h2>
        {draft.sections.map((section, s) => (
          <SectionFields
            key={section.id}
            {...{ draft, section, readOnly, errorOf }}
            index={s}
            firstPart={firstPartOf(s)}
            onChange={(changed) => set({ sections: draft.sections.map((one, at) => (at === s ? changed : one)) })}
            onMove={(by) => set({ sections: moved(draft.sections, s, by) })}
            onRemove={() => set({ sections: draft.sections.filter((_, at) => at !== s) })}
          />
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
