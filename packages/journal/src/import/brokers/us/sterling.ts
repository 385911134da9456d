import type { BrokerFormat } from '../../format.ts';

export const sterlingExecutions: BrokerFormat = {
  id: 'sterling-executions',
  broker: 'Sterling Trader',
  report: 'Executions',
  titles: ['Date', 'Time', 'Symbol', ['Shares (Qty)', 'Shares'], ['Exe Price', 'Execution Price'], 'Side'],
  rows: 'fills',
  columns: {
    time: 'Date',
    clock: 'Time',
    symbol: 'Symbol',
    account: 'Account',
    quantity: ['Shares (Qty)', 'Shares'],
    price: ['Exe Price', 'Execution Price'],
    side: 'Side',
  },
  sides: { short: ['SHORT', 'SSHRT'] },
  dates: { zone: 'America/New_York' },
  decimals: 'point',
  currency: 'USD',
};
