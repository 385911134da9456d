import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { type Context, unixSeconds } from '../mutations.ts';
import type { Charge, PaymentIntent, PaymentMethod } from '../objects.ts';
import type { ErrorObject } from '../stripe-error.ts';

export interface ChargeParams {
  readonly intent: PaymentIntent;
  readonly method: PaymentMethod;
  readonly status: 'succeeded' | 'pending' | 'failed';
  readonly decline?: ErrorObject;
}

export function buildCharge(context: Context, { intent, method, status, decline }: ChargeParams): Charge {
  const { amount, currency, description, metadata, receipt_email } = intent;
  return {
    ...chargeDefaults,
    id: newId('charge'),
    object: 'charge',
    amount,
    currency,
    description,
    metadata,
    receipt_email,
    status,
    amount_captured: status === 'succeeded' ? amount : 0,
    billing_details: method.billing_details,
    captured: status === 'succeeded',
    created: unixSeconds(context.now),
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    outcome: outcomeOf(status, decline),
    paid: status === 'succeeded',
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: paymentMethodDetails(method),
  };
}

const chargeDefaults = {
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  calculated_statement_descriptor: 'STRIPE SANDBOX',
  customer: null,
  disputed: false,
  failure_balance_transaction: null,
  fraud_details: {},
  livemode: false,
  on_behalf_of: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<Charge>;

function outcomeOf(status: ChargeParams['status'], decline: ErrorObject | undefined): Stripe.Charge.Outcome {
  const isDeclined = status === 'failed';
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: isDeclined ? 'declined_by_network' : 'approved_by_network',
    reason: decline?.decline_code ?? null,
    seller_message: isDeclined ? 'The bank declined the payment.' : 'Payment complete.',
    type: isDeclined ? 'issuer_declined' : 'authorized',
  };
}

function paymentMethodDetails({ type, card, us_bank_account }: PaymentMethod): Stripe.Charge.PaymentMethodDetails {
  if (card === undefined) {
    const { last4 = null, routing_number = null, bank_name = null } = us_bank_account ?? {};
    const account = { account_holder_type: null, account_type: null, fingerprint: null, payment_reference: null };
    return { type, us_bank_account: { ...account, last4, routing_number, bank_name } };
  }
  const { brand, checks, country, exp_month, exp_year, funding, last4 } = card;
  return { type, card: { ...cardDefaults, brand, checks, country, exp_month, exp_year, funding, last4 } };
}

const cardDefaults = {
  amount_authorized: null,
  authorization_code: null,
  electronic_commerce_indicator: null,
  installments: null,
  mandate: null,
  network: 'visa',
  network_transaction_id: null,
  regulated_status: null,
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
} satisfies Partial<Stripe.Charge.PaymentMethodDetails.Card>;
