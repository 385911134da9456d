// The first script of every page: tells the proxy what goes wrong in it. It leaves the page as the product made it.
{
  let deed = 'on';
  addEventListener('beforeunload', () => {
    deed = 'leaving';
  });
  const tell = (fault) => navigator.sendBeacon('/__heard', `${fault} (${deed} ${location.pathname})`);
  // In WebKit the stack does not begin with the message.
  const textOf = (reason) => `${reason} ${reason?.stack ?? ''}`;
  addEventListener('error', ({ message, error }) => tell(`uncaught ${message} ${textOf(error)}`));
  addEventListener('unhandledrejection', ({ reason }) => tell(`unhandled ${textOf(reason)}`));
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    tell(`blocked by ${effectiveDirective}: ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...values) => {
    tell(`console ${values.map(textOf).join(' ')}`);
    error.apply(console, values);
  };
  document.currentScript.remove();
}
