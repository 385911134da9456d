import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { resetChoices } from './lib/start/form-state.ts';
import { noteLeaving } from './lib/start/leaving.ts';
import { reloadOnMissingModule } from './lib/start/reload-later.ts';
import { surviveTranslation } from './lib/start/translated-text.ts';

surviveTranslation();
resetChoices();
noteLeaving();
reloadOnMissingModule();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
