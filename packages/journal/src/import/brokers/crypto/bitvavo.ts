import type { BrokerFormat } from '../../format.ts';

export const bitvavoTransactions: BrokerFormat = {
  id: 'bitvavo-transactions',
  broker: 'Bitvavo',
  report: 'Transaction history',
  titles: ['Timezone', 'Date', 'Time', 'Type', 'Currency', 'Amount', 'Quote Price', 'Fee amount', 'Status'],
  rows: 'fills',
  columns: {
    time: 'Date',
    clock: 'Time',
    kind: 'Type',
    side: 'Type',
    status: 'Status',
    symbol: 'Currency',
    quantity: 'Amount',
    price: 'Quote Price',
    currency: ['Quote Currency', 'Received / Paid Currency'],
    feeCurrency: 'Fee currency',
    id: 'Transaction ID',
  },
  fees: [{ title: 'Fee amount', kind: 'commission', charge: 'positive' }],
  kinds: {
    aside: {
      'transfer of coins or money': ['deposit', 'withdrawal', 'manually_assigned', 'external_transferred_funds'],
      reward: [
        'staking',
        'fixed_staking',
        'affiliate',
        'distribution',
        'rebate',
        'loan',
        'campaign_new_user_incentive',
      ],
    },
  },
  statuses: { done: ['Completed', 'Distributed'] },
  dates: { zone: 'Europe/Amsterdam' },
  decimals: 'point',
  assetClass: 'crypto',
};
