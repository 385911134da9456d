import { serializerCompiler } from 'fastify-type-provider-zod';

/**
 * Checks each answer by the contract and writes it as JSON. An answer that is frozen is one that is remembered and sent
 * again: it is checked and written once.
 */
export const answerSerializer: typeof serializerCompiler = (route) => {
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
