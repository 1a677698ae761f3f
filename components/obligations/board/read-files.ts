import { maxFileSize } from '@/content/upload-limit'
import type { DroppedFile } from '@/lib/obligations/filing'
import { kindOf, readReceipt, type Receipt } from '@/lib/obligations/receipts'
import { readTextPieces } from '@/lib/pdf/pdf-form'
import { declaredType } from '@/lib/uploads/file'

type Unassigned = Omit<DroppedFile, 'obligation' | 'disagreements'>

/** Reads dropped files one by one in a worker; `known` are hashes of files that were dropped before. */
export async function readFiles(
  files: readonly File[],
  known: ReadonlySet<string>,
  onRead: (done: number) => void,
): Promise<Unassigned[]> {
  const hashes = new Set(known)
  const read: Unassigned[] = []
  for (const file of files) {
    const one = await readFile(file)
    read.push(one.hash && hashes.has(one.hash) ? { ...one, receipt: null, why: 'copy' } : one)
    hashes.add(one.hash)
    onRead(read.length)
  }
  return read
}

async function readFile(file: File): Promise<Unassigned> {
  const blank = { key: crypto.randomUUID(), file, hash: '', kind: 'return', receipt: null } as const
  const type = declaredType(file.name, file.type)
  if (!type || type === 'application/xml' || file.size === 0) return { ...blank, why: 'type' }
  if (file.size > maxFileSize) return { ...blank, why: 'size' }
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return { ...blank, why: 'unreadable' }
  const hash = hex(await crypto.subtle.digest('SHA-256', bytes))
  if (type !== 'application/pdf') return { ...blank, hash, why: 'no-text' }
  const receipt = await readPdf(bytes)
  if (typeof receipt === 'string') return { ...blank, hash, why: receipt }
  return { ...blank, hash, kind: kindOf(receipt), receipt, why: null }
}

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

async function readPdf(bytes: ArrayBuffer): Promise<Receipt | NonNullable<DroppedFile['why']>> {
  try {
    const { openPdf } = await import('@/components/documents/open-pdf')
    const { pdf, close } = openPdf(bytes)
    try {
      return readReceipt(await readTextPieces(await pdf))
    } finally {
      close()
    }
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'unreadable'
  }
}
