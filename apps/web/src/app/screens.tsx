/**
 * Screens of pages, loaded when they are opened. One that could not be loaded can be asked for again, which the router's
 * own lazy components cannot: they keep the error, or load the document again, which without a connection ends the app.
 */
import { use, useEffect, type ComponentType, type ReactNode } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** What forgets the failure of a screen. */
const failures = new Set<() => void>();

/** After this, screens that could not be loaded are asked for again when they are rendered. */
export function forgetFailedScreens(): void {
  for (const forget of failures) forget();
  failures.clear();
}

export const screensFailed = (): boolean => failures.size > 0;

let drawn: () => void;
/** Says that something has been drawn. */
export const tellDrawn = (): void => drawn();
/** Resolves when a screen has been drawn, or what stands in for one, and listens to what is pressed. */
export const firstScreen = new Promise<void>((resolve) => (drawn = resolve));

export interface Screen {
  (): ReactNode;
  preload(): Promise<void>;
}

export function lazyScreen(load: Load): Screen {
  let loading: Promise<ComponentType> | undefined;
  const forget = () => void (loading = undefined);
  const loaded = (): Promise<ComponentType> => {
    if (loading) return loading;
    const asked = load().then(
      (module) => module.default,
      (error: unknown) => {
        failures.add(forget);
        throw new ScreenFailed(error);
      },
    );
    // `use` does not suspend for a promise that carries its result in the fields that React itself sets. Whoever waits for
    // it gets the failure; nobody may be waiting any more.
    asked.then(
      (value) => Object.assign(asked, { status: 'fulfilled', value }),
      () => undefined,
    );
    return (loading = asked);
  };
  function Screen(): ReactNode {
    // In every render: React continues a suspended component by rendering it again, and a missing `use` fails there, when
    // the code has come in between.
    const Page = use(loaded());
    useEffect(() => drawn(), []);
    return <Page />;
  }
  // The router waits for the code before it shows the page, and loads code of links that are pointed at. A failure of
  // either is forgotten, so that the page itself asks again.
  Screen.preload = () => loaded().then(() => undefined, forget);
  return Screen;
}

/** The code of a page could not be loaded: no connection, or a file that a later release has removed. */
export class ScreenFailed extends Error {
  override name = 'ScreenFailed';
  constructor(cause: unknown) {
    super('the code of the page could not be loaded', { cause });
  }
}
