export { claimAtSignIn, claimInBrowser, mailboxOf } from './claim.ts';
export { definePaymentJobs } from './payment-jobs.ts';
export { createProvider, type PaymentProvider } from './provider.ts';
export { HERITAGE, receiptNumber } from './rules.ts';
