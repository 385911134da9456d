import type { BrokerFormat } from '../../format.ts';

const fees = ['Fees and/or Spread', 'Fees'];

/** The history of Coinbase itself. */
export const coinbaseTransactions: BrokerFormat = {
  id: 'coinbase-transactions',
  broker: 'Coinbase',
  report: 'Transactions',
  titles: [
    'Timestamp',
    'Transaction Type',
    'Asset',
    'Quantity Transacted',
    ['Price at Transaction', 'Spot Price at Transaction'],
    'Notes',
  ],
  rows: 'fills',
  columns: {
    time: 'Timestamp',
    kind: 'Transaction Type',
    side: 'Transaction Type',
    symbol: 'Asset',
    quantity: 'Quantity Transacted',
    price: ['Price at Transaction', 'Spot Price at Transaction'],
    currency: ['Price Currency', 'Spot Price Currency'],
    id: 'ID',
  },
  fees: [{ title: fees, kind: 'commission', charge: 'unsigned' }],
  sides: {
    buy: ['Advanced Trade Buy', 'Advance Trade Buy'],
    sell: ['Advanced Trade Sell', 'Advance Trade Sell'],
  },
  kinds: {
    aside: {
      'reward or interest': [
        'Staking Income',
        'Rewards Income',
        'Reward Income',
        'Inflation Reward',
        'Learning Reward',
        'Coinbase Earn',
        'Interest',
        'Subscription Rebate*',
      ],
      'transfer of coins or money': [
        'Send',
        'Receive',
        'Deposit',
        'Withdrawal',
        'Pro Deposit',
        'Pro Withdrawal',
        'Exchange Deposit',
        'Exchange Withdrawal',
        'Retail Staking Transfer',
        'Retail Unstaking Transfer',
        'Subscription',
      ],
    },
  },
  dates: { zone: 'UTC' },
  decimals: 'point',
  assetClass: 'crypto',
};

/** Fills of Advanced Trade, and of Coinbase Pro before it. */
export const coinbaseFills: BrokerFormat = {
  id: 'coinbase-fills',
  broker: 'Coinbase',
  report: 'Advanced Trade fills',
  titles: ['trade id', 'product', 'side', 'created at', 'size', 'size unit', 'price', 'fee', 'price/fee/total unit'],
  rows: 'fills',
  columns: {
    time: 'created at',
    side: 'side',
    symbol: 'product',
    quantity: 'size',
    price: 'price',
    currency: 'price/fee/total unit',
    id: 'trade id',
  },
  fees: [{ title: 'fee', kind: 'commission', charge: 'positive' }],
  dates: { zone: 'UTC' },
  decimals: 'point',
  assetClass: 'crypto',
};
