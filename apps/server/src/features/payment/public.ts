export { claimAtSignIn, claimInBrowser } from './claim.ts';
export { definePaymentJobs } from './payment-jobs.ts';
export { readProof } from './proof.ts';
export { createProvider, type PaymentContext, type PaymentProvider } from './provider.ts';
export { isClaimableByMailbox } from './purchase-owner.ts';
export { HERITAGE, receiptNumber } from './rules.ts';
export { findUnclaimedPurchase } from './unclaimed.ts';
