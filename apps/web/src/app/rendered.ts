/**
 * The first script of a page that the server has rendered, written into the page before anything that it shows. Such a
 * page can be read, and its links be followed, without the app, so the app is loaded after the page. What is pressed
 * before it has come is done then: the last press, since an earlier one was to no effect that anybody could see.
 */

/** How long the page's pictures and fonts may keep the app waiting. */
const longestLoadMs = 3_000;
/** How long a link waits for the app, which remembers something of it. */
const longestWaitMs = 5_000;

const { app } = (document.currentScript as HTMLScriptElement).dataset;
let begun = false;
let lost = false;
/** Does again what was pressed. */
let again: (() => void) | null = null;
/** What was pressed, which shows that it waits. */
let pressed: Element | null = null;

function showWaiting(control: Element | null): void {
  pressed?.removeAttribute('aria-busy');
  control?.setAttribute('aria-busy', 'true');
  pressed = control;
}

function begin(): void {
  if (begun) return;
  begun = true;
  // The server names the app's script: an import by name would bring the bundler's own code, and the app's with it.
  import(/* @vite-ignore */ app!).catch((error: unknown) => {
    reportError(error);
    giveUp();
  });
}

/** Whoever has no connection any more still has the page, whose links lead on. */
function giveUp(): void {
  lost = true;
  showWaiting(null);
  again?.();
}

/** Without the app a link is a link; anything else needs a new page, which has the files of the present release. */
function pressWithoutApp(control: HTMLElement): void {
  if (control instanceof HTMLAnchorElement) location.assign(control.href);
  else if (navigator.onLine) location.reload();
}

function keepPress(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLElement>('button, label, input, a[data-waits]');
  // The browser opens links in other windows, and puts the cursor into fields.
  if (!control || (control instanceof HTMLAnchorElement && (event.ctrlKey || event.metaKey || event.shiftKey))) return;
  if (control instanceof HTMLInputElement && !/^(?:radio|checkbox|submit|button)$/.test(control.type)) return;
  event.preventDefault();
  event.stopPropagation();
  again = () => (lost ? pressWithoutApp(control) : control.click());
  if (lost) return again();
  showWaiting(control);
  if (control instanceof HTMLAnchorElement)
    setTimeout(() => {
      if (again) pressWithoutApp(control);
    }, longestWaitMs);
  begin();
}

/** Letters answer the question of the landing page. */
function keepKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return;
  if ((target as Element).closest('input:not([type=radio]), textarea, select')) return;
  again = () =>
    void (
      lost ||
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    );
  begin();
}

/** React may have put its own values back by the time that the app is there. */
const typed = new Map<EventTarget, string>();
const keepTyped = ({ target }: Event) => void typed.set(target!, (target as HTMLInputElement).value);

/** Tells the app what was typed before it had come: it takes notice of a value only when that differs from its own. */
function tellTyped(field: HTMLInputElement | HTMLTextAreaElement): void {
  const value = typed.get(field) ?? field.value;
  if (value === field.defaultValue) return;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function end(): void {
  removeEventListener('click', keepPress, true);
  removeEventListener('keydown', keepKey, true);
  removeEventListener('input', keepTyped, true);
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    '#root :is(input:not([type=radio], [type=checkbox]), textarea)',
  ))
    tellTyped(field);
  showWaiting(null);
  const press = again;
  again = null;
  press?.();
}

addEventListener('app-there', end);
addEventListener('app-failed', giveUp);
addEventListener('click', keepPress, true);
addEventListener('keydown', keepKey, true);
addEventListener('input', keepTyped, true);
addEventListener('load', begin);
// A picture or a font that never comes would keep that event from coming.
addEventListener('DOMContentLoaded', () => setTimeout(begin, longestLoadMs));
