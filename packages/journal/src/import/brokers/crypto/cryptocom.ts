import type { BrokerFormat } from '../../format.ts';

export const cryptocomExchange: BrokerFormat = {
  id: 'cryptocom-exchange',
  broker: 'Crypto.com',
  report: 'Exchange trades',
  titles: ['Order ID', 'Trade ID', 'Instrument Name', 'Side', 'Traded Quantity', 'Traded Price', 'Fees'],
  rows: 'fills',
  columns: {
    time: ['Create Time (UTC)', 'Create Time'],
    symbol: 'Instrument Name',
    side: 'Side',
    quantity: 'Traded Quantity',
    price: 'Traded Price',
    feeCurrency: ['Fee Instrument Name', 'Fee Currency'],
    id: 'Trade ID',
    order: 'Order ID',
  },
  fees: [{ title: 'Fees', kind: 'commission', charge: 'positive' }],
  dates: { zone: 'UTC' },
  decimals: 'point',
  assetClass: 'crypto',
  isPair: true,
};

/** Rows say what was given for what. An exchange of one coin for another has no price in money. */
export const cryptocomApp: BrokerFormat = {
  id: 'cryptocom-app',
  broker: 'Crypto.com',
  report: 'App transactions',
  titles: ['Timestamp (UTC)', 'Currency', 'Amount', 'To Currency', 'To Amount', 'Native Currency', 'Transaction Kind'],
  rows: 'fills',
  columns: { time: 'Timestamp (UTC)', kind: 'Transaction Kind' },
  exchange: { given: 'Currency', givenAmount: 'Amount', received: 'To Currency', receivedAmount: 'To Amount' },
  kinds: {
    fill: ['viban_purchase', 'crypto_viban_exchange', 'recurring_buy_order', 'trading.limit_order.*'],
    aside: {
      'exchange of one coin for another, which has no price in money': [
        ...['crypto_exchange', 'dust_conversion_*', 'crypto_wallet_swap_*', 'dynamic_coin_swap_*', 'lockup_swap_*'],
      ],
      'reward, interest or rebate': [
        ...[
          'referral_*',
          'reimbursement*',
          'card_cashback*',
          'crypto_earn_interest_paid',
          'crypto_earn_extra_interest_paid',
        ],
        ...['mco_stake_reward', 'staking_reward', 'rewards_platform*', 'supercharger_reward*', 'campaign_reward'],
        ...['admin_wallet_credited', 'gift_card_reward', 'airdrop*', 'pay_checkout_reward'],
      ],
      'transfer, or coins locked up': [
        ...['crypto_deposit', 'crypto_withdrawal', 'crypto_transfer', 'exchange_to_crypto_transfer'],
        ...['crypto_to_exchange_transfer', 'viban_deposit', 'viban_withdrawal', 'lockup_lock', 'lockup_unlock'],
        ...['lockup_upgrade', 'crypto_earn_program_created', 'crypto_earn_program_withdrawn', 'supercharger_*'],
        ...['finance.*', 'crypto_payment*', 'card_top_up'],
      ],
    },
  },
  dates: { zone: 'UTC' },
  decimals: 'point',
  assetClass: 'crypto',
};
