import { useEffect } from 'react';

const ALIVE = 'wickwise:alive';

/**
 * Runs in the document's head. A page rendered at build time shows its buttons before they work: clicks in between are
 * recorded and repeated once they do. A press may also start before hydration and end after it: its click then reaches
 * a control that has not seen the mousedown, so the whole press is repeated. Typed text is entered again as if it were
 * typed now, because React ignores a value that it has already read. Above all it keeps the browser from submitting a
 * form on its own, which would put a password into the address. Static text: the server allows it by its hash.
 */
export const earlyPressScript = `(function () {
  var pressed = [], begun = null, works = false, repeating = false;
  function controlOf(event) {
    return event.target instanceof Element && event.target.closest("button,[role=tab]");
  }
  function repeat(control) {
    repeating = true;
    ["pointerdown", "mousedown", "pointerup", "mouseup"].forEach(function (type) {
      control.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, button: 0 }));
    });
    control.click();
    repeating = false;
  }
  function onDown(event) {
    if (repeating) return;
    if (works) stop();
    else begun = controlOf(event);
  }
  function onClick(event) {
    var control = controlOf(event);
    if (repeating || !control) return;
    if (works) stop();
    if (works && control !== begun) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (works) repeat(control);
    else if (control.type !== "submit" || !pressed.includes(control)) pressed.push(control);
    begun = null;
  }
  function stop() {
    document.removeEventListener("pointerdown", onDown, true);
    document.removeEventListener("click", onClick, true);
  }
  document.addEventListener("pointerdown", onDown, true);
  document.addEventListener("click", onClick, true);
  function retype(field) {
    if (field.value === field.defaultValue) return;
    var typed = field.value;
    field.value = "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, typed);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  document.addEventListener("${ALIVE}", function () {
    works = true;
    document.querySelectorAll("input:not([type=checkbox],[type=radio],[type=file]),textarea").forEach(retype);
    pressed.forEach(repeat);
    if (!begun) stop();
  }, { once: true });
})()`;

/**
 * Reports that the page works, once React has run all effects: while they run it can hydrate no slice, and a click on
 * one that is not hydrated would be lost.
 */
export function useReplayEarlyPresses(): void {
  useEffect(() => queueMicrotask(() => document.dispatchEvent(new Event(ALIVE))), []);
}
