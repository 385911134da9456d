/**
 * Inputs to change. Servers of Hetzner in Germany (with dedicated processors) by the list of October 28, 2026, at
 * github.com/moveinfra/eu-cloud-prices (CC BY 4.0); the volume by Hetzner's price API on May 27, 2026, as
 * github.com/devantler-tech/platform quotes it. The same servers cost 67.86, 135.73 and 271.46 at AWS in Frankfurt
 * (m6a.large, xlarge and 2xlarge), by the same list.
 */
export const SERVERS = [
  { name: 'CCX13, 2 processors, 8 GB', processors: 2, gigabytes: 8, euroPerMonth: 42.99 },
  { name: 'CCX23, 4 processors, 16 GB', processors: 4, gigabytes: 16, euroPerMonth: 85.99 },
  { name: 'CCX33, 8 processors, 32 GB', processors: 8, gigabytes: 32, euroPerMonth: 138.49 },
] as const;

export const EURO_PER_GIGABYTE = 0.0572;
