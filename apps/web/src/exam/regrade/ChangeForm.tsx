/** The question as it was asked, the answers given, and the change to make. */
import { useFormat, useTranslation } from '@vumon/i18n/react';
import { RichText } from '@vumon/question-types/players';
import { Line } from '@vumon/question-types/line';
import { Bubble, LevelDots, Note, NumberField, PickGroup, Radio, SelectField, Switch, TextField, cx } from '@vumon/ui';
import { IconBulb, IconCheck, IconMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { ItemFlags } from '../../questions/ItemFlags.tsx';
import { AnswerText, askedOf, type Asked } from '../results/Analysis.tsx';
import { letterOf } from '../results/index.ts';
import { rightAt, type Form } from './change.ts';
import type { Kind, RegradeView } from './queries.ts';
import classes from './regrade.module.css';

interface ChangeFormProps {
  readonly number: number;
  readonly view: RegradeView;
  readonly form: Form;
  readonly onChange: (form: Form) => void;
  /** How many learners would lose points and therefore keep their marks. */
  readonly kept: number;
  /** Discrimination of the item under the chosen change. */
  readonly discrimination: number | null;
}

export function ChangeForm({ number, view, form, onChange, kept, discrimination }: ChangeFormProps) {
  const { t } = useTranslation('regrade');
  const { t: c } = useTranslation('common');
  const format = useFormat();
  const { details } = view;
  const { column } = details;
  const asked = askedOf(details);
  const set = (part: Partial<Form>) => onChange({ ...form, ...part });
  const setKind = (kind: Kind) => set({ kind, answers: [], place: 0 });
  return (
    <div className={classes.panel}>
      <section className={classes.question} aria-label={t('question', { number })}>
        <div className={classes.margin} aria-hidden="true">
          {number}
        </div>
        <div className={classes.body}>
          <p className={classes.facts}>
            {column.difficulty !== 'NA' && (
              <LevelDots level={Number(column.difficulty.slice(1))}>{c(`levels.${column.difficulty}`)}</LevelDots>
            )}
            <span>{c('points', { value: format.number(view.points / 100, 2), count: view.points / 100 })}</span>
          </p>
          <div className={classes.stem}>
            {asked.places.length === 1 && asked.places[0]?.options !== undefined && asked.stem !== '' ? (
              <RichText text={asked.stem} />
            ) : (
              <Line text={asked.text} />
            )}
          </div>
          {details.groups.map((_, place) => (
            <Group key={place} view={view} asked={asked} place={place} form={form} onChange={onChange} />
          ))}
        </div>
      </section>
      {details.flags.length > 0 && (
        <Note tone="warn" icon={<IconBulb size={20} stroke={1.75} aria-hidden />}>
          <ItemFlags flags={details.flags} type={column.type} several={false} />
        </Note>
      )}
      {discrimination !== null && details.discrimination !== null && discrimination !== details.discrimination && (
        <p className={classes.facts}>
          {t('discrimination', {
            now: format.number(details.discrimination / 100, 2),
            after: format.number(discrimination / 100, 2),
          })}
        </p>
      )}
      {view.kinds.length === 0 ? (
        <Note tone="warn">{t('notYours')}</Note>
      ) : (
        <>
          <fieldset className={classes.fieldset}>
            <legend>{t('how')}</legend>
            <PickGroup
              aria-label={t('how')}
              columns={2}
              value={form.kind}
              onChange={setKind}
              options={view.kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
            />
            <p className={classes.hint}>{t(`hints.${form.kind}`)}</p>
            {form.kind === 'POINTS' && (
              <NumberField
                label={t('points')}
                value={form.points === '' ? view.points / 100 : form.points}
                min={0}
                max={1000}
                step={0.25}
                decimalScale={2}
                onChange={(value) => set({ points: typeof value === 'number' ? value : '' })}
              />
            )}
          </fieldset>
          <Scopes view={view} form={form} set={set} />
          <div className={classes.raise}>
            <Switch
              checked={form.raiseOnly}
              onChange={(raiseOnly) => set({ raiseOnly })}
              label={t('raiseOnly')}
              description={t(form.raiseOnly ? (kept > 0 ? 'raiseKeeps' : 'raiseOn') : 'raiseOff', { count: kept })}
            />
          </div>
        </>
      )}
    </div>
  );
}

function Scopes({ view, form, set }: { view: RegradeView; form: Form; set: (part: Partial<Form>) => void }) {
  const { t } = useTranslation('regrade');
  const count = (value: number) => t('papers', { count: value });
  return (
    <fieldset className={classes.fieldset}>
      <legend>{t('who')}</legend>
      <Radio
        name="scope"
        checked={form.scope === 'ASSIGNMENT'}
        onChange={() => set({ scope: 'ASSIGNMENT' })}
        label={view.className === '' ? t('scopes.these') : t('scopes.class', { className: view.className })}
        aside={count(view.scopes.ASSIGNMENT)}
      />
      <Radio
        name="scope"
        checked={form.scope === 'VERSION'}
        onChange={() => set({ scope: 'VERSION' })}
        label={t('scopes.all')}
        aside={count(view.scopes.VERSION)}
      />
      <Radio
        name="scope"
        checked={form.scope === 'STUDENT'}
        onChange={() => set({ scope: 'STUDENT' })}
        label={t('scopes.one')}
        aside={count(1)}
      />
      {form.scope === 'STUDENT' && (
        <SelectField
          label={t('student')}
          searchable
          placeholder={t('studentPlaceholder')}
          data={view.students.map(({ id, lastName, firstName }) => ({
            value: id,
            label: `${lastName} ${firstName}`.trim(),
          }))}
          value={form.studentId}
          onChange={(studentId) => set({ studentId })}
        />
      )}
    </fieldset>
  );
}

/** The answers given at one place; while the key is being changed, its rows are selectable. */
function Group({
  view,
  asked,
  place,
  form,
  onChange,
}: {
  view: RegradeView;
  asked: Asked;
  place: number;
  form: Form;
  onChange: (form: Form) => void;
}) {
  const { t } = useTranslation('regrade');
  const [typed, setTyped] = useState('');
  const group = view.details.groups[place]!;
  const held = rightAt(view, place);
  const at = view.places[place];
  const options = asked.places[place]?.options;
  const changing = at !== undefined && (form.kind === 'KEY' || (form.kind === 'ACCEPT' && at.takesMore));
  const several = form.kind === 'ACCEPT' || (at !== undefined && !at.takesMore) || options === undefined;
  const chosen = form.place === place ? form.answers : [];
  const choose = (id: string) => {
    const rest = chosen.filter((one) => one !== id);
    const answers = !several ? [id] : rest.length < chosen.length ? rest : [...chosen, id];
    onChange({ ...form, place, answers });
  };
  const add = () => {
    const text = typed.trim();
    if (text !== '' && !chosen.includes(text)) onChange({ ...form, place, answers: [...chosen, text] });
    setTyped('');
  };
  const extra = chosen.filter((id) => !group.answers.some((answer) => answer.id === id));
  const rows = [
    ...group.answers.filter(({ id, count }) => id !== '' || count > 0),
    ...extra.map((id) => ({ id, text: id, count: 0, right: null })),
  ];
  return (
    <div className={classes.group}>
      {group.label !== '' && <p className={classes.facts}>{group.label}</p>}
      <ul className={classes.answers}>
        {rows.map((answer, index) => {
          const isHeld = held.includes(answer.id);
          const isChosen = chosen.includes(answer.id);
          const struck = isHeld && !isChosen && form.kind === 'KEY' && chosen.length > 0;
          const tag = isChosen
            ? t(form.kind === 'ACCEPT' ? 'alsoRight' : 'newKey')
            : isHeld
              ? t(struck ? 'oldKey' : 'key')
              : null;
          const content = (
            <>
              {options && (
                <Bubble size="s" state={isChosen || (isHeld && !struck) ? 'right' : struck ? 'wrong' : 'idle'}>
                  {answer.id === '' ? <IconMinus size={12} stroke={2} aria-hidden /> : letterOf(index)}
                </Bubble>
              )}
              <span className={cx(classes.text, struck && classes.struck)}>
                <AnswerText answer={answer} place={asked.places[place]} />
              </span>
              {tag && (
                <b className={struck ? classes.old : classes.new}>
                  {isChosen && <IconCheck size={16} stroke={2} aria-hidden />}
                  {tag}
                </b>
              )}
              <span className={classes.count}>{t('students', { count: answer.count })}</span>
            </>
          );
          const pickable = changing && answer.id !== '' && !(form.kind === 'ACCEPT' && isHeld);
          return (
            <li key={answer.id}>
              {pickable ? (
                <button
                  type="button"
                  className={cx(classes.answer, classes.pick, isChosen && classes.chosen)}
                  aria-pressed={isChosen}
                  onClick={() => choose(answer.id)}
                >
                  {content}
                </button>
              ) : (
                <div className={classes.answer}>{content}</div>
              )}
            </li>
          );
        })}
      </ul>
      {changing && !options && (
        <TextField
          label={t('another')}
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && add()}
          onBlur={add}
        />
      )}
    </div>
  );
}
