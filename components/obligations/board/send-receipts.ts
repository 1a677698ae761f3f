import { fileTransport } from '@/components/invoices/upload/transport'
import { uploadFile } from '@/components/invoices/upload/upload-file'
import type { DroppedFile } from '@/lib/obligations/filing'

export type Sendable = Pick<DroppedFile, 'key' | 'file'> & { client: string }

export type SentReceipts = {
  /** The server's message about each file that it refused for good, by the file's key. */
  refused: ReadonlyMap<string, string>
  /** The keys of files whose uploads have expired; such a file needs a new key. */
  expired: readonly string[]
  /** The reason why sending stopped; null when every file was sent or refused. */
  failure: string | null
}

const atOnce = 3

/**
 * Sends three files at a time and adds the id of each stored file to `documents`.
 * After a failure, a second call sends only the files that are not yet in `documents`.
 */
export async function sendReceipts(
  files: readonly Sendable[],
  documents: Map<string, string>,
  onProgress: (done: number) => void,
): Promise<SentReceipts> {
  const pending = files.filter(({ key }) => !documents.has(key))
  const refused = new Map<string, string>()
  const expired: string[] = []
  let failure: string | null = null
  const done = () => onProgress(files.filter(({ key }) => documents.has(key)).length)
  done()

  async function work() {
    for (let next = pending.shift(); next && failure === null; next = pending.shift()) {
      const { key, file, client } = next
      const transport = fileTransport(`/api/clientes/${client}/recibos`)
      const end = await uploadFile({ key, batch: key, file, earlier: undefined }, transport, () => {})
      if (end.documentId) documents.set(key, end.documentId)
      else if (end.code === 'upload-expired') expired.push(key)
      else if (end.phase.name === 'failed' && end.phase.final) refused.set(key, end.phase.message)
      else if (end.phase.name === 'failed') failure = end.phase.message
      done()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { refused, expired, failure }
}
