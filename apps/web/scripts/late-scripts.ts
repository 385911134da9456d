/** Storage keys that don't change what a page says. */
const HARMLESS_KEYS = ['hasSeenWelcome', 'wickwise.theme', 'wickwise.palette'];
/** How long a complete page waits to hydrate while the visitor does nothing. A later first click finds it hydrated. */
const HYDRATE_AFTER_MS = 3000;
/** So few that requesting them delays no click. */
const LINKS_AT_ONCE = 4;

/** The parts of the script for a page, as text. */
interface LateScripts {
  readonly links: string;
  readonly sheets: string;
  readonly modules: string;
  readonly names: string;
  readonly table: string;
  readonly entry: string;
  readonly isComplete: boolean;
}

/**
 * The script of a page with content. Once the page is painted with its own fonts, it loads the page's modules and
 * hydrates it. For a visitor, a complete page waits with the hydration until they move the pointer, touch or press
 * anything, or some seconds have passed. Clicks before that are kept by `early-presses`.
 */
export function lateScripts(page: LateScripts): string {
  return `(function () {
  var acts = ["pointerdown", "touchstart", "keydown", "focusin", "click"], signs = ["pointermove", "wheel", "scroll"];
  var loaded = null, seen = false, painted = false, started = false;
  function listen(change) {
    acts.forEach(function (type) { window[change](type, start, true); });
    signs.forEach(function (type) { window[change](type, notice, true); });
  }
  function notice(event) {
    // A pointer that is already over the page as it is laid out reports a move of zero.
    if (event.type === "pointermove" && !event.movementX && !event.movementY) return;
    seen = true;
    if (painted) start();
  }
  function start() {
    if (started) return;
    started = true;
    listen("removeEventListener");
    removeEventListener("load", afterPaint);
    loadAll().then(function (modules) {
      var [, ${page.names}] = modules;
      ${page.table}
      import("${page.entry}");
    });
  }
  function loadAll() {
    loaded = loaded || Promise.all([preload(${page.links}).then(load)].concat(${page.sheets}.map(style))).then(apply);
    return loaded;
  }
  function apply([modules, ...sheets]) {
    sheets.forEach(function (sheet) { sheet.media = "all"; });
    return modules;
  }
  function link(rel, href, media) {
    var made = Object.assign(document.createElement("link"), { rel: rel, media: media || "", href: href });
    document.head.append(made);
    return made;
  }
  function preload(links) {
    links.splice(0, ${LINKS_AT_ONCE}).forEach(function (href) { link("modulepreload", href); });
    return new Promise(function (resolve) { setTimeout(resolve); }).then(function () {
      return links.length ? preload(links) : undefined;
    });
  }
  function load() {
    return Promise.all(${page.modules}.map(function (href) { return import(href); }));
  }
  function style(href) {
    return new Promise(function (resolve) {
      var sheet = link("stylesheet", href, "not all");
      sheet.onload = sheet.onerror = function () { resolve(sheet); };
    });
  }
  function afterPaint() {
    document.fonts.ready.then(function () {
      requestAnimationFrame(function () { requestAnimationFrame(function () { setTimeout(work); }); });
    });
  }
  function work() {
    painted = true;
    if (seen || !mayWait()) start();
    else loadAll().then(function () { setTimeout(start, ${HYDRATE_AFTER_MS}); });
  }
  function mayWait() {
    return ${page.isComplete} && !location.search && !location.hash && isStranger() && !isMissing();
  }
  function isStranger() {
    try {
      return !document.cookie && Object.keys(localStorage).every(function (key) { return ${JSON.stringify(HARMLESS_KEYS)}.includes(key); });
    } catch (e) {
      return true;
    }
  }
  function isMissing() {
    return [].some.call(document.querySelectorAll("[data-to-come]"), function (place) {
      var box = place.getBoundingClientRect();
      return box.height > 0 && box.top < innerHeight;
    });
  }
  listen("addEventListener");
  addEventListener("load", afterPaint);
})()`;
}
