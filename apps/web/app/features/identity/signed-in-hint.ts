import { SIGNED_IN_COOKIE } from '@wickwise/contract/constants';

/**
 * Runs in the document's head. Pages are built for visitors: in a browser with a session, what its learner may not see
 * stays hidden until the server has said who they are (`components.css`). Static text: the server allows it by its hash.
 */
export const signedInScript = `if(document.cookie.includes("${SIGNED_IN_COOKIE}="))document.documentElement.dataset.signedIn=""`;
