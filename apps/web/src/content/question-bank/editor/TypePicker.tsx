/**
 * Chooses the type of a new question. Types are grouped by what learners do, each with a drawing, a short text and the
 * exams that use it.
 */
import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslation } from '@vumon/i18n/react';
import { questionTypeCodes, type QuestionTypeCode } from '@vumon/question-types';
import { Button, EmptyState, Modal, SearchInput, Tag } from '@vumon/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { pathIn } from '../../../i18n/locale.ts';
import { byKind, matches } from '../../type-gallery/index.ts';
import { TypeGlyph } from '../../type-gallery/TypeGlyph.tsx';
import { useTypeName } from '../../../api/reference-data.ts';
import { useProfile } from '../../../session/profile.ts';
import { draftedTypes } from './drafts.ts';
import classes from './type-picker.module.css';

export interface TypePickerProps {
  opened: boolean;
  current: QuestionTypeCode | null;
  onPick(type: QuestionTypeCode): void;
  onClose(): void;
}

export function TypePicker(props: TypePickerProps) {
  const { t } = useTranslation('question-bank');
  return (
    <Modal opened={props.opened} onClose={props.onClose} size="xl" title={t('typePicker.title')}>
      <Types {...props} />
    </Modal>
  );
}

/** The tile that an arrow key leads to: the nearest one on that side. */
function neighbour(tiles: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const forward = key === 'ArrowRight' || key === 'ArrowDown';
  if (sideways) return tiles[tiles.indexOf(from) + (forward ? 1 : -1)];
  const further = tiles
    .map((tile) => ({ tile, box: tile.getBoundingClientRect() }))
    .filter(({ box }) => (forward ? box.top > here.top + 4 : box.top < here.top - 4));
  const rows = further.map(({ box }) => box.top);
  const row = forward ? Math.min(...rows) : Math.max(...rows);
  return further
    .filter(({ box }) => Math.abs(box.top - row) < 4)
    .toSorted((a, b) => Math.abs(a.box.left - here.left) - Math.abs(b.box.left - here.left))[0]?.tile;
}

function Types({ current, onPick }: TypePickerProps) {
  const { t } = useTranslation('type-gallery');
  const { t: bank } = useTranslation('question-bank');
  const { t: types, find } = useTranslation('qt-types');
  const typeName = useTypeName();
  const locale = useLocale();
  const [search, setSearch] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const { id: userId, subject } = useProfile();
  const nameOf = (code: QuestionTypeCode): string => typeName(code, subject ?? undefined);
  const { data: drafted } = useQuery({
    queryKey: ['drafted-types', userId],
    queryFn: () => draftedTypes(userId),
    gcTime: 0,
  });
  const found = questionTypeCodes.filter((code) =>
    matches(search, [
      code,
      types(`types.${code}.name`),
      find('types', `${code}.inMaths`) ?? '',
      types(`types.${code}.hint`),
      types(`types.${code}.exam`),
    ]),
  );
  const tiles = (): HTMLElement[] => [...(root.current?.querySelectorAll<HTMLElement>('button[data-type]') ?? [])];

  const keyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const tile = (event.target as HTMLElement).closest<HTMLElement>('button[data-type]');
    if (tile === null || !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    neighbour(tiles(), tile, event.key)?.focus();
  };
  return (
    <div className={classes.root}>
      <SearchInput
        value={search}
        onChange={setSearch}
        placeholder={t('search')}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          const [first] = byKind(found)[0]?.codes ?? [];
          if (event.key === 'Enter' && search.trim() !== '' && first !== undefined) onPick(first);
          else if (event.key === 'ArrowDown') tiles()[0]?.focus();
        }}
      />
      <p className="visually-hidden" role="status">
        {t('found', { count: found.length })}
      </p>
      {found.length === 0 && (
        <EmptyState compact title={t('nothing')} action={<Button onClick={() => setSearch('')}>{t('showAll')}</Button>}>
          {t('nothingBody')}
        </EmptyState>
      )}
      <div ref={root} className={classes.groups} onKeyDown={keyDown}>
        {byKind(found).map(({ kind, codes }) => (
          <section key={kind} aria-label={t(`kinds.${kind}`)}>
            <h3 className={classes.kind}>{t(`kinds.${kind}`)}</h3>
            <ul className={classes.grid}>
              {codes.map((code) => (
                <li key={code} className={classes.tile} data-current={code === current || undefined}>
                  <button
                    type="button"
                    data-type={code}
                    className={classes.pick}
                    aria-current={code === current ? 'true' : undefined}
                    onClick={() => onPick(code)}
                  >
                    <span className={classes.glyph}>
                      <TypeGlyph code={code} />
                    </span>
                    <span className={classes.text}>
                      <span className={classes.name}>
                        {nameOf(code)} <Tag>{code}</Tag>{' '}
                        {current === null && drafted?.has(code) && <Tag tone="warn">{bank('typePicker.drafted')}</Tag>}
                      </span>
                      <span className={classes.hint}>{types(`types.${code}.hint`)}</span>
                      <span className={classes.exam}>{t('exam', { exam: types(`types.${code}.exam`) })}</span>
                    </span>
                  </button>
                  <a
                    className={classes.sample}
                    href={pathIn(locale, { pathname: '/questions/gallery', search: '', hash: `#${code}` })}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={t('sampleOf', { name: nameOf(code) })}
                  >
                    {t('sample')}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
