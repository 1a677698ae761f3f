import { whatItIs } from '@/components/uploads/look-at-files'
import { steadyImport } from '@/components/uploads/steady-import'
import { taxProfileText } from '@/content/tax-profile'
import { maxFileSize } from '@/content/upload-limit'
import { readTextPieces } from '@/lib/pdf/pdf-form'
import { readRut, type Rut, type RutProblem } from '@/lib/tax-profile/read-rut'

/** `message` says why the file cannot be opened as a PDF. */
export type Unread = RutProblem | 'size' | { message: string }

/**
 * Reads a RUT in a worker of the browser and uploads nothing; the promise never rejects.
 * Waits for the connection if the code of the PDF reader cannot be loaded.
 * Returns null if `signal` aborts the wait for the code of the PDF reader.
 */
export async function readRutFile(
  file: File,
  onCut: () => void,
  signal: AbortSignal,
): Promise<Rut | Unread | null> {
  if (file.size > maxFileSize) return 'size'
  const code = await steadyImport(() => import('@/components/documents/open-pdf'), onCut, signal)
  if (!code) return null
  try {
    const { pdf, close } = code.openPdf(await file.arrayBuffer())
    try {
      return readRut(await readTextPieces(await pdf))
    } finally {
      close()
    }
  } catch {
    return { message: `${taxProfileText.rut.problems.unreadable} ${await whatItIs(file)}`.trim() }
  }
}
