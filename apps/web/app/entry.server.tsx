import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/**
 * Renders a page into a file. A file is sent as a whole, so everything is in its place: in a stream, React would put
 * long parts at the end for a script to move.
 */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        headers.set('content-type', 'text/html');
        resolve(new Response(createReadableStreamFromReadable(pipe(new PassThrough())), { status, headers }));
      },
      onShellError: reject,
      onError: reject,
    });
  });
}
