import { ContentRefusal } from '@/lib/uploads/content-check/gate'

const maxPixels = 50_000_000

/** Read from the header alone: a picture is never decoded here, so a huge one costs nothing. */
export function requireDimensions(width: number, height: number): void {
  if (width < 1 || height < 1) throw new ContentRefusal('no-dimensions')
  if (width * height > maxPixels) throw new ContentRefusal('too-many-pixels')
}
