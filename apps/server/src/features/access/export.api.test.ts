import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { claim, signInByLink, signInByPassword } from '#tests/support/learner/buyers.ts';
import { buyHeritage } from '#tests/support/learner/payments.ts';
import { createLearner } from '#tests/support/server.ts';

const server = await useTestServer();

interface Exported {
  readonly data: { readonly accessChanges: { change: string; userId: string | null }[] };
}

async function exportedChanges(browser: BrowserSession) {
  const { data } = (await browser.get('/api/account/export')).json<Exported>();
  return data.accessChanges.map(({ change, userId }) => ({ change, userId }));
}

test('the export of a guest’s purchase begins with its payment, before it was claimed', async () => {
  const email = 'guest-export@example.com';
  await buyHeritage(server, new BrowserSession(server), email);
  const owner = await signInByLink(server, email);
  const { id } = (await owner.currentUser()) ?? {};
  expect(await exportedChanges(owner)).toEqual([
    { change: 'paid', userId: null },
    { change: 'bound', userId: id },
  ]);
});

test('the export of a purchase that another account had before tells when, and not which account', async () => {
  const [other, browser, email] = [await createLearner(server), new BrowserSession(server), 'moved-export@example.com'];
  await buyHeritage(server, browser, email);
  await signInByPassword(server, other.email, browser);
  const { unclaimedPurchase } = (await browser.currentUser()) ?? {};
  await claim(browser, unclaimedPurchase?.id);
  const owner = await signInByLink(server, email);
  const { id } = (await owner.currentUser()) ?? {};
  expect(await exportedChanges(owner)).toEqual([
    { change: 'paid', userId: null },
    { change: 'bound', userId: null },
    { change: 'released', userId: null },
    { change: 'bound', userId: id },
  ]);
  expect((await owner.get('/api/account/export')).text).not.toContain(other.id);
  expect(await exportedChanges(browser)).toEqual([
    { change: 'bound', userId: other.id },
    { change: 'released', userId: other.id },
  ]);
  const lost = (await browser.get('/api/account/export')).text;
  for (const theirs of [id ?? '', email]) expect(lost).not.toContain(theirs);
});
