// The first script of every page: tells the proxy what goes wrong in it. It leaves the page as the product made it.
{
  const MODULE_DROPPED = /module script failed|dynamically imported module|route module/;
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
    const fault = `console ${values.map(textOf).join(' ')}`;
    // On the way back, WebKit drops modules a moment before it says that the page is left.
    setTimeout(() => tell(fault), MODULE_DROPPED.test(fault) ? 100 : 0);
    error.apply(console, values);
  };
  document.currentScript.remove();
}
