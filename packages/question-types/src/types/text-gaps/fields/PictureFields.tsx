/** FB6: the places of the fields on the picture. */
import type { EditorProps } from '../../../schema/core.react.ts';
import { useMessages } from '../../../messages.tsx';
import { ZoneEditor } from '../../../zones/ZoneEditor.tsx';
import { emptyGapKey } from '../definition.ts';
import type { Gap, TextGapsContent, TextGapsKey } from '../definition.ts';

export interface PictureFieldsProps extends Pick<
  EditorProps<TextGapsContent, TextGapsKey>,
  'content' | 'answerKey' | 'onChange' | 'media'
> {
  max: number;
}

export function PictureFields({ content, answerKey, onChange, media, max }: PictureFieldsProps) {
  const t = useMessages('qt-text-gaps');
  const { picture, gaps } = content;

  /** Gaps follow their positions: created and removed with them. A question has at least one gap. */
  function setPlaces(placed: readonly { readonly id: string; readonly at: NonNullable<Gap['at']> }[]): void {
    const next = placed.map(({ id, at }): Gap => ({ ...gaps.find((gap) => gap.id === id), id, at }));
    const kept = next.length === 0 ? gaps.slice(0, 1) : next;
    const ids = new Set(kept.map((gap) => gap.id));
    const keys = Object.fromEntries(
      kept.flatMap((gap) =>
        gap.example === undefined ? [[gap.id, answerKey.gaps[gap.id] ?? emptyGapKey('FB6')]] : [],
      ),
    );
    const explanations = Object.fromEntries(
      Object.entries(answerKey.itemExplanations ?? {}).filter(([id]) => ids.has(id)),
    );
    onChange({
      content: { ...content, gaps: kept },
      answerKey: {
        ...answerKey,
        gaps: keys,
        ...(answerKey.itemExplanations === undefined ? {} : { itemExplanations: explanations }),
      },
    });
  }

  if (picture === undefined) return null;
  return (
    <ZoneEditor
      image={picture}
      port={media}
      figures={gaps.map(({ id, at = { x: 500, y: 500 }, example }, index) => ({
        id,
        name: example ?? answerKey.gaps[id]?.accepted[0] ?? t('editor.gap', { number: index + 1 }),
        shape: { kind: 'point' as const, ...at },
      }))}
      kinds={['point']}
      named={false}
      max={max}
      title={t('editor.fieldsOn')}
      fields={(id) => (
        <span>{gaps.find((gap) => gap.id === id)?.example ?? answerKey.gaps[id]?.accepted[0] ?? ''}</span>
      )}
      onChange={(figures) =>
        setPlaces(
          figures.flatMap(({ id, shape }) => (shape.kind === 'point' ? [{ id, at: { x: shape.x, y: shape.y } }] : [])),
        )
      }
    />
  );
}
