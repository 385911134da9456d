import { learningModules } from '@wickwise/curriculum/learning-modules';
import { LearningPathScreen } from '#app/features/progress/learning-path-screen.tsx';
import { PathStatus } from '#app/features/progress/path-status.tsx';
import { VisitorNotice } from '#app/features/progress/visitor-notice.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { evidenceText, knownModules, useModuleEvidence } from '#app/features/today/known-modules.ts';
import { NextStepLine } from '#app/features/today/next-step-line.tsx';
import { Page } from '#app/ui/page.tsx';

export function meta() {
  return pageMeta({
    title: 'Learning path',
    description: 'Eight modules in order, from what a market is to testing what you know.',
  });
}

export default function LearningPath() {
  const evidence = useModuleEvidence();
  const texts = new Map([...evidence].map(([id, module]) => [id, evidenceText(module)]));
  return (
    <Page
      title="Learning path"
      lede="Eight modules in order, from what a market is to testing what you know."
      actions={<PathStatus modules={learningModules} known={knownModules(evidence)} />}
    >
      <VisitorNotice />
      <div className="mb-8">
        <NextStepLine />
      </div>
      <LearningPathScreen modules={learningModules} evidence={texts} />
    </Page>
  );
}
