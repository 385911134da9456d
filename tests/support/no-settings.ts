// Imported for its effect: a developer's own settings never reach a test, least of all the address of a database.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const example = readFileSync(path.resolve(import.meta.dirname, '../../.env.example'), 'utf8');
for (const [, name = ''] of example.matchAll(/^# (\w+)=/gm)) delete process.env[name];
process.env.NODE_ENV = 'test';
