/** Headings for paragraphs, texts for people: two lists, and for each entry the right one of the other list. */
import { useState } from 'react';
import { IconTrash } from '@tabler/icons-react';
import { Checkbox, IconButton, SelectField } from '@vumon/ui';
import { ItemExplanation } from '../../../editing/Frame.tsx';
import { OrderList } from '../../../editing/entries/OrderList.tsx';
import { newLocalId } from '../../../editing/ids.tsx';
import { ProblemLine } from '../../../editing/problems.tsx';
import { EntryCard, AddEntry } from '../../../editing/entries/EntryCard.tsx';
import frame from '../../../editing/editing.module.css';
import { plainTextOf } from '../../../markup/index.ts';
import { ownEntry } from '../../../schema/records.ts';
import { useMessages } from '../../../messages.tsx';
import { AlsoRight } from './AlsoRight.tsx';
import { maxEntries, paragraphsOf, type MatchingItem } from '../definition.ts';
import { paragraphLabel, targetLabel } from '../labels.ts';
import type { PairFieldsProps } from './PairFields.tsx';
import { moveItem, removeItem, removeTarget, setCorrect, setItem, setTarget, withItem } from './pairing.ts';
import { SideFields } from './SideFields.tsx';
import classes from './matching-editor.module.css';

type Props = PairFieldsProps;

const excerpt = (text: string): string => (text.length > 90 ? `${text.slice(0, 88).trimEnd()}…` : text);

/** The right heading or text of an entry, and its own explanation. */
function Answer({
  code,
  matching,
  onChange,
  problem,
  item,
  index,
  label,
}: Props & { item: MatchingItem; index: number; label: string }) {
  const t = useMessages('qt-matching');
  const correct = ownEntry(matching.answerKey.correct, item.id) ?? [];
  return (
    <>
      <SelectField
        label={label}
        data={matching.content.targets.map((target, at) => ({
          value: target.id,
          label: `${targetLabel(code, at)}. ${excerpt(plainTextOf(target.text).replaceAll('\n', ' – '))}`,
        }))}
        value={correct[0] ?? null}
        error={problem(`items.${index}.correct`)}
        allowDeselect={false}
        onChange={(id) =>
          id !== null &&
          onChange(setCorrect(matching, item.id, [id, ...correct.slice(1).filter((other) => other !== id)]))
        }
      />
      <div className={classes.extras}>
        <AlsoRight code={code} matching={matching} item={item.id} onChange={onChange} />
        <ItemExplanation
          answerKey={matching.answerKey}
          item={item.id}
          label={t('editor.itemExplanation')}
          onChange={(answerKey) => onChange({ content: matching.content, answerKey })}
        />
      </div>
    </>
  );
}

/** The headings or texts, in their order on the paper. */
export function TargetList({ code, matching, onChange, problem, upload, media }: Props) {
  const t = useMessages('qt-matching');
  const [fresh, setFresh] = useState<string | null>(null);
  const { content, answerKey } = matching;
  const { items, targets } = content;
  const long = code === 'MG4';
  const nameOf = (at: number): string => t(long ? 'editor.text' : 'editor.heading', { label: targetLabel(code, at) });
  function add(): void {
    if (targets.length >= maxEntries) return;
    const id = newLocalId([...items, ...targets].map((one) => one.id));
    setFresh(id);
    onChange({ content: { ...content, targets: [...targets, { id, text: '' }] }, answerKey });
  }
  return (
    <section className={frame.section} aria-label={t(long ? 'editor.texts' : 'editor.headings')}>
      <span className={frame.label}>{t(long ? 'editor.texts' : 'editor.headings')}</span>
      <OrderList
        rows={targets}
        nameOf={(_, at) => nameOf(at)}
        onReorder={(rows) => onChange({ content: { ...content, targets: rows }, answerKey })}
      >
        {(target, at) => (
          <SideFields
            hideLabel
            label={nameOf(at)}
            value={target}
            long={long}
            mark={
              <span className={classes.bubble} aria-hidden="true">
                {targetLabel(code, at)}
              </span>
            }
            {...(long ? { pictureLabel: t('editor.addPicture', { label: nameOf(at) }) } : {})}
            error={problem(`targets.${at}`)}
            autoFocus={fresh === target.id}
            upload={upload}
            media={media}
            tools={
              <IconButton
                size="sm"
                aria-label={t('editor.remove', { label: nameOf(at) })}
                icon={<IconTrash size={20} stroke={1.75} />}
                onClick={() => onChange(removeTarget(matching, target.id))}
              />
            }
            onChange={({ text, image }) =>
              onChange(setTarget(matching, target.id, { text, ...(image === undefined ? {} : { image }) }))
            }
            onEnter={!long && at === targets.length - 1 ? add : undefined}
          />
        )}
      </OrderList>
      <ProblemLine text={problem('targets')} />
      <AddEntry tooMany={targets.length >= maxEntries ? t('editor.tooMany', { max: maxEntries }) : null} onAdd={add}>
        {t(long ? 'editor.addText' : 'editor.addHeading')}
      </AddEntry>
    </section>
  );
}

/** The paragraphs of the passage: which of them are items, and their headings. */
export function ParagraphList(props: Props) {
  const t = useMessages('qt-matching');
  const { matching, onChange, problem } = props;
  const { content } = matching;
  const paragraphs = paragraphsOf(content).slice(0, maxEntries);
  const numbered = content.passage?.numbered ?? false;
  return (
    <section className={frame.section} aria-label={t('editor.paragraphs')}>
      <div>
        <span className={frame.label}>{t('editor.paragraphs')}</span>
        <span className={frame.hint}>
          {paragraphs.length === 0 ? t('editor.noParagraphs') : t('editor.paragraphsHint')}
        </span>
      </div>
      <ProblemLine text={problem('items')} />
      {paragraphs.map((text, at) => {
        const label = paragraphLabel(numbered, at + 1);
        const index = content.items.findIndex((item) => item.paragraph === at + 1);
        const item = content.items[index];
        return (
          <div key={at} className={classes.paragraphRow}>
            <Checkbox
              label={t('editor.ask', { label })}
              description={excerpt(plainTextOf(text))}
              checked={item !== undefined}
              disabled={item !== undefined && content.items.length === 1}
              onChange={(asked) => {
                if (!asked && item !== undefined) return onChange(removeItem(matching, item.id));
                const added = withItem(matching, {
                  id: newLocalId([...content.items, ...content.targets].map(({ id }) => id)),
                  text: '',
                  paragraph: at + 1,
                });
                onChange({
                  ...added,
                  content: {
                    ...added.content,
                    items: added.content.items.toSorted((a, b) => (a.paragraph ?? 0) - (b.paragraph ?? 0)),
                  },
                });
              }}
            />
            {item !== undefined && (
              <Answer {...props} item={item} index={index} label={t('editor.headingOf', { label })} />
            )}
            {item !== undefined && <ProblemLine text={problem(`items.${index}`)} />}
          </div>
        );
      })}
    </section>
  );
}

/** The people, each with what they need and the text that suits them. */
export function PeopleList(props: Props) {
  const t = useMessages('qt-matching');
  const { matching, onChange, problem, upload, media } = props;
  const { items, targets } = matching.content;
  return (
    <section className={frame.section} aria-label={t('editor.people')}>
      <span className={frame.label}>{t('editor.people')}</span>
      <ProblemLine text={problem('items')} />
      {items.map((item, index) => {
        const label = t('editor.person', { number: index + 1 });
        return (
          <EntryCard
            key={item.id}
            label={label}
            index={index}
            count={items.length}
            toolsClass={classes.itemTools}
            onMove={(by) => onChange(moveItem(matching, index, by))}
            onRemove={() => onChange(removeItem(matching, item.id))}
          >
            <div className={classes.stack}>
              <SideFields
                long
                label={t('editor.personText')}
                value={item}
                pictureLabel={t('editor.addPicture', { label })}
                error={problem(`items.${index}`)}
                upload={upload}
                media={media}
                onChange={({ text, image }) =>
                  onChange(setItem(matching, { id: item.id, text, ...(image === undefined ? {} : { image }) }))
                }
              />
              <Answer {...props} item={item} index={index} label={t('editor.textOf', { number: index + 1 })} />
            </div>
          </EntryCard>
        );
      })}
      <AddEntry
        tooMany={items.length >= maxEntries ? t('editor.tooMany', { max: maxEntries }) : null}
        onAdd={() =>
          onChange(withItem(matching, { id: newLocalId([...items, ...targets].map(({ id }) => id)), text: '' }))
        }
      >
        {t('editor.addPerson')}
      </AddEntry>
    </section>
  );
}
