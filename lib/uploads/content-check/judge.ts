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
import { csvCheck } from '@/lib/uploads/content-check/csv'
import { heicCheck } from '@/lib/uploads/content-check/heic'
import { jpegCheck } from '@/lib/uploads/content-check/jpeg'
import { legacyCheck } from '@/lib/uploads/content-check/legacy'
import { packedCheck } from '@/lib/uploads/content-check/packed'
import { pdfCheck } from '@/lib/uploads/content-check/pdf'
import { papers, type FileType } from '@/lib/uploads/file'
import { headSize as magicSize, kindOf, textual, typeOfKind } from '@/lib/uploads/recognise'

/** The most elements of an XML file: twice as many as an invoice of four thousand lines has. */
const maxElements = 400_000
const maxAllAttributes = 800_000
/** A file may have twice the text that the automatic review reads, because a person can review longer files. */
const maxText = 2 * maxReadText

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
/** No encoder writes PNG chunks so small that a file of the largest accepted size has more than this number. */
const maxChunks = 50_000

/** A PNG needs all chunks from IHDR to IEND, and nothing after them. */
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

export type Verdict = { wrong: string } | { type: FileType }

/** Takes the chunks of a file in order. `write` returns the reason for a refusal as soon as there is one. */
export type Judge = {
  write: (chunk: Buffer) => Promise<string | null>
  end: () => Promise<Verdict>
}

const checks: Record<FileType, () => ContentCheck> = {
  'application/pdf': pdfCheck,
  'image/jpeg': jpegCheck,
  'image/png': pngCheck,
  'application/xml': xmlCheck,
  'image/heic': heicCheck,
  'text/csv': csvCheck,
  'application/zip': packedCheck,
  'application/vnd.ms-excel': legacyCheck,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': packedCheck,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': packedCheck,
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': packedCheck,
}

/** Finds the type by the content; unknown content is checked as `expected`, and types outside `takes` are refused. */
export function judgeOf(expected: FileType, takes: readonly FileType[] = papers): Judge {
  let type = expected
  let check: ContentCheck | null = null
  let held: Buffer[] = []
  let size = 0

  async function begin(): Promise<string | null> {
    const head = Buffer.concat(held)
    held = []
    const kind = await kindOf(head.subarray(0, magicSize))
    const taken = takes.find((known) => known === kind || known === typeOfKind(kind, expected))
    // Text of another format that is declared as XML is checked as XML, which gives a better reason for the refusal.
    const isOdd = kind !== null && textual.includes(kind) && expected === 'application/xml'
    if (kind !== null && !taken && !isOdd) return kind
    type = taken ?? expected
    const begun = checks[type]()
    check = begun
    return verdict(() => begun.write(head))
  }

  return {
    async write(chunk) {
      size += chunk.length
      const begun = check
      if (begun) return verdict(() => begun.write(chunk))
      held.push(chunk)
      return size < magicSize ? null : begin()
    },
    async end() {
      if (size === 0) return { wrong: 'empty' }
      const wrong = (check ? null : await begin()) ?? verdict(() => void (type = check?.end() ?? type))
      return wrong === null ? { type } : { wrong }
    },
  }
}

/** Returns the reason for a refusal. An unexpected exception refuses the file too. */
function verdict(look: () => void): string | null {
  try {
    look()
    return null
  } catch (error) {
    if (error instanceof Refusal) return `xml-${error.reason}`
    return error instanceof ContentRefusal ? error.detail : 'unreadable'
  }
}
