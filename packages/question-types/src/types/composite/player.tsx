/** The player of a composite: the passage or recording, and below it each part in the player of its own type. */
import { Suspense } from 'react';
import type { PlayerFacet, PlayerProps } from '../../schema/core.react.ts';
import { ItemNames } from '../../playing/item-names.tsx';
import { ownEntry } from '../../schema/records.ts';
import { ItemsHead, Pictures, StimulusView, hasCommonStimulus } from '../../playing/Stimulus.tsx';
import playing from '../../playing/playing.module.css';
import type { Lazy } from '../../registry/lazily.tsx';
import type { CompositeContent, CompositePart, CompositeResponse } from './definition.ts';
import { itemIdOf } from './item-ids.ts';
import { itemNamed, lastNumber, numberedParts, pointsOf, seedOf, useLoaded } from './pieces.tsx';
import classes from './composite.module.css';

export type PartPlayer = PlayerFacet<object, Record<string, unknown>>;
export type PartPlayers = Readonly<Record<string, Lazy<PartPlayer>>>;

type Props = PlayerProps<CompositeContent, CompositeResponse>;

interface PartProps {
  whole: Props;
  player: Lazy<PartPlayer>;
  part: CompositePart;
  first: number;
}

function Part({ whole, player, part, first }: PartProps) {
  const { Stimulus, Items, hasStimulus } = useLoaded(player);
  const { media, response, onChange, onCurrentItem, onFlag, flagged, readOnly } = whole;
  const points = pointsOf(part, whole.points);
  const shared = { content: part.content, media, firstNumber: first, shuffleSeed: seedOf(part, whole.shuffleSeed) };

  function answer(given: Record<string, unknown>): void {
    const { [part.id]: _, ...others } = response ?? {};
    onChange(Object.keys(given).length === 0 ? others : { ...others, [part.id]: given });
  }

  return (
    <ItemNames value={(item) => itemIdOf(part.id, item)}>
      {hasStimulus(part.content) && (
        <div className={classes.stimulus}>
          <Stimulus {...shared} />
        </div>
      )}
      <Items
        {...shared}
        response={ownEntry(response, part.id) ?? null}
        onChange={answer}
        currentItem={itemNamed(part, whole.currentItem)}
        onCurrentItem={(item) => onCurrentItem?.(itemIdOf(part.id, item))}
        flagged={new Set(part.items.filter((item) => flagged.has(itemIdOf(part.id, item))))}
        onFlag={(item) => onFlag(itemIdOf(part.id, item))}
        {...(readOnly === undefined ? {} : { readOnly })}
        {...(points === undefined ? {} : { points })}
      />
    </ItemNames>
  );
}

function Items({ players, ...props }: Props & { players: PartPlayers }) {
  const { content, media, firstNumber } = props;
  return (
    <div className={classes.parts}>
      {!hasCommonStimulus(content) && (
        <ItemsHead content={content} media={media} first={firstNumber} last={lastNumber(content, firstNumber)}>
          <Pictures images={content.images} media={media} />
        </ItemsHead>
      )}
      {numberedParts(content, firstNumber).map(({ part, first }) => {
        const player = ownEntry(players, part.type);
        return (
          <section key={part.id} className={playing.items} data-part={part.id}>
            <Suspense>
              {player !== undefined && <Part whole={props} player={player} part={part} first={first} />}
            </Suspense>
          </section>
        );
      })}
    </div>
  );
}

/** The player of a composite; the registry passes in the players of the parts. */
export function facet(players: PartPlayers): PlayerFacet<CompositeContent, CompositeResponse> {
  return {
    Stimulus: ({ content, media, firstNumber }) => (
      <StimulusView content={content} media={media} first={firstNumber} last={lastNumber(content, firstNumber)} />
    ),
    Items: (props) => <Items players={players} {...props} />,
    hasStimulus: hasCommonStimulus,
    async prepare(content) {
      await Promise.all(content.parts.map(async (part) => ownEntry(players, part.type)?.load()));
    },
    answeredItems: (content, response) =>
      content.parts.flatMap((part) => {
        const given = ownEntry(response, part.id);
        const items =
          given === undefined ? undefined : ownEntry(players, part.type)?.loaded()?.answeredItems(part.content, given);
        return (items ?? []).map((item) => itemIdOf(part.id, item));
      }),
  };
}
