/** Keys of the browser's storage that change nothing of what a page says. */
const HARMLESS_KEYS = ['hasSeenWelcome', 'wickwise.theme', 'wickwise.palette'];
/** How long a complete page rests when nobody touches it. Its first press finds it alive after that. */
const REST_MS = 3000;
/** So few that asking for them holds up no press. */
const LINKS_AT_ONCE = 4;

/** What a page's own script is made of, as text. */
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
 * The script of a page that comes with its content. Once that is painted in its own letters, it loads the page's modules
 * and brings the page to life. In a stranger's browser a complete page rests before the latter, until its reader moves,
 * touches or presses anything or some seconds have passed. What is pressed before it works is kept by `early-presses`.
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
    // A pointer that lies over a page as it is laid out moves by nothing.
    if (event.type === "pointermove" && !event.movementX && !event.movementY) return;
    seen = true;
    if (painted) start();
  }
  function start() {
    if (started) return;
    started = true;
    listen("removeEventListener");
    removeEventListener("load", afterPaint);
    loadAll().then(function (files) {
      files.slice(1).forEach(function (sheet) { sheet.media = "all"; });
      var modules = files[0];
      var [, ${page.names}] = modules;
      ${page.table}
      import("${page.entry}");
    });
  }
  function loadAll() {
    loaded = loaded || Promise.all([preload(${page.links}).then(load)].concat(${page.sheets}.map(style)));
    return loaded;
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
    else loadAll().then(function () { setTimeout(start, ${REST_MS}); });
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
