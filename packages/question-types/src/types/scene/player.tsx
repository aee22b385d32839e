/** The player of the scene family: sources are connected to zones of the picture, or put on them. */
import type { PlayerFacet, PlayerProps, StimulusProps } from '../../schema/core.react.ts';
import { ItemCard } from '../../playing/ItemCard.tsx';
import { ItemsHead, Pictures, Recordings, StimulusView, hasCommonStimulus } from '../../playing/Stimulus.tsx';
import playing from '../../playing/playing.module.css';
import { shuffleOptions } from '../../schema/shuffle.ts';
import { Board } from './board.tsx';
import type { SceneCode, SceneContent, SceneResponse, SceneSource } from './definition.ts';
import { answeredItems, itemsOf, placedOf, responseOf, sourcesOf } from './pairs.ts';

type Props = PlayerProps<SceneContent, SceneResponse>;

const lastNumber = (code: SceneCode, content: SceneContent, first: number): number =>
  Math.max(first, first + itemsOf(code, content).length - 1);

/** Numbered sources keep their order. */
export const shownSources = (code: SceneCode, content: SceneContent, seed: string | null): SceneSource[] =>
  seed === null || content.numbered !== 'zones' ? sourcesOf(code, content) : shuffleOptions(content.sources, seed);

function Items({ code, ...props }: Props & { code: SceneCode }) {
  const { content, media, firstNumber, response, onChange, readOnly } = props;
  const items = itemsOf(code, content);
  const last = lastNumber(code, content, firstNumber);
  const single = items.length === 1;
  const stimulus = hasCommonStimulus(content);
  const here = items.find((item) => item === props.currentItem) ?? items[0] ?? '';
  return (
    <div className={playing.items}>
      {!stimulus && (
        <ItemsHead content={content} media={media} first={firstNumber} last={last}>
          <Recordings content={content} media={media} first={firstNumber} last={last} />
          <Pictures images={content.images} media={media} />
        </ItemsHead>
      )}
      <ItemCard
        item={here}
        number={firstNumber}
        last={last}
        flagNumber={firstNumber + Math.max(0, items.indexOf(here))}
        port={props}
      >
        {content.picture !== undefined && (
          <Board
            code={code}
            content={content}
            media={media}
            picture={content.picture}
            sources={shownSources(code, content, props.shuffleSeed)}
            placed={placedOf(content, response)}
            readOnly={readOnly === true}
            firstNumber={firstNumber}
            items={!single}
            currentItem={props.currentItem}
            onCurrentItem={props.onCurrentItem}
            onChange={(placed) => onChange(responseOf(content, placed))}
          />
        )}
      </ItemCard>
    </div>
  );
}

/** The player of one code. */
export const facet = (code: SceneCode): PlayerFacet<SceneContent, SceneResponse> => ({
  Stimulus: ({ content, media, firstNumber }: StimulusProps<SceneContent>) => (
    <StimulusView content={content} media={media} first={firstNumber} last={lastNumber(code, content, firstNumber)} />
  ),
  Items: (props) => <Items code={code} {...props} />,
  hasStimulus: hasCommonStimulus,
  answeredItems: (content, response) => answeredItems(code, content, response),
});
