/** In PDF points: the longer side of a page in Letter size. */
const longerSide = 792

/** `width` and `height` are in pixels. */
export type Picture = { jpeg: Uint8Array<ArrayBuffer>; width: number; height: number }

export function picturesAsPdf(pictures: readonly Picture[]): Blob {
  const kids = pictures.map((_, at) => `${3 + at * 3} 0 R`).join(' ')
  const objects: BlobPart[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    [`<< /Type /Pages /Kids [${kids}] /Count ${pictures.length} >>`],
    ...pictures.flatMap((picture, at) => pageOf(picture, 4 + at * 3)),
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

/** Returns three objects of the PDF: a page, its picture (which has the number `image`) and its content. */
function pageOf({ jpeg, width, height }: Picture, image: number): BlobPart[][] {
  const scale = longerSide / Math.max(width, height)
  const [across, down] = [width * scale, height * scale].map((side) => side.toFixed(2))
  const content = `q ${across} 0 0 ${down} 0 0 cm /P Do Q`
  return [
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Resources << /XObject << /P ${image} 0 R >> >> /Contents ${image + 1} 0 R >>`,
    ],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      '\nendstream',
    ],
    [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
  ]
}
