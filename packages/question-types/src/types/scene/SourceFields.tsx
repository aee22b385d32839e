/** Names, words and small pictures while the author writes them. */
import { IconPlus } from '@tabler/icons-react';
import { Button, TextField } from '@vumon/ui';
import type { MediaPort } from '../../schema/core.react.ts';
import { newLocalId } from '../../editing/ids.tsx';
import { ImageFields, ImageTool } from '../../editing/Media.tsx';
import { PlaceTools } from '../../editing/entries/PlaceTools.tsx';
import { ProblemLine, type ProblemMessages } from '../../editing/problems.tsx';
import type { Upload } from '../../editing/upload.tsx';
import { moveEntry } from '../../editing/entries/changes.ts';
import frame from '../../editing/editing.module.css';
import { useMessages } from '../../messages.tsx';
import { maxSources } from './definition.ts';
import type { SceneCode, SceneContent, SceneSource } from './definition.ts';
import classes from './scene.module.css';

export interface SourceFieldsProps {
  code: SceneCode;
  content: SceneContent;
  media: MediaPort;
  upload: Upload;
  problem: ProblemMessages;
  onChange(sources: SceneSource[]): void;
}

export function SourceFields({ code, content, media, upload, problem, onChange }: SourceFieldsProps) {
  const t = useMessages('qt-scene');
  const { sources, zones } = content;
  const put = (next: SceneSource): void => onChange(sources.map((source) => (source.id === next.id ? next : source)));
  return (
    <section className={classes.pairs} aria-label={t(`editor.sources.${code}`)}>
      <span className={frame.label}>{t(`editor.sources.${code}`)}</span>
      {sources.map((source, index) => {
        const label = t('editor.source', { number: index + 1 });
        return (
          <div key={source.id} className={classes.sourceRow}>
            <span className={classes.sourceNumber} aria-hidden="true">
              {index + 1}
            </span>
            <div className={classes.sourceBody}>
              <TextField
                aria-label={label}
                maxLength={200}
                value={source.text}
                error={problem.at(`sources.${index}`)}
                onChange={(event) => put({ ...source, text: event.currentTarget.value })}
              />
              {source.image !== undefined && (
                <ImageFields
                  image={source.image}
                  port={media}
                  upload={upload}
                  caption={false}
                  onChange={(image) => put({ ...source, image })}
                  onRemove={() => {
                    const { image: _, ...rest } = source;
                    put(rest);
                  }}
                />
              )}
            </div>
            <span className={classes.sourceTools}>
              {code === 'MG6' && source.image === undefined && (
                <ImageTool
                  label={t('editor.sourcePicture', { number: index + 1 })}
                  upload={upload}
                  onDone={(image) => put({ ...source, image })}
                />
              )}
              <PlaceTools
                label={label}
                index={index}
                count={sources.length}
                onMove={(by) => onChange(moveEntry(sources, index, by))}
                onRemove={() => onChange(sources.filter((other) => other.id !== source.id))}
              />
            </span>
          </div>
        );
      })}
      <ProblemLine text={problem.at('sources')} />
      <div>
        <Button
          size="sm"
          icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
          disabledReason={sources.length >= maxSources ? t('editor.tooMany', { max: maxSources }) : null}
          onClick={() =>
            onChange([...sources, { id: newLocalId([...sources, ...zones].map((one) => one.id)), text: '' }])
          }
        >
          {t(`editor.addSource.${code}`)}
        </Button>
      </div>
    </section>
  );
}
