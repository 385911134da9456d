-- The one rewrite of the log: a word for what was always meant. What was done, when and by whom stays as it is.
UPDATE "activity" SET "kind" = 'lesson-reopened' WHERE "kind" = 'lesson-opened';
