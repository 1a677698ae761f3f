import { checkContent as checkBy } from '@/lib/uploads/content-check/check-content'
import { judgeOf } from '@/lib/uploads/content-check/judge'
import type { FileType } from '@/lib/uploads/file'

/** Judged here and not in a process of its own, so that each reason can be asked for. */
export const checkContent = (stream: AsyncIterable<Uint8Array>, type: FileType) =>
  checkBy(stream, type, judgeOf(type))

/** The bytes in pieces, as they come from the network. */
export async function* streamOf(bytes: Uint8Array, piece = 65_536): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece)
}

export const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'latin1')
