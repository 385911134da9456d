interface SavedFile {
  name: string;
  /** In parts where it is long. */
  content: string | readonly string[];
  /** Such as `text/csv`. */
  type: string;
}

/** Downloads a file made in the browser. */
export function saveFile({ name, content, type }: SavedFile): void {
  const address = URL.createObjectURL(new Blob([content].flat(), { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
