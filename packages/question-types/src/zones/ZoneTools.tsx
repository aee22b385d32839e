import {
  IconCircle,
  IconFocusCentered,
  IconMapPin,
  IconPointer,
  IconPolygon,
  IconRectangle,
} from '@tabler/icons-react';
import { Button, Segmented } from '@vumon/ui';
import { useMessages } from '../messages.tsx';
import { figureInTheMiddle } from './geometry.ts';
import type { Figure, FigureKind } from './geometry.ts';
import classes from './zone-editor.module.css';
import type { Tool } from './useFigures.tsx';

const icons = {
  select: IconPointer,
  rectangle: IconRectangle,
  ellipse: IconCircle,
  polygon: IconPolygon,
  point: IconMapPin,
} as const;

interface ZoneToolsProps {
  readonly kinds: readonly FigureKind[];
  readonly tool: Tool;
  readonly corners: number;
  readonly count: number;
  /** The maximal number of figures, once it is reached. */
  readonly full: number | null;
  onTool(tool: Tool): void;
  onAdd(shape: Figure): void;
  onClose(): void;
  onCancel(): void;
}

/** The tools, a figure in the middle for the keyboard, and closing or dropping a polygon. */
export function ZoneTools({ kinds, tool, corners, count, full, onTool, onAdd, onClose, onCancel }: ZoneToolsProps) {
  const t = useMessages('qt-editing');
  const points = kinds.includes('point');
  const tools: readonly Tool[] = points ? [] : ['select', ...kinds];
  const inTheMiddle: FigureKind = tool === 'select' ? (kinds[0] ?? 'rectangle') : tool;
  return (
    <div className={classes.bar}>
      {tools.length > 0 && (
        <Segmented
          aria-label={t('editor.zones.tool')}
          value={tool}
          onChange={onTool}
          options={tools.map((value) => {
            const Icon = icons[value];
            return {
              value,
              label: (
                <span className={classes.tool}>
                  <Icon size={18} stroke={1.75} aria-hidden="true" />
                  <span className={classes.toolName}>{t(`editor.zones.tools.${value}`)}</span>
                </span>
              ),
              'aria-label': t(`editor.zones.tools.${value}`),
            };
          })}
        />
      )}
      <Button
        size="sm"
        icon={<IconFocusCentered size={18} stroke={1.75} aria-hidden="true" />}
        disabledReason={full === null ? null : t('editor.zones.full', { max: full })}
        onClick={() => onAdd(figureInTheMiddle(inTheMiddle, count))}
      >
        {t(points ? 'editor.zones.addPoint' : 'editor.zones.addMiddle')}
      </Button>
      {corners > 0 && (
        <>
          <Button
            size="sm"
            variant="tint"
            icon={<IconPolygon size={18} stroke={1.75} aria-hidden="true" />}
            disabledReason={corners < 3 ? t('editor.zones.cornersNeeded') : null}
            onClick={onClose}
          >
            {t('editor.zones.close')}
          </Button>
          <Button size="sm" variant="link" onClick={onCancel}>
            {t('editor.cancel')}
          </Button>
        </>
      )}
    </div>
  );
}
