import 'server-only'
import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { Refusal } from '@/lib/einvoice/refusal'
import { ContentRefusal, refuseWhen, type Gate } from '@/lib/uploads/content-check/gate'
import { jpegGate } from '@/lib/uploads/content-check/jpeg'
import { pdfGate } from '@/lib/uploads/content-check/pdf'
import { pngGate } from '@/lib/uploads/content-check/png'
import { xmlContentGate } from '@/lib/uploads/content-check/xml'
import { maxFileSize, type FileProblem, type FileType } from '@/lib/uploads/file-types'

export type SoundContent = { ok: true; type: FileType; size: number; sha256: string }
export type RefusedContent = { ok: false; problem: FileProblem; detail: string }

const gates: Record<FileType, () => Gate> = {
  'application/pdf': pdfGate,
  'image/jpeg': jpegGate,
  'image/png': pngGate,
  'application/xml': xmlContentGate,
}

/** As much as file-type looks at. */
const magicSize = 4100

/**
 * Reads a file once, chunk by chunk: counts and hashes it, and checks that it is what it claims to be, first byte to last.
 * Rejects only when the bytes cannot be read; whatever is wrong with them is an answer.
 */
export async function checkContent(
  stream: AsyncIterable<Uint8Array>,
  type: FileType,
): Promise<SoundContent | RefusedContent> {
  const hash = createHash('sha256')
  const gate = gates[type]()
  const begin: Buffer[] = []
  let size = 0
  for await (const bytes of stream) {
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    if (size < magicSize) begin.push(chunk)
    size += chunk.length
    if (size > maxFileSize) return { ok: false, problem: 'file-size', detail: 'too-long' }
    const refusal = verdict(() => gate.write(chunk))
    if (refusal) return refusal
    hash.update(chunk)
  }
  const magic = type === 'application/xml' ? undefined : await fileTypeFromBuffer(Buffer.concat(begin))
  const refusal = verdict(() => {
    refuseWhen(size === 0, 'empty')
    refuseWhen(magic !== undefined && magic.mime !== type, 'magic-bytes')
    gate.end()
  })
  return refusal ?? { ok: true, type, size, sha256: hash.digest('hex') }
}

/** Also what a parser throws by itself is a refusal: a file that we cannot read is none that we take. */
function verdict(look: () => void): RefusedContent | null {
  try {
    look()
    return null
  } catch (error) {
    return { ok: false, problem: 'file-type', detail: detailOf(error) }
  }
}

function detailOf(error: unknown): string {
  if (error instanceof Refusal) return `xml-${error.reason}`
  return error instanceof ContentRefusal ? error.detail : 'unreadable'
}
