import { useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { type ReactElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { patternsQuery } from '#app/features/pattern/queries.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useToast } from '#app/ui/overlay/toast.tsx';

const FILE_NAME = 'wickwise-free-guide.html';

/** Makes the guide of the free patterns in the browser and downloads it. */
export function GuideDownload() {
  const client = useQueryClient();
  const { toast } = useToast();
  const [pending, setPending] = useState(false);

  const download = async () => {
    setPending(true);
    try {
      const [{ GuideDocument, guideFile }, patterns] = await Promise.all([
        import('./guide-document.tsx'),
        client.ensureQueryData(patternsQuery),
      ]);
      const content = guideFile(markupOf(<GuideDocument patterns={patterns} />));
      saveFile({ name: FILE_NAME, content, type: 'text/html' });
    } catch {
      toast({
        title: 'We couldn’t create the guide',
        description: 'The patterns couldn’t be loaded. Check your connection and try again.',
        variant: 'destructive',
      });
    }
    setPending(false);
  };
  return (
    <Button pending={pending} pendingLabel="Making the guide..." onClick={download}>
      <Download size={18} aria-hidden="true" />
      Download the free guide
    </Button>
  );
}

/** Drawn outside the page by the renderer that is already here. */
function markupOf(element: ReactElement): string {
  const host = document.createElement('div');
  const root = createRoot(host);
  flushSync(() => root.render(element));
  const markup = host.innerHTML;
  root.unmount();
  return markup;
}
