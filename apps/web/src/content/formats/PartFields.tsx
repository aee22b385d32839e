import { useProfile } from '../../session/profile.ts';
import { IconChevronDown, IconChevronUp, IconTrash } from '@tabler/icons-react';
import { levels, pastedText, type Subject } from '@vumon/domain';
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { typeCodes } from '@vumon/question-types/traits';
import { Button, IconButton, MultiSelectField, NumberField, SelectField, TextAreaField, TextField } from '@vumon/ui';
import { useState } from 'react';
import { useTopics, useTypeName } from '../../api/reference-data.ts';
import { withTypes, type Amount, type PartDraft } from './draft.ts';
import classes from './formats.module.css';

export interface PartFieldsProps {
  part: PartDraft;
  /** `sections.0.parts.1`: ids of the fields and keys of their errors start with it. */
  path: string;
  withLevels: boolean;
  /** Its questions are counted in the matrix, whose rows have the topics. */
  counted: boolean;
  subject: Subject;
  gradeId: string | null;
  readOnly: boolean;
  errorOf: (path: string) => string | undefined;
  onChange: (changes: Partial<PartDraft>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  canMove: { up: boolean; down: boolean };
  canRemove: boolean;
}

export const amount = (value: number | string): Amount => (value === '' ? '' : Number(value));

/** One part of a section: name, number of questions and points; its levels, and what else limits its questions. */
export function PartFields({
  part,
  path,
  withLevels,
  counted,
  subject,
  gradeId,
  readOnly,
  errorOf,
  onChange,
  onMove,
  onRemove,
  canMove,
  canRemove,
}: PartFieldsProps) {
  const { t } = useTranslation('formats');
  const format = useFormat();
  const staff = useProfile().role !== 'TEACHER';
  const [more, setMore] = useState(part.types.length > 0 || part.topic !== null || part.instructions !== '');
  const decimal = format.locale === 'vi' ? ',' : '.';
  const hundredths = Math.round(Number(part.points) * 100);
  const questions = Number(part.questions);
  const each =
    questions > 0 && hundredths > 0
      ? t(hundredths % questions === 0 ? 'editor.each' : 'editor.eachAbout', {
          value: format.mark(Math.round(hundredths / questions)),
        })
      : '';
  const name = part.name || t('editor.partName');

  return (
    <div className={classes.part}>
      <div className={classes.partLine}>
        <TextField
          id={`${path}.name`}
          label={t('editor.partName')}
          cleanPaste={pastedText}
          value={part.name}
          maxLength={100}
          readOnly={readOnly}
          error={errorOf(`${path}.name`)}
          onChange={(event) => onChange({ name: event.currentTarget.value, ...(!staff && { nameEn: '' }) })}
        />
        <NumberField
          id={`${path}.questions`}
          label={t('editor.questions')}
          value={part.questions}
          min={1}
          max={200}
          allowDecimal={false}
          allowNegative={false}
          readOnly={readOnly || counted}
          error={errorOf(`${path}.questions`) ?? errorOf(`${path}.cells`)}
          onChange={(value) => onChange({ questions: amount(value) })}
        />
        <NumberField
          id={`${path}.points`}
          label={t('editor.points')}
          value={part.points}
          min={0}
          max={1000}
          decimalScale={2}
          decimalSeparator={decimal}
          allowNegative={false}
          step={0.25}
          readOnly={readOnly}
          error={errorOf(`${path}.points`)}
          onChange={(value) => onChange({ points: amount(value) })}
        />
        {!readOnly && (
          <div className={classes.rowButtons}>
            <IconButton
              icon={<IconChevronUp size={20} stroke={1.75} />}
              aria-label={t('editor.partUp', { name })}
              disabled={!canMove.up}
              onClick={() => onMove(-1)}
            />
            <IconButton
              icon={<IconChevronDown size={20} stroke={1.75} />}
              aria-label={t('editor.partDown', { name })}
              disabled={!canMove.down}
              onClick={() => onMove(1)}
            />
            <IconButton
              icon={<IconTrash size={20} stroke={1.75} />}
              aria-label={t('editor.removePart', { name })}
              disabled={!canRemove}
              onClick={onRemove}
            />
          </div>
        )}
      </div>
      {withLevels && <LevelCounts {...{ part, path, readOnly, errorOf, onChange }} />}
      {more && <MoreFields {...{ part, path, counted, subject, gradeId, readOnly, errorOf, onChange }} />}
      <div className={classes.lineEnd}>
        <span className={classes.each}>{each}</span>
        <Button variant="link" size="sm" aria-expanded={more} onClick={() => setMore(!more)}>
          {t(more ? 'editor.less' : 'editor.more')}
        </Button>
      </div>
    </div>
  );
}

/** How many questions of each level the part has. */
function LevelCounts({
  part,
  path,
  readOnly,
  errorOf,
  onChange,
}: Pick<PartFieldsProps, 'part' | 'path' | 'readOnly' | 'errorOf' | 'onChange'>) {
  const { t } = useTranslation('formats');
  const { t: c } = useTranslation('common');
  return (
    <fieldset className={classes.levels}>
      <legend>
        {part.statements === null ? t('editor.levels') : t('editor.statements', { count: part.statements })}
      </legend>
      {levels.map((level) => (
        <NumberField
          key={level}
          id={level === 'M1' ? `${path}.levels` : undefined}
          label={c(`levels.${level}`)}
          value={part.levels[level]}
          min={0}
          max={800}
          allowDecimal={false}
          allowNegative={false}
          placeholder="0"
          readOnly={readOnly}
          error={errorOf(`${path}.levels`) && (level === 'M1' ? errorOf(`${path}.levels`) : true)}
          onChange={(value) => onChange({ levels: { ...part.levels, [level]: amount(value) } })}
        />
      ))}
    </fieldset>
  );
}

/** Types and topic that the part's questions may have, and instructions for learners. */
function MoreFields({
  part,
  path,
  counted,
  subject,
  gradeId,
  readOnly,
  errorOf,
  onChange,
}: Omit<PartFieldsProps, 'withLevels' | 'onMove' | 'onRemove' | 'canMove' | 'canRemove'>) {
  const { t } = useTranslation('formats');
  const typeName = useTypeName();
  const topics = useTopics(subject, gradeId);
  const staff = useProfile().role !== 'TEACHER';
  return (
    <div className={classes.more}>
      {staff && (
        <TextField
          label={t('editor.partNameEn')}
          cleanPaste={pastedText}
          lang="en"
          maxLength={100}
          readOnly={readOnly}
          value={part.nameEn ?? ''}
          onChange={(event) => onChange({ nameEn: event.currentTarget.value })}
        />
      )}
      <MultiSelectField
        label={t('editor.types')}
        placeholder={part.types.length === 0 ? t('editor.typesPlaceholder') : undefined}
        searchable
        clearable
        readOnly={readOnly}
        data={typeCodes.map((code) => ({ value: code, label: `${code} · ${typeName(code, subject)}` }))}
        value={part.types}
        onChange={(types) => onChange(withTypes(part, types))}
      />
      {!counted && (
        <SelectField
          id={`${path}.topic`}
          label={t('editor.topic')}
          placeholder={t('editor.topicPlaceholder')}
          searchable
          clearable
          readOnly={readOnly}
          data={topics.choices}
          value={part.topic}
          error={errorOf(`${path}.topic`)}
          onChange={(topic) => onChange({ topic })}
        />
      )}
      <TextAreaField
        label={t('editor.instructions')}
        cleanPaste={pastedText}
        placeholder={t('editor.instructionsPlaceholder')}
        maxLength={1000}
        autosize
        minRows={1}
        maxRows={5}
        readOnly={readOnly}
        value={part.instructions}
        onChange={(event) => onChange({ instructions: event.currentTarget.value })}
      />
    </div>
  );
}
