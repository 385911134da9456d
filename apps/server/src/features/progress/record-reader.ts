import type { Stats } from '@wickwise/contract/reward/stats';
import type { LearningRecord } from '@wickwise/learning/learning-record';
import type { Database, Transaction } from '../../db/client.ts';
import type { Learner } from '../../plugins/session.ts';
import { prepareReadStats } from './data.ts';
import { grantDueRewards, inLearnerTransaction, type LearnerTransaction, type SavedEvent } from './learning-event.ts';
import { readRecord } from './record.ts';

interface RecordReaderOptions {
  readonly db: Database;
  readonly clock: () => Date;
  /** Flashcards that are mastered by the review log, which belongs to a feature above this one. */
  readonly countMastered: (db: Database | Transaction, learner: Learner) => Promise<number>;
}

interface ClaimTransaction extends LearnerTransaction {
  /** Awards what the record has reached, and returns the record and the awards. */
  readonly grantDue: () => Promise<SavedEvent>;
}

/** What rewards need from a learner's record, which they have no access to. */
export interface RecordReader {
  readonly readStats: (learner: Learner) => Promise<Stats>;
  readonly readRecord: (learner: Learner) => Promise<LearningRecord>;
  /** Runs in a transaction that holds the lock on the learner's row. */
  readonly inTransaction: <T>(learner: Learner, run: (transaction: ClaimTransaction) => Promise<T>) => Promise<T>;
}

export function createRecordReader({ db, clock, countMastered }: RecordReaderOptions): RecordReader {
  const readStats = prepareReadStats(db);
  return {
    readStats: (learner) => readStats({ learner, now: clock() }),
    readRecord: async (learner) => {
      const cardsMastered = await countMastered(db, learner);
      return readRecord(db, { learner, now: clock(), events: [], cardsMastered });
    },
    inTransaction: (learner, run) =>
      inLearnerTransaction({ db, learner, now: clock() }, (transaction) => {
        const grantDue = async () => grantDueRewards(transaction, await countMastered(transaction.tx, learner));
        return run({ ...transaction, grantDue });
      }),
  };
}
