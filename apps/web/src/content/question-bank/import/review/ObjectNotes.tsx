/**
 * Pictures and formulas that the teacher has to handle: type them again, replace them by a picture, or leave them out.
 */
import { IconPhoto, IconPhotoOff } from '@tabler/icons-react';
import { useTranslation } from '@vumon/i18n/react';
import { RichText } from '@vumon/question-types/players';
import { Button, Note, TextField } from '@vumon/ui';
import { useRef, useState } from 'react';
import { downloadFile } from '../../../../api/download.ts';
import { useErrorMessage } from '../../../../forms/errors.ts';
import { uploadMedia } from '../../media.ts';
import type { ImportChange, ImportObject } from '../import-queries.ts';
import classes from './review.module.css';

interface ObjectNotesProps {
  importId: string;
  objects: readonly ImportObject[];
  change(body: ImportChange): Promise<unknown>;
}

export function ObjectNotes({ objects, ...rest }: ObjectNotesProps) {
  return objects
    .filter(
      ({ kind, state, latex, file }) =>
        kind === 'formula' || state === 'unseen' || state === 'aside' || latex !== null || file !== null,
    )
    .map((object) => <ObjectNote key={object.id} object={object} {...rest} />);
}

function ObjectNote({ importId, object, change }: Omit<ObjectNotesProps, 'objects'> & { object: ImportObject }) {
  const { t } = useTranslation('question-bank');
  const messageOf = useErrorMessage();
  const input = useRef<HTMLInputElement>(null);
  const [latex, setLatex] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { id, kind, state, file } = object;
  const send = async (to: Extract<ImportChange, { kind: 'object' }>['to']) => {
    setFault(null);
    try {
      await change({ kind: 'object', object: id, to });
      setLatex(null);
    } catch (error) {
      setFault(messageOf(error));
    }
  };
  const replace = async (picture: File | undefined) => {
    if (!picture) return;
    setFault(null);
    try {
      await send({ media: (await uploadMedia(picture, 'image')).media });
    } catch (error) {
      setFault(messageOf(error));
    }
  };
  const Icon = state === 'picture' ? IconPhoto : IconPhotoOff;
  return (
    <div className={classes.objectNote}>
      <p>
        <Icon size={16} stroke={1.75} aria-hidden />
        {t(`review.objectStates.${kind}.${state}`)}
      </p>
      {latex === null ? (
        <div className={classes.objectActions}>
          <Button variant="link" size="sm" onClick={() => setLatex(object.latex ?? '')}>
            {t(state === 'formula' ? 'review.typeMore' : 'review.typeAgain')}
          </Button>
          {state !== 'formula' && (
            <Button variant="link" size="sm" onClick={() => input.current?.click()}>
              {t('review.replace')}
            </Button>
          )}
          {state === 'unseen' && (
            <Button variant="link" size="sm" onClick={() => void send({ aside: true })}>
              {t('review.leaveObject')}
            </Button>
          )}
          {(state === 'aside' || state === 'formula') && (
            <Button variant="link" size="sm" onClick={() => void send(null)}>
              {t('review.asRead')}
            </Button>
          )}
          {file !== null && (
            <Button
              variant="link"
              size="sm"
              onClick={() =>
                void downloadFile(`/questions/import/${importId}/file?n=${file}`, 'hinh').catch((error: unknown) =>
                  setFault(messageOf(error)),
                )
              }
            >
              {t('review.download')}
            </Button>
          )}
        </div>
      ) : (
        <form
          className={classes.formula}
          onSubmit={(event) => {
            event.preventDefault();
            void send({ latex: latex.trim() });
          }}
        >
          <TextField
            label={t('review.latex')}
            description={t('review.latexHint')}
            value={latex}
            data-autofocus
            onChange={(event) => setLatex(event.currentTarget.value)}
          />
          {latex.trim() !== '' && !latex.includes('$') && <RichText text={`$${latex}$`} />}
          <div className={classes.objectActions}>
            <Button size="sm" type="submit" disabledReason={latex.trim() === '' ? t('review.latexMissing') : null}>
              {t('review.keepFormula')}
            </Button>
            <Button size="sm" variant="link" onClick={() => setLatex(null)}>
              {t('review.cancel')}
            </Button>
          </div>
        </form>
      )}
      {fault && (
        <Note tone="bad" live>
          {fault}
        </Note>
      )}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        aria-label={t('review.replace')}
        onChange={(event) => {
          void replace(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}
