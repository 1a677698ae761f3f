import { requireDimensions } from '@/lib/uploads/content-check/dimensions'
import { refuseWhen, type Gate } from '@/lib/uploads/content-check/gate'
import { stepGate, type Steps } from '@/lib/uploads/content-check/step-gate'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const headerSize = 13
const checksumSize = 4
/** 10 MB in chunks of 200 bytes, which no encoder writes. */
const maxChunks = 50_000

/** Every chunk from IHDR to IEND, with nothing after it. */
export const pngGate = (): Gate => stepGate(pngSteps())

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
