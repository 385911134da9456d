export type { SandboxBank } from './bank.ts';
export type { DeliveredEvent } from './delivery.ts';
export type { SandboxFaults } from './faults.ts';
export { sandboxRoutes } from './routes.ts';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
