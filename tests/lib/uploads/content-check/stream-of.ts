import { checkContent as checkBy } from '@/lib/uploads/content-check/check-content'
import { judgeOf } from '@/lib/uploads/content-check/judge'
import type { FileType } from '@/lib/uploads/file'

/** Runs in this process, so that tests see every reason. */
export const checkContent = (stream: AsyncIterable<Uint8Array>, type: FileType) =>
  checkBy(stream, type, judgeOf(type))

/** In chunks, as from the network. */
export async function* streamOf(bytes: Uint8Array, piece = 65_536): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece)
}

export const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'latin1')
