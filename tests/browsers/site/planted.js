// What the console must hear at the start of every run, or no journey would prove anything.
Promise.reject(new Error('planted rejection'));
console.error('planted message');
throw new Error('planted error');
