import { maxFileSize } from '@/content/upload-limit'
import type { Entry, Picked } from '@/components/invoices/upload/queue'
import { formatHints, invoices } from '@/content/invoices'
import { displayName, fileProblem, fileProblemMessage, splitExtension } from '@/lib/uploads/file'

const text = invoices.upload
const types = { xml: 'application/xml', pdf: 'application/pdf' } as const

/** Splits files into those to send and problems to show. `zip` is the name of the archive that they were in. */
export function pickFiles(files: readonly File[], zip?: string): { entries: Entry[]; problems: string[] } {
  const entries: Entry[] = []
  const problems: string[] = []
  const hints = new Set<string>()
  for (const file of files) {
    const problem = fileProblem(file)
    const name = displayName(file.name)
    const hint = formatHints[splitExtension(name).extension]
    if (problem) problems.push(fileProblemMessage(problem, name))
    else entries.push({ id: crypto.randomUUID(), file, phase: { name: 'ready' }, ...(zip ? { zip } : {}) })
    if (problem === 'file-type' && hint) hints.add(hint)
  }
  return { entries, problems: [...problems, ...hints] }
}

export const isZipFile = ({ name }: File): boolean => splitExtension(name).extension === 'zip'

/** Extracts the XML and PDF files. Never rejects: a ZIP that cannot be opened is returned as one problem. */
export async function openZipFile(zip: File): Promise<Picked> {
  const name = displayName(zip.name)
  const refuse = (problem: string): Picked => ({ entries: [], problems: [problem] })
  if (zip.size > maxFileSize) return refuse(fileProblemMessage('file-size', name))
  const code = await import('@/components/invoices/upload/zip-members').catch(() => null)
  if (!code) return refuse(text.zipProblem(name, text.zipCode))
  const { members, refused } = await code.zipMembers(zip)
  if (refused) return refuse(text.zipProblem(name, refused))
  const files = members.map(({ name, type, bytes }) => new File([bytes], name, { type: types[type] }))
  return pickFiles(files, zip.name)
}
