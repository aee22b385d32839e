/** The fields of a text: title and lead, and its sections, which can be moved, added and removed. */
import { IconChevronDown, IconChevronUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { isPolicy, noteId, pageTextBounds, type PageSection, type PageText, type PageTextId } from '@vumon/domain';
import { useTranslation } from '@vumon/i18n/react';
import { Button, Card, IconButton, Note, TextAreaField, TextField } from '@vumon/ui';
import type { FieldProblems } from '../../forms/validated-form.ts';
import classes from './page-texts.module.css';

interface Props {
  readonly page: PageTextId;
  readonly text: PageText;
  readonly errors: FieldProblems;
  onChange(text: PageText): void;
  onTyped(...names: string[]): void;
}

/** An id that no section of the text has. */
function freeId(sections: readonly PageSection[], stem: string): string {
  for (let at = sections.length + 1; ; at += 1) {
    const id = `${stem}-${at}`;
    if (sections.every((one) => one.id !== id)) return id;
  }
}

export function TextFields({ page, text, errors, onChange, onTyped }: Props) {
  const { t } = useTranslation('page-texts');
  const policy = isPolicy(page);
  const { sections } = text;
  const put = (next: PageSection[]) => onChange({ ...text, sections: next });
  const move = (at: number, by: number) => {
    const one = sections[at]!;
    put(sections.toSpliced(at, 1).toSpliced(at + by, 0, one));
  };
  const add = () => {
    const last = sections.at(-1)?.id === noteId ? sections.length - 1 : sections.length;
    put(sections.toSpliced(last, 0, { id: freeId(sections, policy ? 'section' : 'step'), title: '', text: '' }));
  };
  return (
    <div className={classes.fields}>
      <Card>
        <div className={classes.fields}>
          <TextField
            label={t('fields.title')}
            maxLength={pageTextBounds.title}
            value={text.title}
            error={errors['title']}
            onChange={(event) => {
              onChange({ ...text, title: event.currentTarget.value });
              onTyped('title');
            }}
          />
          {!policy && (
            <TextAreaField
              label={t('fields.lead')}
              rows={3}
              maxLength={pageTextBounds.lead}
              value={text.intro ?? ''}
              error={errors['intro']}
              onChange={(event) => {
                onChange({ ...text, intro: event.currentTarget.value });
                onTyped('intro');
              }}
            />
          )}
          <TextAreaField
            label={t(policy ? 'fields.lead' : 'fields.picture')}
            rows={policy ? 4 : 2}
            maxLength={pageTextBounds.lead}
            value={text.lead}
            error={errors['lead']}
            onChange={(event) => {
              onChange({ ...text, lead: event.currentTarget.value });
              onTyped('lead');
            }}
          />
          <Note>{t(policy ? 'hints.policy' : 'hints.manual')}</Note>
        </div>
      </Card>
      {sections.map((section, at) => (
        <Section
          key={section.id}
          label={section.id === noteId ? t('note') : t('section', { number: at + 1 })}
          section={section}
          rows={policy ? 8 : 3}
          path={`sections.${at}`}
          errors={errors}
          onTyped={onTyped}
          onChange={(next) => put(sections.with(at, next))}
          {...(at > 0 && section.id !== noteId && { onUp: () => move(at, -1) })}
          {...(at < sections.length - 1 && sections[at + 1]!.id !== noteId && { onDown: () => move(at, 1) })}
          {...(sections.length > 1 && { onRemove: () => put(sections.toSpliced(at, 1)) })}
        />
      ))}
      {sections.length < pageTextBounds.sections && (
        <div>
          <Button icon={<IconPlus size={18} stroke={2} aria-hidden />} onClick={add}>
            {t(policy ? 'addSection' : 'addStep')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface SectionProps extends Pick<Props, 'errors' | 'onTyped'> {
  readonly label: string;
  readonly section: PageSection;
  readonly rows: number;
  readonly path: string;
  onChange(section: PageSection): void;
  onUp?(): void;
  onDown?(): void;
  onRemove?(): void;
}

function Section({ label, section, rows, path, errors, onTyped, onChange, onUp, onDown, onRemove }: SectionProps) {
  const { t } = useTranslation('page-texts');
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <Card
      title={label}
      aside={
        <span className={classes.verbs}>
          {onUp && <IconButton aria-label={t('up', { label })} icon={<IconChevronUp {...icon} />} onClick={onUp} />}
          {onDown && (
            <IconButton aria-label={t('down', { label })} icon={<IconChevronDown {...icon} />} onClick={onDown} />
          )}
          {onRemove && (
            <IconButton aria-label={t('remove', { label })} icon={<IconTrash {...icon} />} onClick={onRemove} />
          )}
        </span>
      }
    >
      <div className={classes.fields}>
        <TextField
          label={t('fields.sectionTitle')}
          maxLength={pageTextBounds.title}
          value={section.title}
          error={errors[`${path}.title`]}
          onChange={(event) => {
            onChange({ ...section, title: event.currentTarget.value });
            onTyped(`${path}.title`);
          }}
        />
        <TextAreaField
          label={t('fields.text')}
          rows={rows}
          autosize
          maxLength={pageTextBounds.section}
          value={section.text}
          error={errors[`${path}.text`]}
          onChange={(event) => {
            onChange({ ...section, text: event.currentTarget.value });
            onTyped(`${path}.text`);
          }}
        />
      </div>
    </Card>
  );
}
