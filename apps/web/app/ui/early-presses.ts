import { useEffect } from 'react';

const ALIVE = 'wickwise:alive';

/**
 * Runs in the document's head. A page that was rendered at build time shows its buttons before they work: what is
 * pressed in between is kept and pressed again once they do. Above all the browser does not send a form by itself then,
 * which would write a password into the address. Static text: the server allows it by its hash.
 */
export const earlyPressScript = `(function(){var d=document,pressed=[];function keep(e){var b=e.target instanceof Element&&e.target.closest("button,[role=tab]");if(b){e.preventDefault();pressed.push(b)}}d.addEventListener("click",keep,true);d.addEventListener("${ALIVE}",function(){d.removeEventListener("click",keep,true);pressed.forEach(function(b){["pointerdown","mousedown","pointerup","mouseup"].forEach(function(t){b.dispatchEvent(new PointerEvent(t,{bubbles:true,cancelable:true,button:0}))});b.click()})},{once:true})})()`;

/** Says that the page works now. */
export function useReplayEarlyPresses(): void {
  useEffect(() => {
    document.dispatchEvent(new Event(ALIVE));
  }, []);
}
