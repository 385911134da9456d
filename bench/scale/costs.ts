import { EURO_PER_GIGABYTE, SERVERS } from './prices.ts';

/** How learners use it, as far as it decides the cost. Inputs to change. */
export const USE = {
  /** Of all who ever signed up. */
  studyOnADay: 0.05,
  /** Of a day's visits, those in its busiest hour. */
  inBusiestHour: 0.15,
  minutesPerDay: 10,
  /** How busy processors may be in that hour. */
  busyShare: 0.4,
  /** How much of the database should fit into memory: what was used lately. */
  inMemory: 0.25,
  /** App processes and databases there are at least, so that one can fail. */
  atLeast: 2,
} as const;

/** What was measured on this machine. */
export interface Measured {
  /** Processors that the app's processes and the database use for each learner who is there. */
  readonly appCpus: number;
  readonly databaseCpus: number;
  readonly bytesPerLearner: number;
  /** Of one who studies a whole year. */
  readonly bytesPerYear: number;
}

export interface Cost {
  readonly learners: number;
  /** In the busiest hour. */
  readonly atOnce: number;
  readonly gigabytes: number;
  readonly apps: string;
  readonly databases: string;
  readonly euroPerMonth: number;
}

/** The smallest installation that carries so many learners after a year, by the measured use and the list prices. */
export function costOf(learners: number, measured: Measured): Cost {
  const active = learners * USE.studyOnADay;
  const atOnce = (active * USE.inBusiestHour * USE.minutesPerDay) / 60;
  const gigabytes = (learners * measured.bytesPerLearner + active * measured.bytesPerYear) / 1e9;
  const [small] = SERVERS;
  const appCpus = (atOnce * measured.appCpus) / USE.busyShare;
  const apps = Math.max(USE.atLeast, Math.ceil(appCpus / small.processors) + 1);
  const database = databaseFor({ cpus: (atOnce * measured.databaseCpus) / USE.busyShare, gigabytes });
  // Of the database one disk for each server, and one of as many gigabytes for its backups.
  const disks = (USE.atLeast + 1) * gigabytes * EURO_PER_GIGABYTE;
  return {
    learners,
    atOnce,
    gigabytes,
    apps: `${apps} × ${small.name}`,
    databases: `${USE.atLeast} × ${database.name}`,
    euroPerMonth: apps * small.euroPerMonth + USE.atLeast * database.euroPerMonth + disks,
  };
}

function databaseFor({ cpus, gigabytes }: { cpus: number; gigabytes: number }) {
  const fits = ({ processors, gigabytes: memory }: (typeof SERVERS)[number]) =>
    processors >= cpus && memory >= gigabytes * USE.inMemory;
  return SERVERS.find(fits) ?? SERVERS[SERVERS.length - 1] ?? SERVERS[0];
}
