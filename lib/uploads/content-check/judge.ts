import { fileTypeFromBuffer } from 'file-type'
import { Refusal } from '@/lib/einvoice/refusal'
import {
  ContentRefusal,
  refuseWhen,
  requireDimensions,
  stepGate,
  type Gate,
  type Steps,
} from '@/lib/uploads/content-check/gate'
import { jpegGate } from '@/lib/uploads/content-check/jpeg'
import { xmlContentGate } from '@/lib/uploads/content-check/xml'
import type { FileType } from '@/lib/uploads/file-types'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const headerSize = 13
const checksumSize = 4
/** 10 MB in chunks of 200 bytes, which no encoder writes. */
const maxChunks = 50_000

/** Every chunk from IHDR to IEND, with nothing after it. */
const pngGate = (): Gate => stepGate(pngSteps())

function* pngSteps(): Steps {
  refuseWhen(!(yield { take: signature.length }).equals(signature), 'png-signature')
  let pixels = false
  for (let chunks = 1; ; chunks += 1) {
    refuseWhen(chunks > maxChunks, 'png-chunks')
    const first = chunks === 1
    const chunk = yield { take: 8 }
    const length = chunk.readUInt32BE(0)
    const type = chunk.toString('latin1', 4)
    refuseWhen(!/^[a-zA-Z]{4}$/.test(type), 'png-chunk')
    refuseWhen((type === 'IHDR') !== first, 'png-header')
    if (first) {
      refuseWhen(length !== headerSize, 'png-header')
      const header = yield { take: headerSize }
      requireDimensions(header.readUInt32BE(0), header.readUInt32BE(4))
    } else if (length > 0) yield { skip: length }
    yield { take: checksumSize }
    pixels ||= type === 'IDAT'
    if (type === 'IEND') break
  }
  refuseWhen(!pixels, 'png-without-pixels')
}

const headSize = 1024
const tailSize = 2048

// Before the header real producers leave a byte order mark, blank lines or a printer's preamble, nothing else:
// markup or a script in front of it would make the file two things at once.
const header = /^(?:\xEF\xBB\xBF)?(?:\x1B%-12345X(?:@PJL[^\n]*\n)*)?[\s\0]*%PDF-\d\.\d/

/** The header in the first 1,024 bytes; a cross-reference inside the file and the end mark in the last 2 kB. */
function pdfGate(): Gate {
  let head = ''
  let tail: Buffer = Buffer.alloc(0)
  let size = 0
  return {
    write(chunk) {
      size += chunk.length
      if (head.length < headSize) head += chunk.toString('latin1', 0, headSize - head.length)
      tail = chunk.length >= tailSize ? chunk : Buffer.concat([tail, chunk])
      tail = tail.subarray(-tailSize)
    },
    end() {
      refuseWhen(!header.test(head), 'pdf-header')
      const text = tail.toString('latin1')
      const found = /^startxref\s+(\d{1,10})\s[^]*?%%EOF/.exec(text.slice(text.lastIndexOf('startxref')))
      refuseWhen(!found, 'pdf-end')
      refuseWhen(Number(found?.[1]) >= size, 'pdf-truncated')
    },
  }
}

/** Watches a file pass by, first byte to last; answers why it is not what it claims to be as soon as that is known. */
export type Judge = {
  write: (chunk: Buffer) => Promise<string | null>
  end: () => Promise<string | null>
}

const gates: Record<FileType, () => Gate> = {
  'application/pdf': pdfGate,
  'image/jpeg': jpegGate,
  'image/png': pngGate,
  'application/xml': xmlContentGate,
}

/** As much as file-type looks at. */
const magicSize = 4100

export function judgeOf(type: FileType): Judge {
  const gate = gates[type]()
  const begin: Buffer[] = []
  let size = 0
  return {
    async write(chunk) {
      if (size < magicSize) begin.push(Buffer.from(chunk.subarray(0, magicSize)))
      size += chunk.length
      return verdict(() => gate.write(chunk))
    },
    async end() {
      const magic = type === 'application/xml' ? undefined : await fileTypeFromBuffer(Buffer.concat(begin))
      return verdict(() => {
        refuseWhen(size === 0, 'empty')
        refuseWhen(magic !== undefined && magic.mime !== type, 'magic-bytes')
        gate.end()
      })
    },
  }
}

/** Also what a parser throws by itself is a refusal: a file that we cannot read is none that we take. */
function verdict(look: () => void): string | null {
  try {
    look()
    return null
  } catch (error) {
    if (error instanceof Refusal) return `xml-${error.reason}`
    return error instanceof ContentRefusal ? error.detail : 'unreadable'
  }
}
