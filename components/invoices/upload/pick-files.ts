import { formatHints } from '@/content/uploads'
import { displayName, splitExtension } from '@/lib/uploads/file-name'
import { fileProblem, fileProblemMessage } from '@/lib/uploads/file-types'
import type { Entry } from '@/components/invoices/upload/queue'

/** Parts a drop, or what a ZIP held, into the files to send and the messages about the others. */
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
