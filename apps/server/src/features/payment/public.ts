export { exportOrders, hasPaymentUnderway } from './data.ts';
export { forgetBuyer } from './orders.ts';
export { definePaymentJobs } from './payment-jobs.ts';
export { enqueuePaymentMail } from './payment-mail.ts';
export { createPaymentProvider, type PaymentProvider } from './stripe.ts';
