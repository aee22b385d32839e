/** The zones on a question's picture; nothing while there is no picture. */
import type { ImageRef, MediaPort } from '../schema/core.react.ts';
import { ProblemLine, type ProblemMessages } from '../editing/problems.tsx';
import type { Zone } from './geometry.ts';
import { ZoneEditor, type ZoneEditorProps } from './ZoneEditor.tsx';

export interface PictureZonesFieldProps extends Pick<ZoneEditorProps, 'title' | 'taken' | 'fields' | 'max'> {
  picture: ImageRef | undefined;
  zones: readonly Zone[];
  media: MediaPort;
  /** Problems at `zones` and `zones.N.name`. */
  problem: ProblemMessages;
  onZones(zones: Zone[]): void;
}

export function PictureZonesField({ picture, zones, media, problem, onZones, ...editor }: PictureZonesFieldProps) {
  if (picture === undefined) return null;
  return (
    <>
      <ZoneEditor
        {...editor}
        image={picture}
        port={media}
        figures={zones}
        kinds={['rectangle', 'ellipse', 'polygon']}
        problemAt={(index) => problem.at(`zones.${index}.name`)}
        onChange={(drawn) =>
          onZones(drawn.flatMap(({ id, name, shape }): Zone[] => (shape.kind === 'point' ? [] : [{ id, name, shape }])))
        }
      />
      <ProblemLine text={problem.at('zones')} />
    </>
  );
}
