import { checkContent as checkBy } from '@/lib/uploads/content-check/check-content'
import { judgeOf } from '@/lib/uploads/content-check/judge'
import type { FileType } from '@/lib/uploads/file'

/** Checks a file in this process instead of a reader process, so that tests see the reason of every refusal. */
export const checkContent = (stream: AsyncIterable<Uint8Array>, type: FileType) =>
  checkBy(stream, judgeOf(type))

/** Yields the bytes in chunks, as they arrive from the network. */
export async function* streamOf(bytes: Uint8Array, piece = 65_536): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece)
}

export const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'latin1')
