import { type FuturesContract, specifiedBy } from './contract.ts';

const CME = 'https://www.cmegroup.com';
const PROFILES = 'https://commodity.jugok.com';
const bushel = 'cents per bushel';
const pound = 'cents per pound';

/** Energy, metals, grains, livestock and softs. */
export const commodityContracts: readonly FuturesContract[] = [
  ...specifiedBy(`${CME}/trading/energy/crude-oil/light-sweet-crude_contractSpecs_futures.html`, 'NYMEX', [
    { root: 'CL', name: 'WTI crude oil', pointValue: 1000, tick: 0.01 },
  ]),
  ...specifiedBy(`${CME}/education/articles-and-reports/micro-wti-crude-oil-futures-faq.html`, 'NYMEX', [
    { root: 'MCL', name: 'Micro WTI crude oil', pointValue: 100, tick: 0.01 },
  ]),
  ...specifiedBy('https://edgeclear.com/cme-micro-crude/', 'NYMEX', [
    { root: 'QM', name: 'E-mini crude oil', pointValue: 500, tick: 0.025 },
  ]),
  ...specifiedBy(
    `${CME}/articles/faqs/micro-henry-hub-natural-gas-futures-and-options-frequently-asked-questions.html`,
    'NYMEX',
    [
      { root: 'NG', name: 'Henry Hub natural gas', pointValue: 10_000, tick: 0.001 },
      { root: 'QG', name: 'E-mini natural gas', pointValue: 2500, tick: 0.005 },
      { root: 'MNG', name: 'Micro Henry Hub natural gas', pointValue: 1000, tick: 0.001 },
    ],
  ),
  ...specifiedBy(`${CME}/trading/energy/refined-products/rbob-gasoline_contract_specifications.html`, 'NYMEX', [
    { root: 'RB', name: 'RBOB gasoline', pointValue: 42_000, tick: 0.0001 },
  ]),
  ...specifiedBy(`${PROFILES}/2021/01/CME-NYMEX-HO-NY-Harbor-ULSD-Heating-Oil-Futures-series.html`, 'NYMEX', [
    { root: 'HO', name: 'NY Harbor ULSD (heating oil)', pointValue: 42_000, tick: 0.0001 },
  ]),
  ...specifiedBy('https://www.ice.com/products/219/', 'ICE Europe', [
    { root: 'B', name: 'Brent crude oil', pointValue: 1000, tick: 0.01 },
  ]),
  ...specifiedBy('https://www.avicmanagement.com/specs.php', 'ICE Europe', [
    { root: 'G', name: 'Low sulphur gasoil', pointValue: 100, tick: 0.25 },
  ]),
  ...specifiedBy('https://www.kgieworld.sg/futures/cme-comex-gold-contractspecs', 'COMEX', [
    { root: 'GC', name: 'Gold', pointValue: 100, tick: 0.1 },
  ]),
  ...specifiedBy(`${CME}/education/brochures-and-handbooks/e-micro-gold-and-1000-oz-silver-futures.html`, 'COMEX', [
    { root: 'MGC', name: 'Micro gold', pointValue: 10, tick: 0.1 },
    { root: 'SI', name: 'Silver', pointValue: 5000, tick: 0.005 },
    { root: 'SIL', name: '1,000-oz silver', pointValue: 1000, tick: 0.01 },
  ]),
  ...specifiedBy('https://forexdirectory.biz/what-is-the-contract-size-of-gold-futures.html', 'COMEX', [
    { root: 'QO', name: 'E-mini gold', pointValue: 50, tick: 0.25 },
  ]),
  ...specifiedBy(`${CME}/articles/faqs/micro-copper-futures-faq.html`, 'COMEX', [
    { root: 'HG', name: 'Copper', pointValue: 25_000, tick: 0.0005 },
    { root: 'QC', name: 'E-mini copper', pointValue: 12_500, tick: 0.002 },
    { root: 'MHG', name: 'Micro copper', pointValue: 2500, tick: 0.0005 },
  ]),
  ...specifiedBy(`${PROFILES}/2020/10/CME-NYMEX-PL-Platinum-Futures-series.html`, 'NYMEX', [
    { root: 'PL', name: 'Platinum', pointValue: 50, tick: 0.1 },
  ]),
  ...specifiedBy(`${CME}/trading/agricultural/grain-and-oilseed/soybean_contract_specifications.html`, 'CBOT', [
    { root: 'ZS', name: 'Soybeans', pointValue: 50, tick: 0.25, quotedIn: bushel },
  ]),
  ...specifiedBy('https://mikesmoneytalks.ca/corn-2/', 'CBOT', [
    { root: 'ZC', name: 'Corn', pointValue: 50, tick: 0.25, quotedIn: bushel },
  ]),
  ...specifiedBy('http://futures.tradingcharts.com/specs/summary.html', 'CBOT', [
    { root: 'ZW', name: 'Chicago wheat', pointValue: 50, tick: 0.25, quotedIn: bushel },
    { root: 'KE', name: 'Kansas wheat', pointValue: 50, tick: 0.25, quotedIn: bushel },
    { root: 'ZO', name: 'Oats', pointValue: 50, tick: 0.25, quotedIn: bushel },
    { root: 'ZL', name: 'Soybean oil', pointValue: 600, tick: 0.01, quotedIn: pound },
    { root: 'XC', name: 'Mini corn', pointValue: 10, tick: 0.125, quotedIn: bushel },
    { root: 'XK', name: 'Mini soybeans', pointValue: 10, tick: 0.125, quotedIn: bushel },
  ]),
  ...specifiedBy(`${CME}/trading/agricultural/grain-and-oilseed/mini-sized-wheat_contractSpecs_futures.html`, 'CBOT', [
    { root: 'XW', name: 'Mini Chicago wheat', pointValue: 10, tick: 0.125, quotedIn: bushel },
  ]),
  ...specifiedBy('https://mikesmoneytalks.ca/soybeans-2', 'CBOT', [
    { root: 'ZM', name: 'Soybean meal', pointValue: 100, tick: 0.1 },
  ]),
  ...specifiedBy(`${CME}/trading/agricultural/livestock/live-cattle_contract_specifications.html`, 'CME', [
    { root: 'LE', name: 'Live cattle', pointValue: 400, tick: 0.025, quotedIn: pound },
  ]),
  ...specifiedBy(`${CME}/trading/agricultural/livestock/lean-hogs_contract_specifications.html`, 'CME', [
    { root: 'HE', name: 'Lean hogs', pointValue: 400, tick: 0.025, quotedIn: pound },
  ]),
  ...specifiedBy(`${PROFILES}/1970/11/my-cattle-futures-cfd-live.html`, 'CME', [
    { root: 'GF', name: 'Feeder cattle', pointValue: 500, tick: 0.025, quotedIn: pound },
  ]),
  ...specifiedBy('https://www.scribd.com/document/782944442/ICE-KC', 'ICE US', [
    { root: 'KC', name: 'Coffee C', pointValue: 375, tick: 0.05, quotedIn: pound },
  ]),
  ...specifiedBy('https://pl.scribd.com/document/375042708/Food-Fiber-Futures', 'ICE US', [
    { root: 'CC', name: 'Cocoa', pointValue: 10, tick: 1 },
    { root: 'CT', name: 'Cotton No. 2', pointValue: 500, tick: 0.01, quotedIn: pound },
    { root: 'SB', name: 'Sugar No. 11', pointValue: 1120, tick: 0.01, quotedIn: pound },
    { root: 'OJ', name: 'Orange juice FCOJ-A', pointValue: 150, tick: 0.05, quotedIn: pound },
  ]),
  ...specifiedBy(`${PROFILES}/2020/11/Soft-Commodities-Futures-prices-charts-monthly.html`, 'ICE Europe', [
    { root: 'RC', name: 'Robusta coffee', pointValue: 10, tick: 1 },
  ]),
];
