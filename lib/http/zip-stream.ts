import { makeZip } from 'client-zip'

export type ZipEntry = {
  name: string
  input: AsyncIterable<string> | ReadableStream<Uint8Array> | string
  lastModified: Date
}

/** Streams a ZIP no faster than the browser receives it, and ends `entries` when the browser leaves. */
export function zipStream(entries: AsyncGenerator<ZipEntry>): ReadableStream<Uint8Array> {
  const zip = makeZip(entries).getReader()
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await zip.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      // `client-zip` throws the reason of a cancellation; the error is ignored, because the browser has already left.
      cancel: (reason) => zip.cancel(reason ?? new Error('cancelled')).catch(() => {}),
    },
    { highWaterMark: 0 },
  )
}

/** Characters that some systems forbid in file names, or that could make an unpacker write outside the folder. */
const unsafe = /[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu
/** Names that Windows reserves for devices, with any file extension. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

export const safeName = (name: string): string =>
  name
    .toWellFormed()
    .replace(unsafe, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .replace(reserved, '_$1') || 'archivo'
