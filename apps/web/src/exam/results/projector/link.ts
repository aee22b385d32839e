/**
 * Keeps a projector and the phone that turns its pages in step: each side calls the server every second and says what it
 * has changed. Of two changes at the same moment the later one holds.
 */
import type { ProjectorMeeting, ProjectorSlide, ProjectorState } from '@vumon/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '../../../api/client.ts';

const everyMs = 800;

/** What this side knows the other side to know. */
export interface Agreed {
  readonly revision: number;
  readonly slide: ProjectorSlide | null;
}

const keyOf = (slide: ProjectorSlide | null): string =>
  slide ? [slide.number, slide.shown, slide.trying, slide.named].join() : '';

/** What has to be said; null if the other side knows already. */
export const newsOf = (agreed: Agreed, own: ProjectorSlide | null): ProjectorSlide | null =>
  keyOf(agreed.slide) === keyOf(own) ? null : own;

/** What both sides agree on after a reply to `said`, and what this side has to show, if that is new to it. */
export function settled(
  agreed: Agreed,
  said: ProjectorSlide | null,
  { revision, slide }: Pick<ProjectorState, 'revision' | 'slide'>,
): { readonly agreed: Agreed; readonly show: ProjectorSlide | null } {
  if (said) return { agreed: { revision, slide: said }, show: null };
  if (!slide || (agreed.slide && revision <= agreed.revision)) return { agreed, show: null };
  return { agreed: { revision, slide }, show: keyOf(slide) === keyOf(agreed.slide) ? null : slide };
}

/** `waiting`: the other side is not there; `lost`: the server cannot be reached. */
export type LinkState = 'off' | 'waiting' | 'linked' | 'lost';

interface LinkOptions {
  readonly id: string;
  readonly as: ProjectorMeeting['as'];
  readonly on: boolean;
  /** What this side shows; null while it follows without anything of its own to say. */
  readonly slide: ProjectorSlide | null;
  onSlide(slide: ProjectorSlide): void;
}

export function useProjectorLink({ id, as, on, slide, onSlide }: LinkOptions): LinkState {
  const [state, setState] = useState<LinkState>('off');
  const agreed = useRef<Agreed>({ revision: 0, slide: null });
  const wake = useRef<(() => void) | null>(null);
  const news = useEffectEvent(() => newsOf(agreed.current, slide));
  const take = useEffectEvent((said: ProjectorSlide | null, reply: ProjectorState) => {
    const next = settled(agreed.current, said, reply);
    agreed.current = next.agreed;
    if (next.show) onSlide(next.show);
    setState((as === 'SCREEN' ? reply.remote : reply.screen) ? 'linked' : 'waiting');
  });
  useEffect(() => {
    if (!on) {
      setState('off');
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    let calling = false;
    const call = async () => {
      if (over || calling) return;
      clearTimeout(timer);
      calling = true;
      const said = news();
      try {
        const reply = await api('POST /itf/classes/unit-tests-assigned/{id}/projector', {
          params: { id },
          body: { as, slide: said },
        });
        if (!over) take(said, reply);
      } catch {
        if (!over) setState('lost');
      }
      calling = false;
      if (!over) timer = setTimeout(() => void call(), everyMs);
    };
    wake.current = () => void call();
    void call();
    return () => {
      over = true;
      wake.current = null;
      clearTimeout(timer);
    };
  }, [id, as, on]);
  const own = keyOf(slide);
  useEffect(() => wake.current?.(), [own]);
  return state;
}
