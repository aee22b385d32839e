import type { ReactNode } from 'react';
import { Modal as Base } from '@mantine/core';
import { ComponentLibrary } from '../../ComponentLibrary.tsx';
import { useDialogLayer } from './useDialogLayer.ts';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import classes from './Overlay.module.css';

export interface PaletteProps {
  onClose: () => void;
  'aria-label': string;
  children: ReactNode;
}

/** A dialog without a head near the top of the screen, for a field with its choices below it. */
export function Palette({ onClose, 'aria-label': label, children }: PaletteProps) {
  const onTop = useDialogLayer(true);
  return (
    <ComponentLibrary>
      <Base
        opened
        onClose={() => onTop() && onClose()}
        size={680}
        yOffset="56px"
        radius="lg"
        withCloseButton={false}
        overlayProps={{ color: 'transparent', className: classes.overlay }}
        transitionProps={{ transition: 'fade-down', duration: 150 }}
        classNames={{ content: classes.palette, body: classes.modalBody, inner: classes.paletteInner }}
        attributes={{ content: { 'aria-label': label } }}
      >
        {children}
      </Base>
    </ComponentLibrary>
  );
}
