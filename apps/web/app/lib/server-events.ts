export interface ReceivedEvent {
  readonly name: string;
  /** One or more lines, mostly of JSON. */
  readonly data: string;
}

/**
 * The events of a response as they arrive (WHATWG HTML, section 9.2), because `EventSource` cannot send a POST. Leaving
 * the loop closes the connection.
 */
export async function* readServerEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<ReceivedEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const blocks = (rest + part.value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) yield* parseBlock(block);
    }
  } finally {
    await reader.cancel();
  }
}

/** A block without data, such as the time to wait before connecting again, is not an event. */
function parseBlock(block: string): ReceivedEvent[] {
  const valuesOf = (field: string) =>
    block.split('\n').flatMap((line) => (line.startsWith(`${field}: `) ? [line.slice(field.length + 2)] : []));
  const data = valuesOf('data');
  return data.length === 0 ? [] : [{ name: valuesOf('event')[0] ?? 'message', data: data.join('\n') }];
}
