/** The tool that puts a figure into a question, and the one that changes it. The dialog draws, so it is loaded on demand. */
import { lazy, Suspense, useState } from 'react';
import { IconTriangleSquareCircle } from '@tabler/icons-react';
import { Button, IconButton } from '@vumon/ui';
import type { ImageRef } from '../../schema/core.react.ts';
import type { FigureData } from '../../figures/index.ts';
import { useMessages } from '../../messages.tsx';
import classes from '../editing.module.css';

const FigureDialog = lazy(async () => ({ default: (await import('./FigureDialog.tsx')).FigureDialog }));

export type PutFigure = (image: ImageRef, data: FigureData) => void;

/** A key's data with those of one more figure. */
export const withFigure = <Key extends { readonly figures?: Readonly<Record<string, FigureData>> | undefined }>(
  key: Key,
  image: ImageRef,
  data: FigureData,
): Key => ({ ...key, figures: { ...key.figures, [image.media]: data } });

export function FigureTool({
  label,
  disabled = false,
  onDone,
}: {
  label: string;
  disabled?: boolean;
  onDone: PutFigure;
}) {
  const [open, setOpen] = useState(false);
  return (
    <span className={classes.mediaTool}>
      <IconButton
        size="sm"
        aria-label={label}
        title={label}
        disabled={disabled}
        icon={<IconTriangleSquareCircle size={20} stroke={1.75} />}
        onClick={() => setOpen(true)}
      />
      {open && <Opened onClose={() => setOpen(false)} onDone={onDone} />}
    </span>
  );
}

/** Opens the form of a figure that stands in the question. */
export function ChangeFigure({ data, onDone }: { data: FigureData; onDone: PutFigure }) {
  const t = useMessages('qt-editing');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        icon={<IconTriangleSquareCircle size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('editor.figure.change')}
      </Button>
      {open && <Opened start={data} onClose={() => setOpen(false)} onDone={onDone} />}
    </>
  );
}

function Opened({ start, onClose, onDone }: { start?: FigureData; onClose(): void; onDone: PutFigure }) {
  return (
    <Suspense fallback={null}>
      <FigureDialog
        start={start}
        onClose={onClose}
        onDone={(image, data) => {
          onClose();
          onDone(image, data);
        }}
      />
    </Suspense>
  );
}
