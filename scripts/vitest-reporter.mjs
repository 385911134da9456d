// Writes the outcome of a Vitest run to the file in VITEST_REPORT, in the shape of Vitest's own JSON report but for the
// names: several projects run the same files, and a name says for which of them.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './workspace.mjs';

export default class ProjectReporter {
  onTestRunEnd(modules) {
    writeFileSync(process.env.VITEST_REPORT, JSON.stringify({ testResults: modules.map(describeModule) }));
  }
}

function describeModule(module) {
  return {
    name: `${module.project.name} ${relative(root, module.moduleId)}`,
    status: module.state(),
    message: module.errors()[0]?.message ?? '',
    assertionResults: [...module.children.allTests()].map(describeTest),
  };
}

function describeTest(test) {
  const { state, errors = [] } = test.result();
  return {
    fullName: test.fullName,
    status: state,
    failureMessages: errors.map(({ stack, message }) => stack ?? message),
    duration: test.diagnostic()?.duration,
  };
}
