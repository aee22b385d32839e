/** A figure made through a form: its kind, its data, and what is drawn from them at once. Loaded when it is opened. */
import { useId, useState } from 'react';
import { IconCircleCheck } from '@tabler/icons-react';
import { drawFigure, figureKinds, figureSchema, type Figure, type FigureKind } from '@vumon/figures';
import { useLocale } from '@vumon/i18n/react';
import { Button, Modal, Segmented, Switch, Tabs } from '@vumon/ui';
import type { ImageRef } from '../../schema/core.react.ts';
import { imageOfFigure, type FigureData } from '../../figures/index.ts';
import { Drawn } from '../../playing/Drawn.tsx';
import { useMessages } from '../../messages.tsx';
import { FigureFields } from './FigureFields.tsx';
import { starts } from './starts.ts';
import classes from './figures.module.css';

export interface FigureDialogProps {
  /** The figure to change; absent for a new one. */
  start?: FigureData | undefined;
  onClose(): void;
  onDone(image: ImageRef, data: FigureData): void;
}

/** The code of each field that is wrong, by its path in the figure. */
function faultsOf(figure: Figure): ReadonlyMap<string, string> {
  const parsed = figureSchema.safeParse(figure);
  if (parsed.success) return new Map();
  return new Map(
    parsed.error.issues.map(({ path, code, message }) => [path.join('.'), code === 'custom' ? message : 'VALUE']),
  );
}

export function FigureDialog({ start, onClose, onDone }: FigureDialogProps) {
  const t = useMessages('qt-editing');
  const panel = useId();
  /** What was entered for each kind, so that looking at another one loses nothing. */
  const [drafts, setDrafts] = useState<Partial<Record<FigureKind, Figure>>>(
    start ? { [start.figure.kind]: start.figure } : {},
  );
  const [kind, setKind] = useState<FigureKind>(start?.figure.kind ?? 'graph');
  const [full, setFull] = useState(start?.full ?? false);
  const figure = drafts[kind] ?? starts[kind];
  const faults = faultsOf(figure);
  // While a field is wrong, the figure from before stays.
  const [sound, setSound] = useState<Figure>(figure);
  if (faults.size === 0 && sound !== figure) setSound(figure);
  const shown = faults.size === 0 ? figure : sound;

  return (
    <Modal
      opened
      size="xl"
      onClose={onClose}
      title={t(start ? 'editor.figure.change' : 'editor.figure.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('editor.cancel')}</Button>
          <Button
            variant="primary"
            disabledReason={faults.size > 0 ? t('editor.figure.mend') : null}
            onClick={() => {
              // What is stored is what the schema reads, without fields that it does not know.
              const data = { figure: figureSchema.parse(figure), full };
              onDone(imageOfFigure(data), data);
            }}
          >
            {t(start ? 'editor.figure.save' : 'editor.figure.insert')}
          </Button>
        </>
      }
    >
      <Tabs
        aria-label={t('editor.figure.kind')}
        panelId={panel}
        value={kind}
        onChange={setKind}
        items={figureKinds.map((value) => ({ value, label: t(`editor.figure.kinds.${value}`) }))}
      />
      <div id={panel} role="tabpanel" aria-label={t(`editor.figure.kinds.${kind}`)} className={classes.panes}>
        <div className={classes.form}>
          <FigureFields
            key={kind}
            figure={figure}
            faults={faults}
            onChange={(next) => setDrafts((now) => ({ ...now, [kind]: next }))}
          />
        </div>
        <Preview figure={shown} stale={faults.size > 0} full={full} onFull={setFull} />
      </div>
    </Modal>
  );
}

interface PreviewProps {
  figure: Figure;
  stale: boolean;
  full: boolean;
  onFull(full: boolean): void;
}

function Preview({ figure, stale, full, onFull }: PreviewProps) {
  const t = useMessages('qt-editing');
  const own = useLocale();
  const [locale, setLocale] = useState(own);
  const drawing = drawFigure(figure);
  const { alts } = imageOfFigure({ figure, full });
  return (
    <section className={classes.preview} aria-label={t('editor.figure.preview')}>
      <div className={classes.paper} data-stale={stale || undefined}>
        <Drawn drawing={drawing} alt={alts![locale]} />
      </div>
      <p className={classes.same}>
        {!stale && (
          <>
            <IconCircleCheck size={18} stroke={1.75} aria-hidden="true" /> {t('editor.figure.same')}
          </>
        )}
        <span className={classes.width}>
          {t('editor.figure.width', { width: Math.round((drawing.width * 25.4) / 72) })}
        </span>
      </p>
      <div className={classes.described}>
        <div className={classes.describedHead}>
          <b>{t('editor.figure.alt')}</b>
          <Segmented
            aria-label={t('editor.figure.altLanguage')}
            value={locale}
            onChange={setLocale}
            options={[
              { value: 'vi', label: 'VI' },
              { value: 'en', label: 'EN' },
            ]}
          />
        </div>
        <p lang={locale} aria-live="polite">
          {alts![locale]}
        </p>
        <Switch
          label={t('editor.figure.full')}
          description={t('editor.figure.fullHint')}
          checked={full}
          onChange={onFull}
        />
      </div>
    </section>
  );
}
