import { vi } from 'vitest';

/** Records the files that the screen offers as downloads. */
export function catchFiles(): { name: string; content: Blob }[] {
  const files: { name: string; content: Blob }[] = [];
  let content = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    content = blob as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content });
  });
  return files;
}
