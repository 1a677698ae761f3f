import { displayName } from '@/lib/uploads/file-name'
import { fileProblem, fileProblemMessage } from '@/lib/uploads/file-types'
import type { Entry } from '@/components/invoices/upload/queue'

/** Parts a drop, or what a ZIP held, into the files to send and the messages about the others. */
export function pickFiles(files: readonly File[], zip?: string): { entries: Entry[]; problems: string[] } {
  const entries: Entry[] = []
  const problems: string[] = []
  for (const file of files) {
    const problem = fileProblem(file)
    if (problem) problems.push(fileProblemMessage(problem, displayName(file.name)))
    else entries.push({ id: crypto.randomUUID(), file, phase: { name: 'ready' }, ...(zip ? { zip } : {}) })
  }
  return { entries, problems }
}
