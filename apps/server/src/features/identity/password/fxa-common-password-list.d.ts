declare module 'fxa-common-password-list' {
  const commonPasswords: {
    /** Whether a password of at least eight characters is among the 50,000 most common ones, all in lower case. */
    test(password: string): boolean;
  };
  export default commonPasswords;
}
