import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState } from 'react';
import { type Confirmation, fieldOfCode } from '../model.ts';
import { returnAddress } from '../outcome/return-address.ts';
import { PaymentForm, type ProviderFormProps } from './payment-form.tsx';
import { SettingUp } from './setting-up.tsx';
import { useStripeAppearance } from './stripe-appearance.ts';

interface StripeFormProps extends ProviderFormProps {
  returnUrl: string;
  /** Stripe's script or its fields couldn’t be loaded. */
  onUnavailable: () => void;
}

/** Stripe's own fields, in a frame of Stripe's: what is typed there never reaches us. */
export function StripeForm(props: StripeFormProps) {
  const { clientSecret, publishableKey, onUnavailable } = props;
  const stripe = useLoadedStripe(publishableKey, onUnavailable);
  const appearance = useStripeAppearance();
  if (stripe === null) return <SettingUp />;
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance }}>
      <StripeFields {...props} />
    </Elements>
  );
}

function StripeFields({ email, price, returnUrl, onUnavailable }: StripeFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const confirm = (address: string) =>
    stripe && elements
      ? confirmPayment({ stripe, elements, email: address, returnUrl })
      : Promise.resolve<Confirmation>({ kind: 'incomplete' });
  const fields = (
    <PaymentElement
      options={{ layout: 'tabs', fields: { billingDetails: { email: 'never' } } }}
      onReady={() => setReady(true)}
      onLoadError={onUnavailable}
    />
  );
  return (
    <>
      {isReady ? null : <SettingUp />}
      <div className={isReady ? undefined : 'sr-only'} inert={!isReady}>
        <PaymentForm email={email} price={price} check={() => ({})} confirm={confirm} onError={() => {}}>
          {() => fields}
        </PaymentForm>
      </div>
    </>
  );
}

interface StripePayment {
  stripe: Stripe;
  elements: StripeElements;
  email: string;
  returnUrl: string;
}

/** Stripe leaves the page when the payment goes through, so a response is always a refusal. */
async function confirmPayment({ stripe, elements, email, returnUrl }: StripePayment): Promise<Confirmation> {
  const { error } = await stripe.confirmPayment({
    elements,
    confirmParams: { return_url: returnUrl, payment_method_data: { billing_details: { email } } },
  });
  if (error.type === 'validation_error') return { kind: 'incomplete' };
  if (error.code === 'payment_intent_unexpected_state' && error.payment_intent) {
    return { kind: 'leave', url: returnAddress(returnUrl, error.payment_intent.id) };
  }
  if (error.message === undefined || error.type === 'api_connection_error') throw new Error(error.type);
  const field = fieldOfCode(error.code);
  // Only the address is our own field.
  return { kind: 'refused', message: error.message, field: field === 'email' ? field : null };
}

function useLoadedStripe(publishableKey: string, onUnavailable: () => void): Stripe | null {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  useEffect(() => {
    loadStripe(publishableKey).then(setStripe, onUnavailable);
  }, [publishableKey, onUnavailable]);
  return stripe;
}
