import { fileTypeFromBuffer } from 'file-type'
import { Refusal } from '@/lib/einvoice/refusal'
import { ContentRefusal, refuseWhen, type Gate } from '@/lib/uploads/content-check/gate'
import { jpegGate } from '@/lib/uploads/content-check/jpeg'
import { pdfGate } from '@/lib/uploads/content-check/pdf'
import { pngGate } from '@/lib/uploads/content-check/png'
import { xmlContentGate } from '@/lib/uploads/content-check/xml'
import type { FileType } from '@/lib/uploads/file-types'

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
