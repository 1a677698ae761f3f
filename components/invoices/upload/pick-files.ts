import type { Entry, Picked } from '@/components/invoices/upload/queue'
import type { Consent } from '@/components/uploads/look-at-files'
import { prepareFiles } from '@/components/uploads/prepare-files'
import { invoices } from '@/content/invoices'
import { maxFileSize } from '@/content/upload-limit'
import { displayName, splitExtension } from '@/lib/uploads/file'
import { fileProblemMessage } from '@/lib/uploads/refusal'

const text = invoices.upload
const types = { xml: 'application/xml', pdf: 'application/pdf' } as const

/** Splits files into those to send and problems to show. `zip` is the name of the archive that they were in. */
export async function pickFiles(files: readonly File[], consent: Consent, zip?: string): Promise<Picked> {
  const { ready, problems } = await prepareFiles(files, consent)
  const entries = ready.map((one): Entry => ({
    ...one,
    id: crypto.randomUUID(),
    phase: { name: 'ready' },
    ...(zip ? { zip } : {}),
  }))
  return { entries, problems: problems.map(({ message }) => message) }
}

export const isZipFile = ({ name }: File): boolean => splitExtension(name).extension === 'zip'

/** Extracts the XML and PDF files. Never rejects: a ZIP that cannot be opened is returned as one problem. */
export async function openZipFile(zip: File, consent: Consent): Promise<Picked> {
  const name = displayName(zip.name)
  const refuse = (problem: string): Picked => ({ entries: [], problems: [problem] })
  if (zip.size > maxFileSize) return refuse(fileProblemMessage('file-size', name))
  if (zip.size === 0) return refuse(fileProblemMessage('file-type', name, 'empty'))
  const code = await import('@/components/invoices/upload/zip-members').catch(() => null)
  if (!code) return refuse(text.zipProblem(name, text.zipCode))
  const { members, refused } = await code.zipMembers(zip)
  if (refused) return refuse(`${fileProblemMessage('file-type', name)} ${refused}`)
  const files = members.map(({ name, type, bytes }) => new File([bytes], name, { type: types[type] }))
  return pickFiles(files, consent, zip.name)
}
