'use no memo'; // It changes with every answer: memoising it would only add to the player's first load.
import { Suspense, useState } from 'react';
import type { AttemptSession } from '../session/attempt-session.ts';
import type { Outline } from '../session/outline.ts';
import { LoadingLine, OfflineCard } from './lazy-parts.ts';
import type { PlayerState } from './usePlayer.ts';

interface ConnectionCardsProps {
  player: PlayerState;
  outline: Outline;
  device: AttemptSession['device'];
}

/** Says that the connection is lost, or that the device is still loading the test. */
export function ConnectionCards({ player, outline, device }: ConnectionCardsProps) {
  const { snapshot, progress, place, goItem, closing } = player;
  // The card appears once per loss of the connection; once folded, it stays so until the next loss.
  const away = snapshot.state === 'offline';
  const [folded, fold] = useState(false);
  if (!away && folded) fold(false);
  if (closing) return null;
  if (away)
    return folded ? null : (
      <Suspense>
        <OfflineCard
          snapshot={snapshot}
          outline={outline}
          progress={progress}
          device={device}
          current={place.item.key}
          onGo={goItem}
          onFold={() => fold(true)}
        />
      </Suspense>
    );
  return device?.preparation ? (
    <Suspense>
      <LoadingLine preparation={device.preparation} />
    </Suspense>
  ) : null;
}
