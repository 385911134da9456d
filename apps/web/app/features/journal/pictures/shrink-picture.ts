/** A chart on a large screen stays readable at this size, in pixels. */
const LONGEST_SIDE = 2000;
const QUALITY = 0.85;
const MOST_BYTES = 40_000_000;

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'];

export interface ShrunkPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a picture anew, at a size that a browser can keep many of: upright, and without what its file says besides, such
 * as where it was taken. Null when it is not a picture that the browser can read.
 */
export async function shrinkPicture(file: File): Promise<ShrunkPicture | null> {
  if (!PICTURE_TYPES.includes(file.type) || file.size > MOST_BYTES) return null;
  const image = await createImageBitmap(file).catch(() => null);
  if (image === null) return null;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height));
  const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // A JPEG has no transparency: it would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  image.close();
  return { url: encode(canvas), width, height };
}

/** As WebP, or as JPEG in a browser that writes none. */
function encode(canvas: HTMLCanvasElement): string {
  const webp = canvas.toDataURL('image/webp', QUALITY);
  return webp.startsWith('data:image/webp') ? webp : canvas.toDataURL('image/jpeg', QUALITY);
}
