import { expect, test } from 'vitest';
import { PostgresHosts } from './postgres-hosts.ts';

function addressesOf(connectionString: string): string[] {
  const hosts = new PostgresHosts(connectionString);
  return Array.from({ length: hosts.count }, () => {
    const { current } = hosts;
    hosts.giveUp(current);
    return current;
  });
}

test.each([
  ['postgres://db/name', ['postgres://db/name']],
  ['postgres://a:b@one:1,two:2/name', ['postgres://a:b@one:1/name', 'postgres://a:b@two:2/name']],
  ['postgresql://a@[::1]:1,two/name', ['postgresql://a@[::1]:1/name', 'postgresql://a@two/name']],
  [
    'postgres://one,two/name?target_session_attrs=read-write&sslmode=require',
    ['postgres://one/name?sslmode=require', 'postgres://two/name?sslmode=require'],
  ],
  ['postgres://one,two/name?target_session_attrs=read-write', ['postgres://one/name', 'postgres://two/name']],
  ['postgres:///name?host=/run/postgresql', ['postgres:///name?host=/run/postgresql']],
])('the hosts of %s', (connectionString, addresses) => {
  expect(addressesOf(connectionString)).toEqual(addresses);
});

test('a host that failed for several connections at once is given up once', async () => {
  const hosts = new PostgresHosts('postgres://one,two,three/name');
  const { current } = hosts;
  hosts.giveUp(current);
  hosts.giveUp(current);
  expect(hosts.current).toBe('postgres://two/name');
});

test('each host is tried once, and an error that every host would return is not retried', async () => {
  const hosts = new PostgresHosts('postgres://one,two/name');
  const tried: string[] = [];
  const attempt = () => {
    tried.push(hosts.current);
    return Promise.reject(new Error('no'));
  };
  await expect(hosts.inTurn(attempt, () => true)).rejects.toThrow('no');
  expect(tried).toEqual(['postgres://one/name', 'postgres://two/name']);
  await expect(hosts.inTurn(attempt, () => false)).rejects.toThrow('no');
  expect(tried).toHaveLength(3);
});
