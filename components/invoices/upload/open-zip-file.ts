import { invoices } from '@/content/invoices'
import { displayName, splitExtension } from '@/lib/uploads/file-name'
import { fileProblemMessage, maxFileSize } from '@/lib/uploads/file-types'
import { pickFiles } from '@/components/invoices/upload/pick-files'
import type { Picked } from '@/components/invoices/upload/queue'

const text = invoices.upload
const types = { xml: 'application/xml', pdf: 'application/pdf' } as const

export const isZipFile = ({ name }: File): boolean => splitExtension(name).extension === 'zip'

/** The XML and PDF of a ZIP as files of their own; a ZIP that is not taken gives one sentence. Never rejects. */
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
