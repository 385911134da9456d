// Shows the reminder and opens today's plan. Pages are never served from here: it has no `fetch` handler.

const END = 'end';

self.addEventListener('push', (event) => {
  const { title, body } = event.data.json();
  const actions = [{ action: END, title: 'Turn off reminders' }];
  event.waitUntil(self.registration.showNotification(title, { body, tag: 'reminder', actions }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(event.action === END ? endSubscription() : openToday());
});

/** The push service tells the server with the next reminder that there is no one to show it to. */
async function endSubscription() {
  const subscription = await self.registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

async function openToday() {
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find((client) => new URL(client.url).pathname === '/today');
  await (open === undefined ? self.clients.openWindow('/today') : open.focus());
}
