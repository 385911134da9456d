/** The part of the library that the tests use: it comes without types. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  export interface Account {
    readonly accountId: string;
    claims(): Record<string, unknown> | Promise<Record<string, unknown>>;
  }

  export interface Configuration {
    clients: readonly Record<string, unknown>[];
    claims: Record<string, readonly string[]>;
    conformIdTokenClaims: boolean;
    ttl: Record<string, number>;
    cookies: { keys: readonly string[] };
    jwks: { keys: readonly object[] };
    findAccount(context: unknown, subject: string): Account;
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    callback(): RequestListener;
  }
}
