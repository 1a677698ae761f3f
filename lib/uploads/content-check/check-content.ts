import { maxFileSize } from '@/content/upload-limit'
import 'server-only'
import { createHash } from 'node:crypto'
import { headSize } from '@/lib/einvoice/refusal'
import type { Judge } from '@/lib/uploads/content-check/judge'
import { type FileProblem, type FileType } from '@/lib/uploads/file'

export type SoundContent = { ok: true; type: FileType; size: number; sha256: string }
export type RefusedContent = { ok: false; problem: FileProblem; detail: string }

/** These reasons mean a damaged file, of which another copy may be undamaged. */
const damage = [
  'zip-damaged',
  'office-damaged',
  'pdf-end',
  'pdf-truncated',
  'truncated',
  'jpeg-end',
  'xml-malformed',
  'xml-encoding',
]

/** A file that fails the XML check is called damaged if it begins like XML, and otherwise a file of another type. */
const xmlBegins = /^(?:\xEF\xBB\xBF)?\s*<[?!\w]/

function refusal(detail: string, begin: string): RefusedContent {
  const damaged = damage.includes(detail) && (!detail.startsWith('xml-') || xmlBegins.test(begin))
  return { ok: false, problem: damaged ? 'file-damaged' : 'file-type', detail }
}

/** Counts and hashes up to `most` bytes while another process checks them. */
export async function checkContent(
  stream: AsyncIterable<Uint8Array>,
  judge: Judge,
  most = maxFileSize,
): Promise<SoundContent | RefusedContent> {
  const hash = createHash('sha256')
  let [size, begin] = [0, '']
  for await (const bytes of stream) {
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    size += chunk.length
    if (begin.length < headSize) begin += chunk.toString('latin1', 0, headSize - begin.length)
    if (size > most) return { ok: false, problem: 'file-size', detail: 'too-long' }
    hash.update(chunk)
    const wrong = await judge.write(chunk)
    if (wrong !== null) return refusal(wrong, begin)
  }
  const verdict = await judge.end()
  if ('wrong' in verdict) return refusal(verdict.wrong, begin)
  return { ok: true, type: verdict.type, size, sha256: hash.digest('hex') }
}
