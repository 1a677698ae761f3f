import type { Draw } from '@/components/scans/picture-work'
import { maxFileSize } from '@/content/upload-limit'
import { picturesAsPdf, type Picture } from '@/lib/pdf/pictures-pdf'
import type { ScanPage } from '@/lib/scans/page'

/** Sizes of a scanned page, from sharp (200 dpi on US Letter paper) to barely legible (118 dpi). */
const grades = [
  { longest: 2200, quality: 0.8 },
  { longest: 1815, quality: 0.7 },
  { longest: 1540, quality: 0.65 },
  { longest: 1300, quality: 0.55 },
] as const

type Made = { pdf: Blob; fits: boolean }

/**
 * Draws all pages into one PDF; with `lighter`, in less detail until the PDF is below the upload limit.
 * Returns null if drawing a page fails; `fits` is false if the PDF is larger than an upload may be.
 */
export async function makePdf(
  pages: readonly ScanPage[],
  draw: Draw,
  lighter: boolean,
  onPage: (number: number) => void,
  most = maxFileSize,
): Promise<Made | null> {
  let made: Made | null = null
  for (const grade of lighter ? grades.slice(1) : grades.slice(0, 1)) {
    const pictures: Picture[] = []
    for (const [at, page] of pages.entries()) {
      onPage(at + 1)
      const picture = await draw({ photo: page.photo, settings: page, ...grade })
      if (!picture) return null
      pictures.push(picture)
    }
    const pdf = picturesAsPdf(pictures)
    made = { pdf, fits: pdf.size <= most }
    if (made.fits) return made
  }
  return made
}
