import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { resetChoices } from './lib/start/form-state.ts';
import { surviveTranslation } from './lib/start/translated-text.ts';

surviveTranslation();
resetChoices();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
