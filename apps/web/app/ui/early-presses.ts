import { useEffect } from 'react';

const ALIVE = 'wickwise:alive';

/**
 * Runs in the document's head. A page that was rendered at build time shows its buttons before they work: what is
 * pressed in between is kept and pressed again once they do. A press may also begin before and end after: then its
 * click comes to a control that has not seen its mousedown, and the whole press is repeated. What was typed is said again,
 * as if it were typed now: React takes a value that it has read itself for no change. Above all the browser does
 * not submit a form on its own, which would write a password into the address. Static text: the server allows it by its
 * hash.
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
 * Says that the page works now, once React has finished the effects: during them it can bring no slice to life, and a press
 * on one that still sleeps would be lost.
 */
export function useReplayEarlyPresses(): void {
  useEffect(() => queueMicrotask(() => document.dispatchEvent(new Event(ALIVE))), []);
}
