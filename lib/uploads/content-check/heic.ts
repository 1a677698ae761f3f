import { ContentRefusal, rejectWhen, type ContentCheck } from '@/lib/uploads/content-check/content-check'

const maxBoxes = 2_000
const brands = /^(hei[cxms]|hev[cxms]|mif1|msf1)$/
const headSize = 8

/** The boxes (ISO 14496-12) must fill the file exactly, begin with the brand and describe a picture. */
export function heicCheck(): ContentCheck {
  let held: Buffer = Buffer.alloc(0)
  let left = 0
  let boxes = 0
  let toEnd = false
  const kinds = new Set<string>()

  function take(): boolean {
    if (held.length < headSize) return false
    const kind = held.toString('latin1', 4, 8)
    const short = held.readUInt32BE(0)
    const needed = short === 1 || kind === 'ftyp' ? 16 : headSize
    if (held.length < needed) return false
    boxes += 1
    rejectWhen(boxes > maxBoxes || !/^[\x20-\x7e]{4}$/.test(kind) || toEnd, 'heic-boxes')
    rejectWhen((boxes === 1) !== (kind === 'ftyp'), 'heic-boxes')
    if (kind === 'ftyp') rejectWhen(!brands.test(held.toString('latin1', 8, 12)), 'heic-brand')
    kinds.add(kind)
    toEnd = short === 0
    const size = short === 1 ? Number(held.readBigUInt64BE(8)) : short
    rejectWhen(!toEnd && size < needed, 'heic-boxes')
    left = toEnd ? Number.POSITIVE_INFINITY : size
    return true
  }

  return {
    write(chunk) {
      held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
      for (;;) {
        if (left === 0 && !take()) return
        const passed = Math.min(left, held.length)
        held = held.subarray(passed)
        left -= passed
        if (left > 0) return
      }
    },
    end() {
      if (held.length > 0 || (left > 0 && !toEnd)) throw new ContentRefusal('truncated')
      rejectWhen(!kinds.has('meta') || !(kinds.has('mdat') || kinds.has('idat')), 'heic-boxes')
    },
  }
}
