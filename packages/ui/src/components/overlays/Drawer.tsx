import type { ReactNode } from 'react';
import { Drawer as Base } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useMessages } from '../../translation.ts';
import { ComponentLibrary } from '../../ComponentLibrary.tsx';
import { useDialogLayer } from './useDialogLayer.ts';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { cx } from '../cx.ts';
import classes from './Overlay.module.css';

export interface DrawerProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  side?: 'left' | 'right';
  size?: number;
}

/** A side panel of 400 px; on a phone it is as wide as the screen. */
export function Drawer({ opened, onClose, title, children, footer, side = 'right', size = 400 }: DrawerProps) {
  const t = useMessages();
  const onTop = useDialogLayer(opened);
  return (
    <ComponentLibrary>
      <Base
        opened={opened}
        onClose={() => onTop() && onClose()}
        position={side}
        size={`min(${size}px, 100vw)`}
        title={title}
        closeButtonProps={{ 'aria-label': t('close'), icon: <IconX size={20} stroke={1.75} /> }}
        overlayProps={{ color: 'transparent', className: classes.overlay }}
        transitionProps={{ duration: 240, timingFunction: 'cubic-bezier(.2,.8,.2,1)' }}
        classNames={{
          content: cx(classes.drawer, side === 'left' ? classes.left : classes.right),
          header: classes.drawerHeader,
          title: classes.title,
          body: classes.drawerBody,
          close: classes.close,
        }}
      >
        <div className={classes.drawerScroll}>{children}</div>
        {footer !== undefined && <div className={classes.drawerFooter}>{footer}</div>}
      </Base>
    </ComponentLibrary>
  );
}
