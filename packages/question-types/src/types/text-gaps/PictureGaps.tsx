/** Fields on a picture; where it is too narrow for them, numbers on the picture and the fields in a list below. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { ImageRef, MediaPort } from '../../schema/core.react.ts';
import { ZonePicture } from '../../zones/ZonePicture.tsx';
import type { TextGapsContent } from './definition.ts';
import classes from './text-gaps.module.css';

export interface PictureGapsProps {
  content: TextGapsContent;
  picture: ImageRef;
  media: MediaPort;
  numbers: ReadonlyMap<string, number>;
  gap(id: string): ReactNode;
}

/** Below it two fields side by side would cover the picture. */
const roomy = 560;

export function PictureGaps({ content, picture, media, numbers, gap }: PictureGapsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const node = root.current;
    if (node === null) return undefined;
    const watch = new ResizeObserver(() => setNarrow(node.clientWidth < roomy));
    watch.observe(node);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={root} className={classes.pictureGaps}>
      <ZonePicture image={picture} port={media} zones={[]} label={picture.alt} look={() => ({ label: '' })}>
        {content.gaps.map(({ id, at = { x: 0, y: 0 }, example }) => {
          const style = { '--x': `${at.x / 10}%`, top: `${at.y / 10}%` };
          if (!narrow)
            return (
              <div key={id} className={classes.onPicture} style={style} data-theme="light">
                {gap(id)}
              </div>
            );
          return (
            <span key={id} className={classes.marker} style={style}>
              {example ?? numbers.get(id)}
            </span>
          );
        })}
      </ZonePicture>
      {narrow && (
        <ol className={classes.gapList}>
          {content.gaps.map(({ id, example }) => (example === undefined ? <li key={id}>{gap(id)}</li> : null))}
        </ol>
      )}
    </div>
  );
}
