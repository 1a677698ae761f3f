import { refuseWhen, type Gate } from '@/lib/uploads/content-check/gate'

const headSize = 1024
const tailSize = 2048

// Before the header real producers leave a byte order mark, blank lines or a printer's preamble, nothing else:
// markup or a script in front of it would make the file two things at once.
const header = /^(?:\xEF\xBB\xBF)?(?:\x1B%-12345X(?:@PJL[^\n]*\n)*)?[\s\0]*%PDF-\d\.\d/

/** The header in the first 1,024 bytes; a cross-reference inside the file and the end mark in the last 2 kB. */
export function pdfGate(): Gate {
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
