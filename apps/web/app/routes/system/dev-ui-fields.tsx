import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonAnchor } from '#app/ui/button/button-anchor.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { SwitchField } from '#app/ui/form/switch-field.tsx';
import { TextAreaField } from '#app/ui/form/text-area-field.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
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
            {pending ? 'Saving' : 'Click to wait'}
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
        <TextField label="Email" type="email" defaultValue="not an address" error="Enter an email address." />
        <TextField label="Closed" disabled defaultValue="Cannot be changed" />
        <PasswordField label="Password" hint="At least 10 characters." autoComplete="new-password" />
        <SelectField label="Time zone" defaultValue="UTC">
          <option>UTC</option>
          <option>Europe/Berlin</option>
        </SelectField>
        <TextAreaField label="Notes" hint="Add hashtags to find them again." rows={3} />
        <SwitchField label="Shuffle" hint="A new order each time." defaultChecked />
      </div>
    </SampleSection>
  );
}
