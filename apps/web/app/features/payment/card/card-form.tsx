import { useState } from 'react';
import { collectProblems, type FormValues, type Problems } from '#app/ui/form/form-problems.tsx';
import { TabPanel } from '#app/ui/tab-panel.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { PaymentForm, type ProviderFormProps } from '../checkout/payment-form.tsx';
import { cardNumberProblem, cvcProblem, expiryProblem, formatCvc, formatExpiry } from './card.ts';
import { CardFields, type CardTexts } from './card-fields.tsx';
import { confirmCard } from './sandbox-calls.ts';
import { SandboxNotice } from './sandbox-notice.tsx';

const TABS = [{ value: 'card', label: 'Card' }] as const;
const EMPTY: CardTexts = { number: '', expiry: '', cvc: '' };

/** The embedded sandbox's card form. It behaves like Stripe's own, which is used with a real account. */
export function CardForm({ clientSecret, email, price, returnUrl }: ProviderFormProps & { returnUrl: string }) {
  const [card, setCard] = useState(EMPTY);
  const confirm = (address: string, { number = '', expiry = '', cvc = '' }: FormValues) =>
    confirmCard({ clientSecret, email: address, number, expiry: formatExpiry(expiry), cvc, returnUrl });
  return (
    <>
      <SandboxNotice onChoose={setCard} />
      <PaymentForm
        email={email}
        price={price}
        check={cardProblems}
        confirm={confirm}
        // As at Stripe, the security code must be entered again for each attempt.
        onError={() => setCard((typed) => ({ ...typed, cvc: '' }))}
      >
        {(problems) => (
          <Tabs label="Payment method" tabs={TABS} value="card" onValueChange={() => {}}>
            <TabPanel value="card">
              <CardFields card={card} onChange={setCard} problems={problems} />
            </TabPanel>
          </Tabs>
        )}
      </PaymentForm>
    </>
  );
}

function cardProblems({ number = '', expiry = '', cvc = '' }: FormValues): Problems {
  return collectProblems({
    number: cardNumberProblem(number),
    expiry: expiryProblem(formatExpiry(expiry), new Date()),
    cvc: cvcProblem(formatCvc(cvc), number),
  });
}
