import type { BrokerFormat } from '../../format.ts';

const flex = {
  broker: 'Interactive Brokers',
  rows: 'fills',
  fees: [
    { title: ['IBCommission', 'Commission'], kind: 'commission', charge: 'negative' },
    { title: 'Taxes', kind: 'tax', charge: 'negative' },
  ],
  aside: [
    {
      title: ['LevelOfDetail', 'Level Of Detail'],
      words: ['ORDER', 'CLOSED_LOT', 'SYMBOL_SUMMARY', 'ASSET_SUMMARY', 'WASH_SALE'],
      reason: 'sum of executions that the file lists',
    },
    { title: ['Notes/Codes', 'Code', 'notes'], words: ['AFx*'], reason: 'currency conversion made by the broker' },
  ],
  dates: { zone: 'America/New_York', formats: ['yyyyMMdd;HHmmss', 'yyyy-MM-dd;HHmmss', 'yyyyMMdd'] },
  decimals: 'point',
  shorts: 'usual',
} satisfies Partial<BrokerFormat>;

export const interactiveBrokersFlexCsv: BrokerFormat = {
  ...flex,
  id: 'interactive-brokers-flex-csv',
  report: 'Flex query, CSV',
  titles: [
    ['CurrencyPrimary', 'Currency'],
    'AssetClass',
    'Symbol',
    ['DateTime', 'Date/Time', 'TradeDate'],
    'Buy/Sell',
    'Quantity',
    ['TradePrice', 'Price'],
  ],
  columns: {
    time: ['DateTime', 'Date/Time', 'TradeDate'],
    account: ['ClientAccountID', 'AccountId'],
    symbol: 'Symbol',
    description: 'Description',
    underlying: 'UnderlyingSymbol',
    expiry: 'Expiry',
    strike: 'Strike',
    right: 'Put/Call',
    multiplier: 'Multiplier',
    assetClass: 'AssetClass',
    side: 'Buy/Sell',
    effect: ['Open/CloseIndicator', 'Code'],
    quantity: 'Quantity',
    price: ['TradePrice', 'Price'],
    currency: ['CurrencyPrimary', 'Currency'],
    feeCurrency: 'IBCommissionCurrency',
    id: 'TradeID',
    order: ['IBOrderID', 'OrderID'],
  },
};

/** A query with few columns: the separators of its times tell whose it is. */
export const interactiveBrokersFlexShort: BrokerFormat = {
  ...interactiveBrokersFlexCsv,
  id: 'interactive-brokers-flex-short',
  titles: [
    'Symbol',
    ['DateTime', 'Date/Time'],
    'Buy/Sell',
    'Quantity',
    ['TradePrice', 'Price'],
    ['IBCommission', 'Commission'],
  ],
  where: { title: ['DateTime', 'Date/Time'], pattern: '^\\d{4}-?\\d{2}-?\\d{2}[,;] ?\\d{2}' },
};

export const interactiveBrokersFlexXml: BrokerFormat = {
  ...flex,
  id: 'interactive-brokers-flex-xml',
  report: 'Flex query, XML',
  table: 'Trade',
  titles: ['currency', 'assetCategory', 'symbol', 'dateTime', 'buySell', 'quantity', 'tradePrice'],
  columns: {
    time: 'dateTime',
    account: 'accountId',
    symbol: 'symbol',
    description: 'description',
    underlying: 'underlyingSymbol',
    expiry: 'expiry',
    strike: 'strike',
    right: 'putCall',
    multiplier: 'multiplier',
    assetClass: 'assetCategory',
    side: 'buySell',
    effect: 'openCloseIndicator',
    quantity: 'quantity',
    price: 'tradePrice',
    currency: 'currency',
    feeCurrency: 'ibCommissionCurrency',
    id: 'tradeID',
    order: 'ibOrderID',
  },
};
