/** Values that server and browser share, kept free of the schema library so that the browser can import them alone. */

/** The price of heritage, paid once. */
export const HERITAGE_PRICE_CENTS = 3700;

export const PASSWORD_MIN_LENGTH = 10;
export const PASSWORD_MAX_LENGTH = 128;
export const NAME_MAX_LENGTH = 80;
/** How long an emailed sign-in link works. */
export const LINK_VALID_MINUTES = 15;
/** How long each of the two links of a change of address works. */
export const EMAIL_CHANGE_VALID_MINUTES = 60;
/** How recent a sign-in must be for irreversible steps. */
export const FRESH_SIGN_IN_MINUTES = 30;

/** How long a sign-in waits for its second factor. */
export const SECOND_FACTOR_MINUTES = 10;
export const RECOVERY_CODES = 10;

/** A path on this site: anything that a browser or proxy could read as another site's address does not match. */
export const SITE_PATH = /^\/(?!\/)(?![^?#]*%(?:2f|5c))[^\\\s\p{Cc}]*$/iu;
export const SITE_PATH_MAX_LENGTH = 500;

export const patternCategories = ['candlesticks', 'chart-patterns', 'price-action'] as const;
export const PATTERN_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The quizzes of all kinds that a Genesis learner, or a visitor's browser, may finish in one local day. */
export const GENESIS_QUIZZES_PER_DAY = 10;
/** How many quizzes of a kind anyone may start or finish, however many a day: each is stored permanently. */
export const QUIZZES_PER_HOUR = 60;
/** The category of vocabulary quizzes in the quiz history. */
export const VOCABULARY_CATEGORY = 'vocabulary';

/** What is studied once, besides the lessons. */
export const completionKinds = ['term', 'section', 'module', 'article'] as const;

/** The most of each kind that a visitor can merge at sign-in: far more than visitors have access to. */
export const MERGE_LIMIT = 100;

/** The most answers of drills that a visitor can merge in one call: their charts are drawn again. */
export const DRILL_MERGE_LIMIT = 30;

/** Where a decision about a trade was made: in a blind replay, or in a trade of the learner's own. */
export const decisionSources = ['replay', 'trade-review'] as const;

/** What a trader's rules are about: how a trade is entered, what it may lose, and when it is left. */
export const decisionTopics = ['trade-entry', 'trade-risk', 'trade-exit'] as const;

/** Decisions in one request. */
export const DECISION_BATCH_LIMIT = 100;

/** Flashcard grades, from forgotten to effortless. */
export const reviewGrades = ['again', 'hard', 'good', 'easy'] as const;

/** What else a learner does to a flashcard. */
export const cardEntryKinds = ['suspend', 'resume', 'reset'] as const;

/** How many new flashcards a day a learner may choose. Each comes back several times in its first weeks. */
export const NEW_CARDS_PER_DAY = { min: 0, max: 50, default: 10 } as const;

/** The probability of recall at which a flashcard is due, in percent: the one that a learner chooses. */
export const RETENTION_PERCENT = { min: 80, max: 97, default: 90 } as const;

/** The time that a flashcard or a question of a drill took, in milliseconds; more than a minute counts as a minute. */
export const RESPONSE_MS = { min: 0, max: 60_000 } as const;

/** Entries of the review log in one request. */
export const REVIEW_BATCH_LIMIT = 50;

/** Entries of the ledger in one response. */
export const LEDGER_PAGE_LENGTH = 50;

/** The confidence a learner can state, in percent: a coin toss is right half the time. */
export const MIN_CONFIDENCE = 50;
export const MAX_CONFIDENCE = 100;
/** How many answers with a confidence it takes for calibration to give advice. */
export const CALIBRATION_ADVICE_FROM = 30;

/** How many answers it takes until the chart of the day says how everyone did. */
export const DAILY_CHART_COUNTS_FROM = 20;

/** In percent: a pattern is a weak area below the first score, and a strength from the second. */
export const WEAK_BELOW_PERCENT = 70;
export const STRONG_FROM_PERCENT = 85;
/** How many answers it takes to judge a pattern. */
export const JUDGED_FROM_ATTEMPTS = 3;

/** Study sessions that are listed; older ones only count toward the totals. */
export const RECENT_SESSIONS = 5;

/** Questions of one drill. */
export const DRILL_LENGTH = 3;

/** The end of the name of the cookie that tells a page's scripts whether the browser has a session; they can't read the session's own. */
export const SIGNED_IN_COOKIE = 'wickwise.signed_in';

/** The characters of a message to support. */
export const SUPPORT_MESSAGE_MAX_LENGTH = 5000;

/** Of what a browser reports about a page that stopped working: the characters of a text, and the frames of its stack. */
export const CRASH_TEXT_LIMIT = 300;
export const CRASH_FRAMES_LIMIT = 10;
