import { smallerPhoto } from '@/components/uploads/smaller-photo'
import { picturesAsPdf } from '@/lib/pdf/pictures-pdf'

/** Returns the photo as a PDF with one page and at most `most` bytes; null when this browser cannot decode the photo. */
export async function photoAsPdf(photo: File, most: number): Promise<File | null> {
  const blob = await smallerPhoto(photo, most - 2048)
  const drawn = blob && (await createImageBitmap(blob).catch(() => null))
  if (!blob || !drawn) return null
  const { width, height } = drawn
  drawn.close()
  const jpeg = new Uint8Array(await blob.arrayBuffer())
  return new File([picturesAsPdf([{ jpeg, width, height }])], `${photo.name.replace(/\.[^.]*$/, '')}.pdf`, {
    type: 'application/pdf',
  })
}
