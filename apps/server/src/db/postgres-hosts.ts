/** An address with several hosts, as libpq reads it: `postgres://user:password@one:5432,two:5432/name`. */
const ADDRESS = /^(?<before>postgres(?:ql)?:\/\/(?:[^@/?]*@)?)(?<hosts>[^/?@]+)(?<after>.*)$/;
/** libpq's name for what is always meant here. `pg` doesn't know it. */
const READ_WRITE = /([?&])target_session_attrs=read-write(&|$)/;

/** The servers of a connection string, one of which takes writes. */
export class PostgresHosts {
  readonly #addresses: readonly string[];
  #current = 0;

  constructor(connectionString: string) {
    this.#addresses = splitHosts(connectionString);
  }

  get count(): number {
    return this.#addresses.length;
  }

  /** The address of the one that took writes last. */
  get current(): string {
    return this.#addresses[this.#current] ?? '';
  }

  /** Turns to the next, unless another connection has done so already. */
  giveUp(address: string): void {
    if (this.current === address) this.#current = (this.#current + 1) % this.count;
  }

  /** Tries the hosts in turn, each once, until one succeeds. */
  async inTurn<T>(attempt: () => Promise<T>, mayContinue: (error: unknown) => boolean): Promise<T> {
    for (let left = this.count; ; left -= 1) {
      const tried = this.current;
      try {
        return await attempt();
      } catch (error) {
        if (this.count === 1 || !mayContinue(error)) throw error;
        this.giveUp(tried);
        if (left <= 1) throw error;
      }
    }
  }
}

/** One address for each host. */
function splitHosts(connectionString: string): string[] {
  const { before = '', hosts, after = '' } = ADDRESS.exec(connectionString)?.groups ?? {};
  if (hosts === undefined) return [connectionString];
  const rest = after.replace(READ_WRITE, (_, first, last) => (last === '&' ? first : ''));
  return hosts.split(',').map((host) => `${before}${host}${rest}`);
}
