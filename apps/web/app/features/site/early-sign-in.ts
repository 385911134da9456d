import { SIGN_IN_HREF } from './site-links.ts';

/**
 * Runs in the document's head. The sign-in links of a built page lead back to its address without the query, which it
 * was built without; a click before the application has added the query adds it here. Static text: the server allows it
 * by its hash.
 */
export const earlySignInScript = `document.addEventListener("click",function(e){var a=e.target.closest&&e.target.closest('a[href^="${SIGN_IN_HREF}?"]');if(a&&location.search&&!a.search.includes("%3F"))a.search+=encodeURIComponent(location.search)},true)`;
