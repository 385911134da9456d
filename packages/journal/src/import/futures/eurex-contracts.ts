import { type FuturesContract, specifiedBy } from './contract.ts';

const BONDS = 'https://www.eurexchange.com/ex-en/markets/int/fix/government-bonds/Mid-Term-Euro-OAT-Futures-42092';
const OVERVIEW = 'https://www.capitalfutures.com.tw/en-us/productinformation/contract?area=us-eu&ex=eur';
const euro = { currency: 'EUR' };
const par = { ...euro, quotedIn: 'points of 100 at par' };

/** Stock indexes, volatility and government bonds of Eurex. */
export const eurexContracts: readonly FuturesContract[] = [
  ...specifiedBy('https://www.eurex.com/ex-en/markets/idx/dax/Micro-DAX-Futures-2615490', 'Eurex', [
    { root: 'FDAX', name: 'DAX', pointValue: 25, tick: 1, ...euro },
    { root: 'FDXM', name: 'Mini-DAX', pointValue: 5, tick: 1, ...euro },
    { root: 'FDXS', name: 'Micro-DAX', pointValue: 1, tick: 1, ...euro },
    { root: 'FDIV', name: 'DivDAX', pointValue: 200, tick: 0.05, ...euro },
    { root: 'FSMX', name: 'Mini-MDAX', pointValue: 1, tick: 1, ...euro },
    { root: 'FTDX', name: 'TecDAX', pointValue: 10, tick: 0.5, ...euro },
  ]),
  ...specifiedBy('https://www.eurex.com/ex-en/markets/productSearch/product!DE0009652388', 'Eurex', [
    { root: 'FESX', name: 'EURO STOXX 50', pointValue: 10, tick: 1, ...euro },
    { root: 'FSXE', name: 'Micro-EURO STOXX 50', pointValue: 1, tick: 0.5, ...euro },
    { root: 'FSTX', name: 'STOXX Europe 50', pointValue: 10, tick: 1, ...euro },
    { root: 'FESQ', name: 'EURO STOXX 50 in dollars', pointValue: 10, tick: 1 },
  ]),
  ...specifiedBy(OVERVIEW, 'Eurex', [
    { root: 'FXXP', name: 'STOXX Europe 600', pointValue: 50, tick: 0.1, ...euro },
    { root: 'FESB', name: 'EURO STOXX Banks', pointValue: 50, tick: 0.05, ...euro },
    { root: 'FSMI', name: 'Swiss Market Index', pointValue: 10, tick: 1, currency: 'CHF' },
  ]),
  ...specifiedBy(
    'https://www.eurex.com/ex-en/markets/vol/vstoxx/vstoxx-futures-and-options/VSTOXX-Futures-253604',
    'Eurex',
    [{ root: 'FVS', name: 'VSTOXX', pointValue: 100, tick: 0.05, ...euro }],
  ),
  ...specifiedBy(BONDS, 'Eurex', [
    { root: 'FGBS', name: 'Euro-Schatz', pointValue: 1000, tick: 0.005, ...par },
    { root: 'FGBM', name: 'Euro-Bobl', pointValue: 1000, tick: 0.01, ...par },
    { root: 'FGBL', name: 'Euro-Bund', pointValue: 1000, tick: 0.01, ...par },
    { root: 'FGBX', name: 'Euro-Buxl', pointValue: 1000, tick: 0.02, ...par },
    { root: 'FBTS', name: 'Short-term Euro-BTP', pointValue: 1000, tick: 0.01, ...par },
    { root: 'FBTM', name: 'Mid-term Euro-BTP', pointValue: 1000, tick: 0.01, ...par },
    { root: 'FBTP', name: 'Long-term Euro-BTP', pointValue: 1000, tick: 0.01, ...par },
    { root: 'FOAM', name: 'Mid-term Euro-OAT', pointValue: 1000, tick: 0.01, ...par },
    { root: 'FOAT', name: 'Euro-OAT', pointValue: 1000, tick: 0.01, ...par },
    { root: 'FBON', name: 'Euro-BONO', pointValue: 1000, tick: 0.01, ...par },
    { root: 'CONF', name: 'CONF', pointValue: 1000, tick: 0.01, ...par, currency: 'CHF' },
  ]),
];
