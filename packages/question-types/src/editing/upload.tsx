/** Choosing a file and uploading it, one at a time, with an error message when it fails. */
import { lazy, Suspense, use, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button, FieldError, IconButton } from '@vumon/ui';
import type { EditorProps } from '../schema/core.react.ts';
import { useMessages } from '../messages.tsx';
import { useErrorMessages } from './problems.tsx';
import { CanRecord } from './recorder.tsx';
import classes from './editing.module.css';

const RecordDialog = lazy(() => import('./RecordDialog.tsx').then((module) => ({ default: module.RecordDialog })));

export type Upload = EditorProps<unknown, unknown>['upload'];
export type UploadKind = Parameters<Upload>[1];
export type Uploaded = Awaited<ReturnType<Upload>>;

const rules: Record<UploadKind, { accept: string; names: RegExp }> = {
  image: { accept: 'image/png,image/jpeg,.png,.jpg,.jpeg', names: /\.(png|jpe?g)$/i },
  audio: { accept: 'audio/mpeg,.mp3', names: /\.mp3$/i },
  video: { accept: 'video/mp4,video/webm,.mp4,.webm', names: /\.(mp4|webm)$/i },
  subtitles: { accept: '.vtt,text/vtt', names: /\.vtt$/i },
};

export interface UploadState {
  busy: boolean;
  error: string | undefined;
  /** Opens the file chooser; for audio, where the server can convert recordings, the recording dialog, which also offers the chooser. */
  choose(): void;
  /** Uploads a file that was dropped or pasted. */
  send(file: File): Promise<void>;
  /** The hidden file input and dialog; the caller must render it. */
  input: ReactNode;
}

/** One upload at a time, of one kind. */
export function useUpload(upload: Upload, kind: UploadKind, onDone: (file: Uploaded) => void): UploadState {
  const t = useMessages('qt-editing');
  const errorMessages = useErrorMessages();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [recording, setRecording] = useState(false);
  const records = use(CanRecord) && kind === 'audio';
  const rule = rules[kind];
  // An upload takes as long as the connection wants and the author goes on writing: what comes then is put into the
  // question as it is by that time. Once the field is gone, nothing is.
  const taker = useRef<typeof onDone>(null);
  useEffect(() => {
    taker.current = onDone;
    return () => {
      taker.current = null;
    };
  });

  async function send(file: File): Promise<void> {
    if (!rule.names.test(file.name)) return setError(t(`editor.upload.wrong.${kind}`));
    setError(undefined);
    setBusy(true);
    try {
      const sent = await upload(file, kind);
      taker.current?.(sent);
    } catch (problem) {
      setError(errorMessages(problem));
    }
    setBusy(false);
  }

  async function keep(clip: File): Promise<string | undefined> {
    setError(undefined);
    try {
      const sent = await upload(clip, kind);
      taker.current?.(sent);
      return undefined;
    } catch (problem) {
      // Also beside the field, where it is read once the dialog is closed.
      const message = errorMessages(problem);
      setError(message);
      return message;
    }
  }

  return {
    busy,
    error,
    send,
    choose: () => (records ? setRecording(true) : input.current?.click()),
    input: (
      <>
        {recording && (
          <Suspense fallback={null}>
            <RecordDialog
              onClose={() => setRecording(false)}
              onKeep={keep}
              onFile={() => {
                setRecording(false);
                input.current?.click();
              }}
            />
          </Suspense>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept={rule.accept}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            // Cleared, so that choosing the same file again after an error fires a change event.
            event.currentTarget.value = '';
            if (file !== undefined) void send(file);
          }}
        />
      </>
    ),
  };
}

export interface UploadButtonProps {
  upload: Upload;
  kind: UploadKind;
  label: string;
  icon?: ReactNode;
  onDone(file: Uploaded): void;
}

/** A button that uploads; its error is shown below it. */
export function UploadButton({ upload, kind, label, icon, onDone }: UploadButtonProps) {
  const { busy, error, choose, input } = useUpload(upload, kind, onDone);
  return (
    <span className={classes.upload}>
      {input}
      <Button size="sm" loading={busy} icon={icon} onClick={choose}>
        {label}
      </Button>
      {error !== undefined && <FieldError>{error}</FieldError>}
    </span>
  );
}

/** The same as an icon among the tools of a toolbar or a row; `children` are between the icon and its error. */
export function UploadTool({
  upload,
  kind,
  label,
  icon,
  onDone,
  children,
}: UploadButtonProps & { icon: ReactNode; children?: ReactNode }) {
  const { busy, error, choose, input } = useUpload(upload, kind, onDone);
  return (
    <>
      {input}
      <IconButton
        size="sm"
        aria-label={label}
        title={label}
        disabled={busy}
        aria-busy={busy || undefined}
        icon={icon}
        onClick={choose}
      />
      {children}
      {error !== undefined && (
        <span className={classes.toolError}>
          <FieldError>{error}</FieldError>
        </span>
      )}
    </>
  );
}
