import { smallerPhoto } from '@/components/uploads/smaller-photo'

/** Length of the longer side in PDF points, as on a letter page. */
const longerSide = 792

type Picture = { jpeg: Uint8Array<ArrayBuffer>; width: number; height: number }

/** Returns the photo as a PDF with one page and at most `most` bytes; null when this browser cannot decode the photo. */
export async function photoAsPdf(photo: File, most: number): Promise<File | null> {
  const blob = await smallerPhoto(photo, most - 2048)
  const drawn = blob && (await createImageBitmap(blob).catch(() => null))
  if (!blob || !drawn) return null
  const { width, height } = drawn
  drawn.close()
  const jpeg = new Uint8Array(await blob.arrayBuffer())
  return new File([pictureAsPdf({ jpeg, width, height })], `${photo.name.replace(/\.[^.]*$/, '')}.pdf`, {
    type: 'application/pdf',
  })
}

/** `width` and `height` are in pixels. */
export function pictureAsPdf({ jpeg, width, height }: Picture): Blob {
  const scale = longerSide / Math.max(width, height)
  const [across, down] = [width * scale, height * scale].map((side) => side.toFixed(2))
  const content = `q ${across} 0 0 ${down} 0 0 cm /P Do Q`
  const objects: BlobPart[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Resources << /XObject << /P 4 0 R >> >> /Contents 5 0 R >>`,
    ],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      '\nendstream',
    ],
    [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
  ]
  const parts: BlobPart[] = ['%PDF-1.4\n']
  const places: number[] = []
  for (const [at, object] of objects.entries()) {
    places.push(new Blob(parts).size)
    parts.push(`${at + 1} 0 obj\n`, ...object, '\nendobj\n')
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const start = new Blob(parts).size
  const size = objects.length + 1
  parts.push(
    `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
  )
  return new Blob(parts, { type: 'application/pdf' })
}
