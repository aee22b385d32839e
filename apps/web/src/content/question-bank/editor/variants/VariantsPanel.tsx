/** The switch that makes a question a template, and the parameters of its placeholders. */
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import type { Problem, QuestionTypeCode } from '@vumon/question-types';
import { emptyDrawing, type Checked, type Draw, type Drawn } from '@vumon/question-types/variants';
import { Button, IconButton, Switch, TextField } from '@vumon/ui';
import { Draws } from './Draws.tsx';
import { ParameterRow } from './ParameterRow.tsx';
import { mayBeTemplate, newParameter, type Parameter } from './template.ts';
import { useProblemText } from './problem-text.ts';
import classes from './variants.module.css';

interface VariantsPanelProps {
  type: QuestionTypeCode;
  template: Drawn | null;
  /** Ids of statements whose truth may be computed. */
  statements: readonly string[];
  check: Checked | null;
  draws: readonly Draw[];
  page: number;
  shown: number;
  /** Whether saving was tried: then fields that are still empty are reported too. */
  all: boolean;
  onChange(template: Drawn | null): void;
  onPage(page: number): void;
  onShow(at: number): void;
}

/** Examples as authors type them. They are no messages, because catalogs would interpret the braces. */
const examples = {
  example: '{{a}}',
  sum: '{{a + 2*b}}',
  sign: '{{a|sign}}',
  coef: '{{a|coef}}',
  dec: '{{a|dec}}',
  paren: '{{a|paren}}',
};

const exampleCondition = 'gcd(a, b) = 1 and a != b';

const kinds = ['range', 'list', 'rows', 'value'] as const;

const replaced = <T,>(list: readonly T[], at: number, value: T | null): T[] =>
  list.flatMap((one, index) => (index !== at ? [one] : value === null ? [] : [value]));

export function VariantsPanel(props: VariantsPanelProps) {
  const { type, template, onChange } = props;
  const { t } = useTranslation('question-bank');
  if (!mayBeTemplate(type) && template === null) return null;
  return (
    <section className={classes.panel} aria-label={t('variants.title')}>
      <Switch
        label={t('variants.title')}
        description={t('variants.what')}
        checked={template !== null}
        onChange={(on) => onChange(on ? { ...emptyDrawing(), parameters: [newParameter('range', [])] } : null)}
      />
      {template && <Fields {...props} template={template} />}
    </section>
  );
}

function Fields({
  type,
  template,
  statements,
  check,
  draws,
  page,
  shown,
  all,
  onChange,
  onPage,
  onShow,
}: VariantsPanelProps & { template: Drawn }) {
  const { t } = useTranslation('question-bank');
  const wordsOf = useProblemText();
  const { parameters, conditions, truths } = template;
  const problemAt = (path: string): Problem | undefined =>
    check?.problems.find((problem) => problem.path === `template.${path}`);
  const errorAt = (path: string, value: string): string | undefined => {
    const problem = problemAt(path);
    return problem && (all || value.trim() !== '') ? wordsOf(problem) : undefined;
  };
  const valueOf = (parameter: Parameter, field: string): string => {
    const value = (parameter as unknown as Record<string, unknown>)[field];
    return Array.isArray(value) ? value.flat().join('') : String(value ?? '');
  };
  const set = (changes: Partial<Drawn>) => onChange({ ...template, ...changes });
  const names = parameters.map(({ name }) => name);
  return (
    <>
      <p className={classes.hint}>{t('variants.how', examples)}</p>
      {parameters.map((parameter, at) => (
        <ParameterRow
          key={at}
          parameter={parameter}
          number={at + 1}
          onChange={(next) => set({ parameters: replaced(parameters, at, next) })}
          onRemove={() => set({ parameters: replaced(parameters, at, null) })}
          errorOf={(field) => errorAt(`parameters.${at}.${field}`, valueOf(parameter, field))}
        />
      ))}
      <div className={classes.adds}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            size="sm"
            icon={<IconPlus size={18} stroke={1.75} aria-hidden />}
            onClick={() => set({ parameters: [...parameters, newParameter(kind, names)] })}
          >
            {t(`variants.kinds.${kind}`)}
          </Button>
        ))}
      </div>
      {conditions.map((condition, at) => (
        <div className={classes.row} key={at}>
          <TextField
            className={classes.wide!}
            label={t('variants.condition', { number: at + 1 })}
            placeholder={exampleCondition}
            value={condition}
            error={errorAt(`conditions.${at}`, condition)}
            onChange={(event) => set({ conditions: replaced(conditions, at, event.currentTarget.value) })}
          />
          <IconButton
            className={classes.remove!}
            icon={<IconTrash size={20} stroke={1.75} aria-hidden />}
            aria-label={t('variants.removeCondition', { number: at + 1 })}
            withTooltip
            onClick={() => set({ conditions: replaced(conditions, at, null) })}
          />
        </div>
      ))}
      {problemAt('conditions') && <p className={classes.bad}>{wordsOf(problemAt('conditions')!)}</p>}
      <div className={classes.adds}>
        <Button
          size="sm"
          icon={<IconPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => set({ conditions: [...conditions, ''] })}
        >
          {t('variants.addCondition')}
        </Button>
      </div>
      {statements.map((item, at) => (
        <TextField
          key={item}
          label={t('variants.truth', { letter: String.fromCharCode(97 + at) })}
          placeholder={t('variants.truthHint')}
          value={truths[item] ?? ''}
          error={errorAt(`truths.${item}`, truths[item] ?? '')}
          onChange={(event) => {
            const { [item]: _, ...others } = truths;
            const said = event.currentTarget.value;
            set({ truths: said.trim() === '' ? others : { ...others, [item]: said } });
          }}
        />
      ))}
      {check && (
        <Draws type={type} draws={draws} check={check} page={page} shown={shown} onPage={onPage} onShow={onShow} />
      )}
    </>
  );
}
