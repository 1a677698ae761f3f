import { refusalTexts } from '@/content/einvoice/refusals'
import { maxFileSize } from '@/content/upload-limit'
import { openZip } from '@/lib/einvoice/open-zip'
import { Refusal } from '@/lib/einvoice/refusal'
import { displayName } from '@/lib/uploads/file'
import { fileProblemMessage } from '@/lib/uploads/refusal'

const types = { xml: 'application/xml', pdf: 'application/pdf' } as const

/** Returns the XML and PDF files of a ZIP, or a text that says why the ZIP cannot be opened. */
export async function zipFiles(zip: File): Promise<File[] | string> {
  const name = displayName(zip.name)
  if (zip.size > maxFileSize) return fileProblemMessage('file-size', name)
  if (zip.size === 0) return fileProblemMessage('file-type', name, 'empty')
  try {
    const members = await openZip(new Uint8Array(await zip.arrayBuffer()))
    return members.map(({ name: member, type, bytes }) => new File([bytes], member, { type: types[type] }))
  } catch (cause) {
    const reason = refusalTexts[cause instanceof Refusal ? cause.reason : 'zip-broken']
    return `${fileProblemMessage('file-type', name)} ${reason}`
  }
}
