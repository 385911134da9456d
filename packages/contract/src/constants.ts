/** Values that both sides use and that need no schema library, so that the browser can take them alone. */

/** The price of heritage, paid once. */
export const HERITAGE_PRICE_CENTS = 3700;

/** An e-mail address that the server can sign in and send mail to. */
export const EMAIL_ADDRESS =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const PASSWORD_MIN_LENGTH = 10;
export const PASSWORD_MAX_LENGTH = 128;
export const NAME_MAX_LENGTH = 80;
/** How long an e-mailed sign-in link works. */
export const LINK_VALID_MINUTES = 15;
/** How recent a sign-in must be for steps that cannot be taken back. */
export const FRESH_SIGN_IN_MINUTES = 30;

/** A path on this site: anything that a browser or proxy could read as another site's address does not match. */
export const SITE_PATH = /^\/(?!\/)(?![^?#]*%(?:2f|5c))[^\\\s\p{Cc}]*$/iu;
export const SITE_PATH_MAX_LENGTH = 500;

export const patternCategories = ['candlesticks', 'chart-patterns', 'price-action'] as const;
export const PATTERN_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The most lessons a visitor can bring along at sign-in: far more than there are open to visitors. */
export const MERGE_LIMIT = 100;
