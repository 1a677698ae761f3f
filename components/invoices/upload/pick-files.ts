import type { Entry, Picked } from '@/components/invoices/upload/queue'
import type { Consent } from '@/components/uploads/look-at-files'
import { prepareFiles } from '@/components/uploads/prepare-files'
import { invoices } from '@/content/invoices'
import { displayName, splitExtension } from '@/lib/uploads/file'

const text = invoices.upload

/** Splits files into those to send and problems to show; `zip` is the name of the archive with the files. */
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

/** Extracts the XML and PDF files; a ZIP that cannot be opened is returned as one problem. */
export async function openZipFile(zip: File, consent: Consent): Promise<Picked> {
  const code = await import('@/components/invoices/upload/zip-members').catch(() => null)
  const opened = code ? await code.zipFiles(zip) : text.zipProblem(displayName(zip.name), text.zipCode)
  return typeof opened === 'string'
    ? { entries: [], problems: [opened] }
    : pickFiles(opened, consent, zip.name)
}
