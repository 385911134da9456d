import type { Access } from '@wickwise/contract/call';
import type { FastifyInstance } from 'fastify';

/** JSON Schema, as far as the document uses it. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface DocumentedResponse {
  readonly headers?: Readonly<Record<string, unknown>>;
  /** The schema of the body, by content type; none for an answer without a body. */
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

/** One call as the OpenAPI document shows it. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` parameters. */
  readonly path: string;
  readonly access: Access;
  /** Objects of what goes into the path and the query. */
  readonly params: JsonSchema;
  readonly query: JsonSchema;
  /** Null for a call that takes no body, or one that the document does not describe. */
  readonly body: JsonSchema | null;
  readonly responses: Readonly<Record<string, DocumentedResponse>>;
}

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

interface DocumentedOperation {
  readonly 'x-access': Access;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
  readonly responses: Readonly<Record<string, DocumentedResponse>>;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
}

/** Every operation of the document that the server publishes, in its order. */
export async function readOperations(app: FastifyInstance): Promise<Operation[]> {
  const document = (await app.inject({ url: '/api/docs/json' })).json<OpenApi>();
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, documented]) => toOperation({ path, method, documented })),
  );
}

interface Place {
  readonly path: string;
  readonly method: string;
  readonly documented: DocumentedOperation;
}

function toOperation({ path, method, documented }: Place): Operation {
  const { parameters = [], requestBody, responses } = documented;
  return {
    method: method.toUpperCase() as Operation['method'],
    path,
    access: documented['x-access'],
    params: objectOf(parameters.filter((parameter) => parameter.in === 'path')),
    query: objectOf(parameters.filter((parameter) => parameter.in === 'query')),
    body: requestBody?.content['application/json']?.schema ?? null,
    responses,
  };
}

function objectOf(parameters: readonly Parameter[]): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}
