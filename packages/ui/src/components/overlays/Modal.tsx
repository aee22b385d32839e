import { useRef, type ReactNode } from 'react';
import { Modal as Base } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useMessages } from '../../translation.ts';
import { ComponentLibrary } from '../../ComponentLibrary.tsx';
import { useDialogLayer } from './useDialogLayer.ts';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import classes from './Overlay.module.css';

export interface ModalProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the bottom, which stay visible while the content scrolls. */
  footer?: ReactNode;
  /** Width of 440, 560, 720 or 960 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Whether Escape and clicks outside leave it open, because a decision is required. */
  persistent?: boolean;
  /** The element to focus after closing, if it is not the one that had the focus when the dialog opened. */
  openedFrom?: Element | null;
}

const widths = { sm: 440, md: 560, lg: 720, xl: 960 };

export function Modal({ opened, onClose, title, children, footer, size = 'sm', persistent, openedFrom }: ModalProps) {
  const t = useMessages();
  const onTop = useDialogLayer(opened, openedFrom);
  const isSecond = useRef(false);
  return (
    <ComponentLibrary>
      <Base
        opened={opened}
        onClose={() => {
          const stays = isSecond.current;
          isSecond.current = false;
          if (!stays && onTop()) onClose();
        }}
        title={title}
        size={widths[size]}
        centered
        radius="lg"
        closeOnEscape={!persistent}
        closeOnClickOutside={!persistent}
        withCloseButton={!persistent}
        closeButtonProps={{ 'aria-label': t('close'), icon: <IconX size={20} stroke={1.75} /> }}
        overlayProps={{
          color: 'transparent',
          className: classes.overlay,
          // Who opens it with a double click hits the overlay with the second one.
          onClick: (event) => {
            isSecond.current = event.detail > 1;
          },
        }}
        transitionProps={{ transition: 'fade-up', duration: 300, timingFunction: 'cubic-bezier(.2,.8,.2,1)' }}
        classNames={{
          content: classes.modal,
          header: classes.modalHeader,
          title: classes.title,
          body: classes.modalBody,
          close: classes.close,
          inner: classes.inner,
        }}
      >
        <div className={classes.scroll}>{children}</div>
        {footer !== undefined && <div className={classes.modalFooter}>{footer}</div>}
      </Base>
    </ComponentLibrary>
  );
}
