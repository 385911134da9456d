/** How often decisions may be sent, because each one stays as a row. A replay sends one for each trade that closes. */
export const sendLimit = { name: 'decision', points: 240, seconds: 60 * 60 } as const;

export const TOO_MANY_DECISIONS =
  'That’s a lot of trades in a short time. They’re kept in your browser and sent later.';
