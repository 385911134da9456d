import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ButtonAnchor } from '../../ui/button-anchor.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SwitchField } from '../../ui/switch-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SampleSection } from './dev-ui-section.tsx';

const variants = ['primary', 'quiet', 'danger'] as const;

export function FieldSamples() {
  const [pending, setPending] = useState(false);
  return (
    <SampleSection title="Buttons and fields">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap gap-3">
          <Button variant={variant}>Save name</Button>
          <Button variant={variant} pending={pending} pendingLabel="Saving..." onClick={() => setPending(true)}>
            {pending ? 'Saving' : 'Press to wait'}
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <ButtonLink variant={variant} to="/learn">
            Link
          </ButtonLink>
          <ButtonAnchor variant={variant} href="/api/login">
            Anchor
          </ButtonAnchor>
        </div>
      ))}
      <div className="grid gap-6 md:grid-cols-3">
        <TextField label="Name" hint="Shown on your account." placeholder="Ada" />
        <TextField label="E-mail" type="email" defaultValue="not an address" error="Enter an e-mail address." />
        <TextField label="Closed" disabled defaultValue="Cannot be changed" />
        <PasswordField label="Password" hint="At least 10 characters." autoComplete="new-password" />
        <SelectField label="Time zone" defaultValue="UTC">
          <option>UTC</option>
          <option>Europe/Berlin</option>
        </SelectField>
        <SwitchField label="Shuffle" hint="A new order each time." defaultChecked />
      </div>
    </SampleSection>
  );
}
