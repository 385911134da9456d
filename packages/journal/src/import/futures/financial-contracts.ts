import { type FuturesContract, specifiedBy } from './contract.ts';

const CME = 'https://www.cmegroup.com/trading';
const INDEX = `${CME}/equity-index/us-index`;
const TREASURY = `${CME}/interest-rates/us-treasury`;
const BROKER = 'https://ampfutures.com/trading-info/contract-expirations';
const par = 'points of 100 at par';

/** Stock indexes, currencies, interest rates, volatility and cryptocurrencies of the American exchanges. */
export const financialContracts: readonly FuturesContract[] = [
  ...specifiedBy(`${INDEX}/e-mini-sandp500_contract_specifications.html`, 'CME', [
    { root: 'ES', name: 'E-mini S&P 500', pointValue: 50, tick: 0.25 },
  ]),
  ...specifiedBy(`${INDEX}/e-mini-nasdaq-100_contract_specifications.html`, 'CME', [
    { root: 'NQ', name: 'E-mini Nasdaq-100', pointValue: 20, tick: 0.25 },
  ]),
  ...specifiedBy(`${INDEX}/e-mini-russell-2000_contract_specifications.html`, 'CME', [
    { root: 'RTY', name: 'E-mini Russell 2000', pointValue: 50, tick: 0.1 },
  ]),
  ...specifiedBy('https://www.cmegroup.com/activetrader/Products/EquityIndex?s=YM', 'CBOT', [
    { root: 'YM', name: 'E-mini Dow', pointValue: 5, tick: 1 },
  ]),
  ...specifiedBy(`${INDEX}/micro-e-mini-futures.html`, 'CME', [
    { root: 'MES', name: 'Micro E-mini S&P 500', pointValue: 5, tick: 0.25 },
    { root: 'MNQ', name: 'Micro E-mini Nasdaq-100', pointValue: 2, tick: 0.25 },
    { root: 'M2K', name: 'Micro E-mini Russell 2000', pointValue: 5, tick: 0.1 },
    { root: 'MMC', name: 'Micro E-mini S&P MidCap 400', pointValue: 10, tick: 0.1 },
    { root: 'MSC', name: 'Micro E-mini S&P SmallCap 600', pointValue: 10, tick: 0.1 },
  ]),
  ...specifiedBy(`${INDEX}/micro-e-mini-futures.html`, 'CBOT', [
    { root: 'MYM', name: 'Micro E-mini Dow', pointValue: 0.5, tick: 1 },
  ]),
  ...specifiedBy(BROKER, 'CME', [
    { root: 'EMD', name: 'E-mini S&P MidCap 400', pointValue: 100, tick: 0.1 },
    { root: 'NKD', name: 'Nikkei 225 in dollars', pointValue: 5, tick: 5 },
  ]),
  ...specifiedBy(`${CME}/fx/g10/monthlies.html`, 'CME', [
    { root: '6E', name: 'Euro', pointValue: 125_000, tick: 0.000_05 },
    { root: '6J', name: 'Japanese yen', pointValue: 12_500_000, tick: 0.000_000_5 },
    { root: '6B', name: 'British pound', pointValue: 62_500, tick: 0.0001 },
    { root: '6A', name: 'Australian dollar', pointValue: 100_000, tick: 0.0001 },
    { root: '6C', name: 'Canadian dollar', pointValue: 100_000, tick: 0.000_05 },
    { root: 'RP', name: 'Euro in British pounds', pointValue: 125_000, tick: 0.000_05, currency: 'GBP' },
  ]),
  ...specifiedBy(`${CME}/fx/g10/swiss-franc_contractSpecs_options.html`, 'CME', [
    { root: '6S', name: 'Swiss franc', pointValue: 125_000, tick: 0.0001 },
  ]),
  ...specifiedBy('https://www.avicmanagement.com/specs.php', 'CME', [
    { root: '6M', name: 'Mexican peso', pointValue: 500_000, tick: 0.000_01 },
  ]),
  ...specifiedBy(`${CME}/fx/e-micros/e-micro-euro_contract_specifications.html`, 'CME', [
    { root: 'M6E', name: 'E-micro euro', pointValue: 12_500, tick: 0.0001 },
  ]),
  ...specifiedBy('https://www.foreigncurrencies.com/e-micro-fx-market.php', 'CME', [
    { root: 'M6B', name: 'E-micro British pound', pointValue: 6250, tick: 0.0001 },
  ]),
  ...specifiedBy('https://studylib.net/doc/8905325/introducing-forex-e-micro-futures.', 'CME', [
    { root: 'M6A', name: 'E-micro Australian dollar', pointValue: 10_000, tick: 0.0001 },
  ]),
  ...specifiedBy(`${TREASURY}/2-year-us-treasury-note_contract_specifications.html`, 'CBOT', [
    { root: 'ZT', name: '2-year T-note', pointValue: 2000, tick: 0.003_906_25, quotedIn: par },
  ]),
  ...specifiedBy(`${TREASURY}/3-year-us-treasury-note_contract_specifications.html`, 'CBOT', [
    { root: 'Z3N', name: '3-year T-note', pointValue: 2000, tick: 0.003_906_25, quotedIn: par },
  ]),
  ...specifiedBy(`${TREASURY}/5-year-us-treasury-note_contractSpecs_options.html`, 'CBOT', [
    { root: 'ZF', name: '5-year T-note', pointValue: 1000, tick: 0.007_812_5, quotedIn: par },
  ]),
  ...specifiedBy(`${TREASURY}/10-year-us-treasury-note_contract_specifications.html`, 'CBOT', [
    { root: 'ZN', name: '10-year T-note', pointValue: 1000, tick: 0.015_625, quotedIn: par },
  ]),
  ...specifiedBy(`${TREASURY}/ultra-10-year-us-treasury-note_contractSpecs_futures.html`, 'CBOT', [
    { root: 'TN', name: 'Ultra 10-year T-note', pointValue: 1000, tick: 0.015_625, quotedIn: par },
  ]),
  ...specifiedBy(`${TREASURY}/30-year-us-treasury-bond_contract_specifications.html`, 'CBOT', [
    { root: 'ZB', name: 'T-bond', pointValue: 1000, tick: 0.031_25, quotedIn: par },
  ]),
  ...specifiedBy(
    'https://bond.jugok.com/2021/04/US-Treasury-Bond-and-Note-Futures-UB-ZB-ZN-ZF-ZT-weekly.html',
    'CBOT',
    [{ root: 'UB', name: 'Ultra T-bond', pointValue: 1000, tick: 0.031_25, quotedIn: par }],
  ),
  ...specifiedBy(`${CME}/interest-rates/stir/three-month-sofr_contract_specifications.html`, 'CME', [
    { root: 'SR3', name: '3-month SOFR', pointValue: 2500, tick: 0.005, quotedIn: '100 minus the rate' },
  ]),
  ...specifiedBy(`${CME}/interest-rates/stir/30-day-federal-fund_contractSpecs_futures.html`, 'CBOT', [
    { root: 'ZQ', name: '30-day federal funds', pointValue: 4167, tick: 0.005, quotedIn: '100 minus the rate' },
  ]),
  ...specifiedBy('https://www.cboe.com/tradable_products/vix/vix_futures/specifications', 'CFE', [
    { root: 'VX', name: 'Cboe Volatility Index', pointValue: 1000, tick: 0.05 },
  ]),
  ...specifiedBy(BROKER, 'CFE', [{ root: 'VXM', name: 'Mini Cboe Volatility Index', pointValue: 100, tick: 0.05 }]),
  ...specifiedBy('https://www.cmegroup.com/activetrader/microbitcoin', 'CME', [
    { root: 'BTC', name: 'Bitcoin', pointValue: 5, tick: 5 },
    { root: 'MBT', name: 'Micro bitcoin', pointValue: 0.1, tick: 5 },
  ]),
  ...specifiedBy(
    'https://www.cmegroup.com/markets/cryptocurrencies/micro-cryptocurrency-futures-and-options.html',
    'CME',
    [
      { root: 'MET', name: 'Micro ether', pointValue: 0.1, tick: 0.5 },
      { root: 'MSL', name: 'Micro SOL', pointValue: 25, tick: 0.05 },
      { root: 'MXP', name: 'Micro XRP', pointValue: 2500, tick: 0.0005 },
    ],
  ),
  ...specifiedBy('https://www.theice.com/products/1368/US-Dollar-Index-Futures-TAS', 'ICE US', [
    { root: 'DX', name: 'US Dollar Index', pointValue: 1000, tick: 0.005 },
  ]),
];
