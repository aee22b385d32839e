/** The imported file as a page: each line has its question's number, or is marked as not understood. */
import { IconFileText, IconKey, IconPhotoOff, IconScanEye, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { RichText } from '@vumon/question-types/players';
import { IconButton } from '@vumon/ui';
import { memo, useMemo, useState, type CSSProperties } from 'react';
import type { ImportObject, ImportPiece, QuestionImport } from '../import-queries.ts';
import { blocksOf, needsLook, numbersOf, withObjectGaps, type Block } from './groups.ts';
import classes from './review.module.css';
import { withSigns } from './signs.ts';

interface FileTextProps {
  piece: Pick<ImportPiece, 'markup' | 'signs'>;
  objects: readonly ImportObject[];
}

/** A line of the file with its pictures and unread formulas in place, and its labels and letters of options marked. */
export function FileText({ piece, objects }: FileTextProps) {
  const { markup, signs } = useMemo(() => withSigns(piece), [piece]);
  return (
    <RichText
      text={withObjectGaps(markup)}
      gap={(id) => {
        const sign = signs.get(id);
        if (sign)
          return (
            <span className={classes.sign} data-sign={sign.kind}>
              {sign.text}
            </span>
          );
        const object = objects.find((one) => `o${one.id}` === id);
        return object ? <ObjectView object={object} /> : null;
      }}
    />
  );
}

export function ObjectView({ object: { kind, media, latex, state, alt } }: { object: ImportObject }) {
  const { t } = useTranslation('question-bank');
  if (latex !== null) return <RichText inline text={`$${latex}$`} />;
  const name = alt || t(`review.objects.${kind}`);
  if (media !== null)
    return (
      <img
        className={kind === 'formula' || state === 'aside' ? classes.unreadPicture : classes.picture}
        src={`/media/${media}`}
        alt={name}
        loading="lazy"
      />
    );
  return (
    <span className={classes.unseen}>
      <IconPhotoOff size={16} stroke={1.75} aria-hidden />
      {name}
    </span>
  );
}

/** How large the file is shown. */
const zooms = [0.85, 1, 1.25, 1.5, 2] as const;

interface FilePaneProps {
  check: QuestionImport;
  selected: number | null;
  /** Every line can be pressed, to show how questions begin. */
  pointing: boolean;
  onSelect(line: number): void;
}

export const FilePane = memo(function FilePane({ check, selected, pointing, onSelect }: FilePaneProps) {
  const { t, find } = useTranslation('question-bank');
  const blocks = useMemo(() => blocksOf(check.pieces), [check.pieces]);
  const labels = useMemo(() => new Map(check.rows.map((row) => [row.line, numbersOf(row)])), [check.rows]);
  const look = useMemo(
    () => new Set(check.rows.filter((row) => !row.aside && needsLook(row)).map(({ line }) => line)),
    [check.rows],
  );
  const [zoom, setZoom] = useState<(typeof zooms)[number]>(1);
  const step = zooms.indexOf(zoom);
  const unknown = blocks.filter(({ place }) => place === 'unknown').length;
  return (
    <div className={classes.filePane}>
      <div className={classes.fileHead}>
        <h2>{t('review.file')}</h2>
        <span role="status" className="visually-hidden">
          {t('review.zoom', { percent: Math.round(zoom * 100) })}
        </span>
        <IconButton
          icon={<IconZoomOut size={20} stroke={1.75} aria-hidden />}
          aria-label={t('review.zoomOut')}
          onClick={() => setZoom(zooms[step - 1] ?? zoom)}
        />
        <IconButton
          icon={<IconZoomIn size={20} stroke={1.75} aria-hidden />}
          aria-label={t('review.zoomIn')}
          onClick={() => setZoom(zooms[step + 1] ?? zoom)}
        />
      </div>
      <ul className={classes.legend} aria-label={t('review.legend.title')}>
        {(['label', 'option', 'look'] as const).map((sign) => (
          <li key={sign}>
            <span className={classes.sign} data-sign={sign} aria-hidden />
            {t(`review.legend.${sign}`)}
          </li>
        ))}
      </ul>
      <ol className={classes.paper} aria-label={t('review.file')} style={{ '--zoom': zoom } as CSSProperties}>
        {blocks.map((block) => {
          const line = block.pieces[0]!.line;
          const target =
            block.question ?? (pointing || block.place === 'unknown' || block.place === 'aside' ? line : null);
          const label = block.question === null ? null : (labels.get(block.question) ?? null);
          return (
            <li
              key={line}
              data-piece={target ?? undefined}
              data-place={block.place}
              data-look={(block.question !== null && look.has(block.question)) || undefined}
              data-selected={target !== null && target === selected ? true : undefined}
              className={classes.piece}
            >
              <span className={classes.pieceMargin}>
                {target === null ? (
                  <PlaceSign place={block.place} />
                ) : (
                  <button
                    type="button"
                    className={classes.pieceNumber}
                    aria-label={label === null ? t('review.toUnknown') : t('review.toQuestion', { number: label })}
                    onClick={() => onSelect(target)}
                  >
                    {label ?? '?'}
                  </button>
                )}
              </span>
              {/* The number is a button for keyboard users. */}
              {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
              <div className={classes.pieceText} onClick={() => target !== null && onSelect(target)}>
                {block.pieces.map((piece) => (
                  <FileText key={piece.line} piece={piece} objects={check.objects} />
                ))}
              </div>
            </li>
          );
        })}
      </ol>
      {check.leftOut.length > 0 && (
        <details className={classes.leftOut}>
          <summary>{t('review.leftOut', { count: check.leftOut.reduce((sum, { count }) => sum + count, 0) })}</summary>
          <ul>
            {check.leftOut.map(({ code, text, count }) => (
              <li key={`${code}${text}`}>
                {find('review.leftOutCodes', code) ?? code}
                {count > 1 && ` × ${count}`}
                {text && `: ${text.slice(0, 80)}`}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className={classes.fileFoot} role="status">
        <IconScanEye size={20} stroke={1.75} aria-hidden />
        {unknown === 0 ? t('review.allPlaced') : t('review.allBut', { count: unknown })}
      </p>
    </div>
  );
});

function PlaceSign({ place }: { place: Block['place'] }) {
  const Icon = place === 'keys' ? IconKey : IconFileText;
  return place === 'title' || place === 'keys' || place === 'part' || place === 'passage' ? (
    <Icon size={16} stroke={1.75} aria-hidden />
  ) : null;
}
