import { maxFileSize } from '@/content/upload-limit'

/** Width times height in pixels: phones cannot draw a larger canvas. */
const maxPixels = 16_777_216
const qualities = [0.92, 0.85, 0.75]
/** In pixels of the longer side: in smaller pictures the small print of a document is unreadable. */
const leastSide = 1_200

/** Returns a JPEG of at most `most` bytes; null when the photo cannot be decoded or would become unreadable. */
export async function smallerPhoto(file: Blob, most = maxFileSize): Promise<Blob | null> {
  // No orientation option is passed: browsers apply the EXIF orientation by default, and some reject the option.
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  try {
    const { width, height } = picture
    let scale = Math.min(1, Math.sqrt(maxPixels / (width * height)))
    do {
      const canvas = drawn(picture, scale)
      for (const quality of canvas ? qualities : []) {
        const blob = await new Promise<Blob | null>((resolve) =>
          canvas?.toBlob(resolve, 'image/jpeg', quality),
        )
        if (blob && blob.type === 'image/jpeg' && blob.size <= most) return blob
      }
      scale *= 0.75
    } while (Math.max(width, height) * scale >= leastSide)
    return null
  } finally {
    picture.close()
  }
}

function drawn(picture: ImageBitmap, scale: number): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(picture.width * scale))
  canvas.height = Math.max(1, Math.floor(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return null
  // JPEG has no transparency; transparent areas would become black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}
