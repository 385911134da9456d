/** What a price move is worth for one futures contract. */
export interface FuturesContract {
  /** As the exchange's electronic market spells it: `MES`, `6E`, `FDAX`. */
  readonly root: string;
  readonly exchange: string;
  readonly name: string;
  /** What one contract gains when its price rises by 1, in the contract's currency. */
  readonly pointValue: number;
  /** The smallest move of the price. */
  readonly tick: number;
  readonly currency: string;
  /** The unit of the price, where it is neither the currency nor an index point. */
  readonly quotedIn?: string;
  /** The page that specifies it, and the day that page was read. */
  readonly source: string;
  readonly readOn: string;
}

type Specified = 'root' | 'name' | 'pointValue' | 'tick';
type Contract = Pick<FuturesContract, Specified> & Partial<Pick<FuturesContract, 'currency' | 'quotedIn'>>;

/** The contracts that one page specifies, in US dollars unless a row says otherwise. */
export function specifiedBy(source: string, exchange: string, contracts: readonly Contract[]): FuturesContract[] {
  return contracts.map((contract) => ({ exchange, currency: 'USD', source, readOn: '2026-11-26', ...contract }));
}
