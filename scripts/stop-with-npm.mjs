// Loaded before the server by `npm start`: a signal to npm ends the shell between them and never reaches the server.
const shell = process.ppid;

const watch = setInterval(() => {
  if (process.ppid === shell) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 250);
watch.unref();
