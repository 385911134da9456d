import { useState } from 'react';
import { type StoreApi, useStore } from 'zustand';
import { browserStorage, readItem, writeItem } from '#app/lib/browser-storage.ts';
import { VISITOR } from '#app/lib/owned-store.ts';
import type { Stored } from '#app/lib/stored-value.ts';
import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

type ReadableStore<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;

interface UnownedStore<Value> extends ReadableStore<Pick<Stored<Value>, 'value'>> {
  change(edit: (value: Value) => Value): boolean | Promise<boolean>;
}

interface UnownedNoticeProps<Value> {
  /** The name of the store. */
  name: string;
  owner: string;
  storeOf: (owner: string) => UnownedStore<Value>;
  /** What has to be fetched first. */
  prepare?: (unowned: Value) => Promise<void>;
  /** What each thing in it is, such as `trade`. */
  noun: string;
  count: (unowned: Value) => number;
  empty: Value;
  merge: (own: Value, unowned: Value) => Value;
}

/** Asks a learner once about what this browser holds without an account: it may be another person's. */
export function UnownedNotice<Value>({
  name,
  owner,
  storeOf,
  prepare,
  noun,
  count,
  empty,
  merge,
}: UnownedNoticeProps<Value>) {
  const { value: unowned } = useStore(storeOf(VISITOR));
  const [isDeclined, setDeclined] = useState(() => readItem(browserStorage(), declinedKey(name, owner)) !== null);
  const found = count(unowned);
  if (owner === VISITOR || isDeclined || found === 0) return null;
  const take = async () => {
    await prepare?.(unowned);
    if (await storeOf(owner).change((own) => merge(own, unowned))) await storeOf(VISITOR).change(() => empty);
  };
  const decline = () => {
    writeItem(browserStorage(), declinedKey(name, owner), 'true');
    setDeclined(true);
  };
  const isOne = found === 1;
  return (
    <div className="mb-6">
      <Notice
        title={isOne ? `Is the ${noun} in this browser yours?` : `Are the ${found} ${noun}s in this browser yours?`}
      >
        <p>
          {isOne ? 'It was' : 'They were'} saved here without an account, maybe by someone else. Until you say so,{' '}
          {isOne ? 'it stays' : 'they stay'} out of yours.
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button variant="quiet" onClick={take}>
            Yes, add {isOne ? 'it' : 'them'}
          </Button>
          <Button variant="quiet" onClick={decline}>
            Not mine
          </Button>
        </div>
      </Notice>
    </div>
  );
}

function declinedKey(name: string, owner: string): string {
  return `${name}.not-of.${owner}`;
}
