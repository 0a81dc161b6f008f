// Shows what the server tells while nobody looks at the page, and opens the table when it is clicked.
self.addEventListener("push", (event) => {
  const told = event.data.json();
  const shown = { body: told.text, tag: told.table, icon: "/favicon.svg", data: { path: `/table/${told.table}` } };
  event.waitUntil(self.registration.showNotification(told.title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data.path, self.location.origin).href));
});

async function show(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url === address);
  return there ? there.focus() : self.clients.openWindow(address);
}
