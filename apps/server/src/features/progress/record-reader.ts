import type { Stats } from '@wickwise/contract/reward/stats';
import type { LearningRecord } from '@wickwise/learning/learning-record';
import type { Database, Transaction } from '../../db/client.ts';
import type { Learner } from '../../plugins/session.ts';
import { prepareReadStats } from './data.ts';
import { grantDueRewards, lockLearner, type RecordedEvent } from './learning-event.ts';
import { readRecord } from './record.ts';

interface RecordReaderOptions {
  readonly db: Database;
  readonly clock: () => Date;
  /** Flashcards that are mastered by the review log, which belongs to a feature above this one. */
  readonly countMastered: (db: Database | Transaction, learner: Learner) => Promise<number>;
}

/** What rewards need from a learner's record, which they have no access to. */
export interface RecordReader {
  readonly readStats: (learner: Learner) => Promise<Stats>;
  readonly readRecord: (learner: Learner) => Promise<LearningRecord>;
  /** Awards what the record has reached, and returns the record and the awards. */
  readonly grantDue: (learner: Learner) => Promise<RecordedEvent>;
}

export function createRecordReader({ db, clock, countMastered }: RecordReaderOptions): RecordReader {
  const readStats = prepareReadStats(db);
  return {
    readStats: (learner) => readStats({ learner, now: clock() }),
    readRecord: async (learner) => {
      const cardsMastered = await countMastered(db, learner);
      return readRecord(db, { learner, now: clock(), events: [], cardsMastered });
    },
    grantDue: (learner) =>
      db.transaction(async (tx) => {
        const turn = await lockLearner(tx, { db, learner, now: clock() });
        return grantDueRewards(turn, await countMastered(tx, learner));
      }),
  };
}
