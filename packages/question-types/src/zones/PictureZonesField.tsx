/** A question's picture and the zones drawn on it. */
import type { ImageRef, MediaPort } from '../schema/core.react.ts';
import { ProblemLine, type ProblemMessages } from '../editing/problems.tsx';
import type { Zone } from './geometry.ts';
import { PictureField, type PictureFieldProps } from './PictureField.tsx';
import { ZoneEditor, type ZoneEditorProps } from './ZoneEditor.tsx';

export interface PictureZonesFieldProps
  extends Pick<ZoneEditorProps, 'title' | 'taken' | 'fields' | 'max'>, Pick<PictureFieldProps, 'upload'> {
  picture: ImageRef | undefined;
  zones: readonly Zone[];
  media: MediaPort;
  /** Problems at `picture`, `zones` and `zones.N.name`. */
  problem: ProblemMessages;
  onPicture(picture: ImageRef | undefined): void;
  onZones(zones: Zone[]): void;
}

export function PictureZonesField({
  picture,
  zones,
  media,
  upload,
  problem,
  onPicture,
  onZones,
  ...editor
}: PictureZonesFieldProps) {
  return (
    <>
      <PictureField picture={picture} port={media} upload={upload} error={problem.at('picture')} onChange={onPicture} />
      {picture !== undefined && (
        <>
          <ZoneEditor
            {...editor}
            image={picture}
            port={media}
            figures={zones}
            kinds={['rectangle', 'ellipse', 'polygon']}
            problemAt={(index) => problem.at(`zones.${index}.name`)}
            onChange={(drawn) =>
              onZones(
                drawn.flatMap(({ id, name, shape }): Zone[] => (shape.kind === 'point' ? [] : [{ id, name, shape }])),
              )
            }
          />
          <ProblemLine text={problem.at('zones')} />
        </>
      )}
    </>
  );
}
