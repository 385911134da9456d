/** The seller, as the sandbox's pages show it. */
export interface Merchant {
  readonly name: string;
  /** An SVG element. */
  readonly logo?: string;
  /** The URL of the site's icon. */
  readonly icon?: string;
}
