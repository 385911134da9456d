import { serializerCompiler } from 'fastify-type-provider-zod';

/**
 * Checks each response against the contract and serializes it. A frozen response is a cached one: it is checked and
 * serialized once.
 */
export const responseSerializer: typeof serializerCompiler = (route) => {
  const serialize = serializerCompiler(route);
  const written = new WeakMap<object, string>();
  return (answer) => {
    if (typeof answer !== 'object' || answer === null || !Object.isFrozen(answer)) return serialize(answer);
    const known = written.get(answer);
    if (known !== undefined) return known;
    const json = serialize(answer);
    written.set(answer, json);
    return json;
  };
};
