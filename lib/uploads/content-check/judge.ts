import { fileTypeFromBuffer } from 'file-type'
import { foreignFormat, headSize, Refusal, refuseWhen } from '@/lib/einvoice/refusal'
import { xmlDecoder } from '@/lib/einvoice/xml/decode'
import { maxReadText, strictParser } from '@/lib/einvoice/xml/strict-parser'
import {
  ContentRefusal,
  rejectWhen,
  requireDimensions,
  contentCheckOf,
  type ContentCheck,
  type Steps,
} from '@/lib/uploads/content-check/content-check'
import { jpegCheck } from '@/lib/uploads/content-check/jpeg'
import type { FileType } from '@/lib/uploads/file'

/** An invoice of four thousand lines has half as many; checking a file with more would only cost time. */
const maxElements = 400_000
const maxAllAttributes = 800_000
/**
 * Characters: twice what the review reads of one text, because some envelopes carry the whole invoice as one escaped text, and a
 * person can look at those that the review leaves out.
 */
const maxText = 2 * maxReadText

/** Checks XML as strictly as the parser of the review, but keeps nothing of it. */
function xmlCheck(): ContentCheck {
  const decoder = xmlDecoder()
  let [elements, attributes] = [0, 0]
  const check = strictParser(
    {
      open(tag) {
        elements += 1
        attributes += Object.keys(tag.attributes).length
        refuseWhen(elements > maxElements, 'elements')
        refuseWhen(attributes > maxAllAttributes, 'attributes')
      },
    },
    maxText,
  )
  let head: Uint8Array | null = new Uint8Array(0)

  function passHead(held: Uint8Array) {
    head = null
    const foreign = foreignFormat(held)
    if (foreign) throw new Refusal(foreign)
    check.write(decoder.write(held))
  }

  return {
    write(chunk) {
      if (!head) return check.write(decoder.write(chunk))
      head = Buffer.concat([head, chunk])
      if (head.length >= headSize) passHead(head)
    },
    end() {
      if (head) passHead(head)
      check.write(decoder.end())
      check.end()
    },
  }
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const headerSize = 13
const checksumSize = 4
/** The largest file has this many chunks if each has 200 bytes, and no encoder writes chunks that small. */
const maxChunks = 50_000

/** Requires all chunks from IHDR to IEND, and nothing after them. */
const pngCheck = (): ContentCheck => contentCheckOf(pngSteps())

function* pngSteps(): Steps {
  rejectWhen(!(yield { take: signature.length }).equals(signature), 'png-signature')
  let pixels = false
  for (let chunks = 1; ; chunks += 1) {
    rejectWhen(chunks > maxChunks, 'png-chunks')
    const first = chunks === 1
    const chunk = yield { take: 8 }
    const length = chunk.readUInt32BE(0)
    const type = chunk.toString('latin1', 4)
    rejectWhen(!/^[a-zA-Z]{4}$/.test(type), 'png-chunk')
    rejectWhen((type === 'IHDR') !== first, 'png-header')
    if (first) {
      rejectWhen(length !== headerSize, 'png-header')
      const header = yield { take: headerSize }
      requireDimensions(header.readUInt32BE(0), header.readUInt32BE(4))
    } else if (length > 0) yield { skip: length }
    yield { take: checksumSize }
    pixels ||= type === 'IDAT'
    if (type === 'IEND') break
  }
  rejectWhen(!pixels, 'png-without-pixels')
}

const shownHead = 1024
const tailSize = 2048

// Some programs write a byte order mark, blank lines or a printer's preamble before the header, so these are accepted. Markup
// or a script there is not, because the file would have two formats at once.
const header = /^(?:\xEF\xBB\xBF)?(?:\x1B%-12345X(?:@PJL[^\n]*\n)*)?[\s\0]*%PDF-\d\.\d/

/** Requires the header in the first 1,024 bytes, and a cross-reference and the end mark in the last 2 kB. */
function pdfCheck(): ContentCheck {
  let head = ''
  let tail: Buffer = Buffer.alloc(0)
  let size = 0
  return {
    write(chunk) {
      size += chunk.length
      if (head.length < shownHead) head += chunk.toString('latin1', 0, shownHead - head.length)
      tail = chunk.length >= tailSize ? chunk : Buffer.concat([tail, chunk])
      tail = tail.subarray(-tailSize)
    },
    end() {
      rejectWhen(!header.test(head), 'pdf-header')
      const text = tail.toString('latin1')
      const found = /^startxref\s+(\d{1,10})\s[^]*?%%EOF/.exec(text.slice(text.lastIndexOf('startxref')))
      rejectWhen(!found, 'pdf-end')
      rejectWhen(Number(found?.[1]) >= size, 'pdf-truncated')
    },
  }
}

/** Judges the chunks of a file in order. Returns the reason as soon as the file cannot have its declared type, otherwise null. */
export type Judge = {
  write: (chunk: Buffer) => Promise<string | null>
  end: () => Promise<string | null>
}

const checks: Record<FileType, () => ContentCheck> = {
  'application/pdf': pdfCheck,
  'image/jpeg': jpegCheck,
  'image/png': pngCheck,
  'application/xml': xmlCheck,
}

/** Bytes; the package file-type reads no more than these. */
const magicSize = 4100

export function judgeOf(type: FileType): Judge {
  const check = checks[type]()
  const begin: Buffer[] = []
  let size = 0
  return {
    async write(chunk) {
      if (size < magicSize) begin.push(Buffer.from(chunk.subarray(0, magicSize)))
      size += chunk.length
      return verdict(() => check.write(chunk))
    },
    async end() {
      const magic = type === 'application/xml' ? undefined : await fileTypeFromBuffer(Buffer.concat(begin))
      return verdict(() => {
        rejectWhen(size === 0, 'empty')
        rejectWhen(magic !== undefined && magic.mime !== type, 'magic-bytes')
        check.end()
      })
    },
  }
}

/**
 * The reason why `look` refused the file, or null. An unknown exception refuses it too: we accept no file that we cannot read.
 */
function verdict(look: () => void): string | null {
  try {
    look()
    return null
  } catch (error) {
    if (error instanceof Refusal) return `xml-${error.reason}`
    return error instanceof ContentRefusal ? error.detail : 'unreadable'
  }
}
