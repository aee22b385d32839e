/** The player of the drawing family: a colour (and a shape) is chosen, a zone pressed; words are written below the picture. */
import { useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { IconEraser, IconInfoCircle } from '@tabler/icons-react';
import type { ImageRef, PlayerFacet, PlayerProps, StimulusProps } from '../../schema/core.react.ts';
import { plainTextOf } from '../../markup/index.ts';
import { ItemCard } from '../../playing/ItemCard.tsx';
import { ItemsHead, Pictures, Recordings, StimulusView, hasCommonStimulus } from '../../playing/Stimulus.tsx';
import { ownEntry } from '../../schema/records.ts';
import playing from '../../playing/playing.module.css';
import { RichText } from '../../rich-text/RichText.tsx';
import { useMessages } from '../../messages.tsx';
import { ZonePicture } from '../../zones/ZonePicture.tsx';
import { answeredItems, markOn } from './answered.ts';
import type { DrawingCode, DrawingContent, DrawingResponse, DrawingZone, Mark } from './definition.ts';
import { lookOf, ShapeDrawing, useMarkNames } from './marks.tsx';
import { maxOfOneShape, palettes, refusalOf, shapeIds } from './palette.ts';
import type { ShapeId } from './palette.ts';
import classes from './drawing.module.css';

type Props = PlayerProps<DrawingContent, DrawingResponse>;
const lastNumber = (content: DrawingContent, first: number): number => first + content.items.length - 1;

function Stimulus({ content, media, firstNumber }: StimulusProps<DrawingContent>) {
  return <StimulusView content={content} media={media} first={firstNumber} last={lastNumber(content, firstNumber)} />;
}

/** The tool: what a press on a zone does. */
interface Tool {
  colour: string | null;
  shape: ShapeId | null;
  eraser: boolean;
}

function Palette({
  code,
  content,
  tool,
  onChange,
}: {
  code: DrawingCode;
  content: DrawingContent;
  tool: Tool;
  onChange(tool: Tool): void;
}) {
  const t = useMessages('qt-drawing');
  const words = useMarkNames();
  const name = useId();
  const paint = palettes[content.palette].find((colour) => colour.id === tool.colour)?.paint ?? '#fff';
  return (
    <div className={classes.palette}>
      {code === 'DS1' && (
        <div className={classes.tools} data-shapes role="radiogroup" aria-label={t('player.shapes')}>
          {shapeIds.map((shape) => (
            <label
              key={shape}
              className={classes.tool}
              data-chosen={(!tool.eraser && tool.shape === shape) || undefined}
            >
              <input
                type="radio"
                name={`${name}-shape`}
                checked={!tool.eraser && tool.shape === shape}
                onChange={() => onChange({ ...tool, shape, eraser: false })}
              />
              <span className={classes.shapeTool}>
                <ShapeDrawing shape={shape} paint={paint} />
              </span>
              <span className={classes.toolName}>{words.shape(shape)}</span>
            </label>
          ))}
        </div>
      )}
      <div className={classes.tools} role="radiogroup" aria-label={t('player.colours')}>
        {palettes[content.palette].map((colour) => (
          <label
            key={colour.id}
            className={classes.tool}
            data-chosen={(!tool.eraser && tool.colour === colour.id) || undefined}
          >
            <input
              type="radio"
              name={`${name}-colour`}
              checked={!tool.eraser && tool.colour === colour.id}
              onChange={() => onChange({ ...tool, colour: colour.id, eraser: false })}
            />
            <span className={classes.swatch} style={{ background: colour.paint }} />
            <span className={classes.toolName}>{words.colour(colour.id)}</span>
          </label>
        ))}
        <label className={classes.tool} data-chosen={tool.eraser || undefined}>
          <input
            type="radio"
            name={`${name}-colour`}
            checked={tool.eraser}
            onChange={() => onChange({ ...tool, eraser: true })}
          />
          <span className={classes.eraser}>
            <IconEraser size={22} stroke={1.75} aria-hidden="true" />
          </span>
          <span className={classes.toolName}>{t('player.eraser')}</span>
        </label>
      </div>
    </div>
  );
}

/** "a", "b", …: connects a field below the picture with its place on it. */
export const wordLetter = (content: DrawingContent, zone: string): string =>
  String.fromCharCode(97 + content.zones.filter((one) => one.words === true).findIndex((one) => one.id === zone));

/** The text as typed: spaces are kept while the next word is being typed. */
function textOn(response: DrawingResponse | null, zone: string): string {
  const mark = ownEntry(response, zone);
  return typeof mark === 'string' ? mark : '';
}

/** The chosen tool, and what a press on a zone does with it. */
function usePainting(
  fields: RefObject<HTMLOListElement | null>,
  { code, content, response, onChange }: Props & { code: DrawingCode },
) {
  const t = useMessages('qt-drawing');
  const words = useMarkNames();
  const [tool, setTool] = useState<Tool>({ colour: null, shape: null, eraser: false });
  const [said, setSaid] = useState('');
  const { zones } = content;

  function set(zone: string, mark: Mark | undefined): void {
    const { [zone]: _, ...others } = response ?? {};
    onChange(mark === undefined ? others : { ...others, [zone]: mark });
  }

  function press(id: string): void {
    const zone = zones.find((one) => one.id === id);
    if (zone === undefined) return;
    if (zone.words === true) return fields.current?.querySelector<HTMLElement>(`[data-field="${id}"]`)?.focus();
    const old = markOn(response, id);
    if (tool.eraser) {
      if (old !== undefined) set(id, undefined);
      return setSaid(t(old === undefined ? 'player.nothingThere' : 'player.erased', { zone: plainTextOf(zone.name) }));
    }
    if (code === 'DS1' && tool.shape === null) return setSaid(t('player.pickShape'));
    if (tool.colour === null) return setSaid(t('player.pickColour'));
    if (code !== 'DS1') {
      set(id, tool.colour);
      return setSaid(t('player.coloured', { zone: plainTextOf(zone.name), colour: words.colour(tool.colour) }));
    }
    if (tool.shape === null) return;
    const next = { shape: tool.shape, colour: tool.colour };
    const others = zones
      .filter((one) => one.id !== id)
      .map((one) => markOn(response, one.id))
      .filter((mark) => typeof mark === 'object');
    const names = { shape: words.shape(next.shape), colour: words.colour(next.colour) };
    const refusal = refusalOf(others, next);
    if (refusal === 'SHAPE_COLOUR_REPEATED') return setSaid(t('player.sameColour', names));
    if (refusal === 'SHAPE_TOO_OFTEN') return setSaid(t('player.tooOften', { ...names, max: maxOfOneShape }));
    set(id, next);
    setSaid(t('player.drawn', { zone: plainTextOf(zone.name), ...names }));
  }

  return { tool, setTool, said, set, press };
}

/** The fields of zones for words, below the picture. */
function WordFields({
  content,
  response,
  readOnly,
  list,
  onText,
}: Props & { list: RefObject<HTMLOListElement | null>; onText(zone: string, text: string | undefined): void }) {
  const t = useMessages('qt-drawing');
  const wordZones = content.zones.filter((zone) => zone.words === true);
  if (wordZones.length === 0) return null;
  return (
    <ol className={classes.fields} ref={list}>
      {wordZones.map((zone) => (
        <li key={zone.id}>
          <label className={classes.field}>
            <span>
              <b>{wordLetter(content, zone.id)})</b> {t('player.write', { zone: plainTextOf(zone.name) })}
            </span>
            <input
              data-field={zone.id}
              value={textOn(response, zone.id)}
              readOnly={readOnly === true}
              maxLength={500}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              onChange={(event) =>
                onText(zone.id, event.currentTarget.value === '' ? undefined : event.currentTarget.value)
              }
            />
          </label>
        </li>
      ))}
    </ol>
  );
}

/** The picture with its tools and fields. */
function PaintedPicture({ code, picture, ...props }: Props & { code: DrawingCode; picture: ImageRef }) {
  const t = useMessages('qt-drawing');
  const words = useMarkNames();
  const { content, media, response, readOnly } = props;
  const { zones } = content;
  const fields = useRef<HTMLOListElement>(null);
  const painting = usePainting(fields, { ...props, code });
  const look = (id: string) => {
    const zone =
      zones.find((one) => one.id === id) ??
      ({ id, name: '', shape: { kind: 'rectangle', x: 0, y: 0, width: 1, height: 1 } } satisfies DrawingZone);
    const mark = markOn(response, id);
    const holds = mark === undefined ? t('player.empty') : words.mark(mark, zone);
    return {
      label: t('player.zone', { zone: plainTextOf(zone.name), holds }),
      ...lookOf(content, zone, mark, words),
      ...(zone.words === true && mark === undefined ? { badge: wordLetter(content, id) } : {}),
    };
  };
  return (
    <>
      {readOnly !== true && <Palette code={code} content={content} tool={painting.tool} onChange={painting.setTool} />}
      {readOnly !== true && (
        <p className={classes.said}>
          <IconInfoCircle size={18} stroke={1.75} aria-hidden="true" />
          <span role="status" aria-live="polite">
            {painting.said === '' ? t(`player.how.${code}`) : painting.said}
          </span>
        </p>
      )}
      <ZonePicture
        image={picture}
        port={media}
        zones={zones}
        label={t('player.zones')}
        look={look}
        outlined={code === 'DS1'}
        onPress={readOnly === true ? undefined : painting.press}
      />
      <WordFields {...props} list={fields} onText={painting.set} />
    </>
  );
}

function Items({ code, ...props }: Props & { code: DrawingCode }) {
  const { content, media, firstNumber } = props;
  const { items, picture } = content;
  const last = lastNumber(content, firstNumber);
  const single = items.length === 1;
  const stimulus = hasCommonStimulus(content);
  const here = items.find((item) => item.id === props.currentItem)?.id ?? items[0]?.id ?? '';
  const written = items.some((item) => item.text !== '');

  return (
    <div className={playing.items}>
      {!stimulus && (
        <ItemsHead content={content} media={media} first={firstNumber} last={last}>
          <Recordings content={content} media={media} first={firstNumber} last={last} />
          <Pictures images={content.images} media={media} />
        </ItemsHead>
      )}
      <ItemCard
        item={here}
        number={firstNumber}
        last={last}
        flagNumber={
          firstNumber +
          Math.max(
            0,
            items.findIndex((item) => item.id === here),
          )
        }
        port={props}
      >
        <ol className={classes.tasks} data-bare={!written || undefined}>
          {items.map((item, index) => (
            <li
              key={item.id}
              data-item={single ? undefined : item.id}
              data-current={(!single && item.id === props.currentItem) || undefined}
              onFocus={() => props.onCurrentItem?.(item.id)}
            >
              {!single && <b className={classes.number}>{firstNumber + index}</b>}
              {item.text !== '' && <RichText inline text={item.text} />}
            </li>
          ))}
        </ol>
        {picture !== undefined && <PaintedPicture {...props} code={code} picture={picture} />}
      </ItemCard>
    </div>
  );
}

/** The player of one code. */
export const facet = (code: DrawingCode): PlayerFacet<DrawingContent, DrawingResponse> => ({
  Stimulus,
  Items: (props) => <Items code={code} {...props} />,
  hasStimulus: hasCommonStimulus,
  answeredItems,
});
