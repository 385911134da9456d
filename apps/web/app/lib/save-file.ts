interface SavedFile {
  name: string;
  content: string;
  /** Such as `text/csv`. */
  type: string;
}

/** Downloads a file made in the browser. */
export function saveFile({ name, content, type }: SavedFile): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
