import { rejectWhen, type ContentCheck } from '@/lib/uploads/content-check/content-check'
import { beginsAsPdf } from '@/lib/uploads/recognise'

const headSize = 1024
const tailSize = 2048

/** The header must be in the first 1,024 bytes, and the end mark in the last 2 kB before trailing blanks. */
export function pdfCheck(): ContentCheck {
  let head: Buffer = Buffer.alloc(0)
  /** `tail` is the end of the file without trailing blanks and zeros, which are in `blanks`. */
  let tail: Buffer = Buffer.alloc(0)
  let blanks: Buffer = Buffer.alloc(0)
  let size = 0
  return {
    write(chunk) {
      size += chunk.length
      if (head.length < headSize) head = Buffer.concat([head, chunk.subarray(0, headSize - head.length)])
      const end = endOfWriting(chunk)
      if (end > 0) {
        const written = chunk.subarray(Math.max(0, end - tailSize), end)
        tail = Buffer.concat([tail, blanks, written]).subarray(-tailSize)
        blanks = Buffer.alloc(0)
      }
      if (blanks.length < tailSize)
        blanks = Buffer.concat([blanks, chunk.subarray(end, end + tailSize - blanks.length)])
    },
    end() {
      rejectWhen(!beginsAsPdf(head), 'pdf-header')
      const text = tail.toString('latin1')
      const found = /^startxref\s+(\d{1,10})\s[^]*?%%EOF/.exec(text.slice(text.lastIndexOf('startxref')))
      rejectWhen(!found, 'pdf-end')
      rejectWhen(Number(found?.[1]) >= size, 'pdf-truncated')
    },
  }
}

const blank = [0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]

function endOfWriting(chunk: Buffer): number {
  let end = chunk.length
  while (end > 0 && blank.includes(chunk[end - 1] ?? 0)) end -= 1
  return end
}
