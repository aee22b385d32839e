/** One task while the author edits it: its text, and the right zone and mark. */
import { Field, PickGroup, SelectField } from '@vumon/ui';
import { AnswerTags } from '../../editing/AnswerTags.tsx';
import { ItemExplanation } from '../../editing/Frame.tsx';
import { RichTextField } from '../../editing/rich-text/RichTextField.tsx';
import frame from '../../editing/editing.module.css';
import { useMessages } from '../../messages.tsx';
import type { DrawingAnswer, DrawingCode, DrawingContent, DrawingItem, DrawingKey } from './definition.ts';
import { ShapeDrawing, useMarkNames } from './marks.tsx';
import { maxOfOneShape, palettes, paintOf, refusalOf, shapeIds } from './palette.ts';
import type { ShapeId } from './palette.ts';
import classes from './drawing.module.css';

export interface ItemFieldsProps {
  code: DrawingCode;
  content: DrawingContent;
  item: DrawingItem;
  answer: DrawingAnswer;
  answerKey: DrawingKey;
  problem(field: string): string | undefined;
  onText(text: string): void;
  onAnswer(answer: DrawingAnswer): void;
  onKey(answerKey: DrawingKey): void;
}

export function ItemFields({
  code,
  content,
  item,
  answer,
  answerKey,
  problem,
  onText,
  onAnswer,
  onKey,
}: ItemFieldsProps) {
  const t = useMessages('qt-drawing');
  const words = useMarkNames();
  const zone = content.zones.find((one) => one.id === answer.zone);
  const elsewhere = content.items
    .filter((other) => other.id !== item.id)
    .map((other) => answerKey.answers[other.id] ?? {});
  const taken = new Set(elsewhere.map((other) => other.zone));
  const drawn = elsewhere.flatMap(({ shape, colour }) =>
    shape === undefined || colour === undefined ? [] : [{ shape, colour }],
  );
  /** The choices that the rule for shapes leaves. */
  const isFree = (shape: ShapeId | undefined, colour: string | undefined): boolean =>
    shape === undefined || refusalOf(drawn, { shape, colour: colour ?? '' }) === undefined;
  const hasShapeLimit =
    code === 'DS1' &&
    (shapeIds.some((shape) => !isFree(shape, answer.colour)) ||
      palettes[content.palette].some((colour) => !isFree(answer.shape, colour.id)));
  return (
    <div className={classes.answerFields}>
      <RichTextField
        quiet
        label={t('editor.text')}
        hint={t('editor.textHint')}
        value={item.text}
        error={problem('text')}
        onChange={onText}
      />
      <SelectField
        className={classes.short}
        label={t('editor.zone')}
        placeholder={t(content.zones.length === 0 ? 'editor.noZones' : 'editor.zoneHint')}
        data={content.zones.map((one, index) => ({
          value: one.id,
          label: `${index + 1}. ${one.name === '' ? t('editor.unnamed') : one.name}`,
          disabled: taken.has(one.id),
        }))}
        value={zone?.id ?? null}
        error={problem('zone')}
        onChange={(id) => {
          const { zone: _, ...rest } = answer;
          onAnswer(id === null ? rest : { ...rest, zone: id });
        }}
      />
      {zone?.words === true ? (
        <div>
          <span className={frame.label}>{t('editor.accepted')}</span>
          <AnswerTags
            label={t('editor.accepted')}
            answers={answer.accepted ?? []}
            placeholder={t('editor.acceptedHint')}
            error={problem('accepted')}
            onChange={(accepted) => onAnswer({ ...answer, accepted })}
          />
        </div>
      ) : (
        <>
          {code === 'DS1' && (
            <Field group label={t('editor.shape')} error={problem('shape')}>
              <PickGroup
                aria-label={t('editor.shape')}
                value={answer.shape ?? null}
                options={shapeIds.map((shape) => ({
                  value: shape,
                  disabled: shape !== answer.shape && !isFree(shape, answer.colour),
                  label: (
                    <span className={classes.colourOption}>
                      <ShapeDrawing shape={shape} paint={paintOf(content.palette, answer.colour ?? '') ?? '#fff'} />{' '}
                      {words.shape(shape)}
                    </span>
                  ),
                }))}
                onChange={(shape) => onAnswer({ ...answer, shape })}
              />
            </Field>
          )}
          <Field group label={t('editor.colour')} error={problem('colour')}>
            <PickGroup
              aria-label={t('editor.colour')}
              value={answer.colour ?? null}
              options={palettes[content.palette].map((colour) => ({
                value: colour.id as string,
                disabled: colour.id !== answer.colour && code === 'DS1' && !isFree(answer.shape, colour.id),
                label: (
                  <span className={classes.colourOption}>
                    <span className={classes.swatch} style={{ background: colour.paint }} /> {words.colour(colour.id)}
                  </span>
                ),
              }))}
              onChange={(colour) => onAnswer({ ...answer, colour })}
            />
          </Field>
          {hasShapeLimit && <p className={frame.hint}>{t('editor.shapeRule', { max: maxOfOneShape })}</p>}
        </>
      )}
      <ItemExplanation answerKey={answerKey} item={item.id} label={t('editor.itemExplanation')} onChange={onKey} />
    </div>
  );
}
