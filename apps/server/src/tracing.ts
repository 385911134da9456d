// Loaded before the server (`node --import`), because modules are traced from the moment they are loaded. Off unless
// OpenTelemetry's usual variables name an endpoint; then they also set everything else, such as the sampler.
import { register } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';

/** Spans that were not sent yet wait at most this long for their endpoint when the process stops. */
const FLUSH_MS = 2_000;

/** Addresses carry one-time tokens and keys, and say who it was. The log doesn't show them either. */
const PRIVATE = {
  'client.address': '',
  'network.peer.address': '',
  'url.full': '',
  'url.path': '',
  'url.query': '',
  'user_agent.original': '',
};

interface Sdk {
  shutdown(): Promise<void>;
}

const sdk = isConfigured(process.env) ? await start() : null;

function isConfigured(env: NodeJS.ProcessEnv): boolean {
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || env.OTEL_EXPORTER_OTLP_ENDPOINT;
  return Boolean(endpoint) && env.OTEL_SDK_DISABLED !== 'true';
}

async function start(): Promise<Sdk> {
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url);
  const [{ NodeSDK }, { HttpInstrumentation }, { PgInstrumentation }, { UndiciInstrumentation }] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/instrumentation-http'),
    import('@opentelemetry/instrumentation-pg'),
    import('@opentelemetry/instrumentation-undici'),
  ]);
  const started = new NodeSDK({
    serviceName: process.env.OTEL_SERVICE_NAME || 'wickwise',
    // Prometheus and the log have these.
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [
      new HttpInstrumentation({ startIncomingSpanHook: () => PRIVATE, startOutgoingSpanHook: () => PRIVATE }),
      new UndiciInstrumentation({ requireParentforSpans: true, startSpanHook: () => PRIVATE }),
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  started.start();
  return started;
}

/** Sends what was not sent yet. */
export async function stopTracing(): Promise<void> {
  if (sdk !== null) await Promise.race([sdk.shutdown(), pause(FLUSH_MS, undefined, { ref: false })]);
}
