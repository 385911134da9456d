/** What a sentence such as “Buy 10 @ 20.50 EUR” says. */
export interface OrderText {
  readonly side: 'buy' | 'sell';
  readonly effect: 'open' | 'close' | null;
  /** As written. */
  readonly quantity: string;
  readonly price: string;
  readonly currency: string;
}

const pattern =
  /^(?:(open|close) )?(buy|sell) ([\d.,'’\s]+?)(?:\/[\d.,'’\s]+?)?(?: [^@]*)?\s*@\s*([\d.,'’]+)(?:\s*([a-z]{3,5}))?\b/i;

/**
 * Reads the sentence with which some brokers describe an execution: “Buy 10 @ 20.50 EUR”, or “OPEN BUY 5/10 @ 54.00”,
 * of which 5 were filled of an order of 10. “CLOSE BUY” closes what a purchase opened, so it sells. Null for others.
 */
export function readOrderText(text: string): OrderText | null {
  const [, effect = '', verb = '', quantity = '', price = '', currency = ''] = pattern.exec(text.trim()) ?? [];
  if (verb === '') return null;
  const isBuy = (verb.toLowerCase() === 'buy') !== (effect.toLowerCase() === 'close');
  return {
    side: isBuy ? 'buy' : 'sell',
    effect: effect === '' ? null : effect.toLowerCase() === 'open' ? 'open' : 'close',
    quantity,
    price,
    currency: currency.toUpperCase(),
  };
}
