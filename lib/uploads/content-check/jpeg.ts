import {
  rejectWhen,
  requireDimensions,
  contentCheckOf,
  type ContentCheck,
  type Steps,
} from '@/lib/uploads/content-check/content-check'

const endOfImage = Buffer.from([0xff, 0xd9])
const maxTrailing = 64 * 1024
/** Photos have some hundred markers. More are refused, because checking millions would take seconds. */
const maxMarkers = 5_000
const maxFill = 64 * 1024

/** Cameras append previews, so the last end-of-image mark only has to be in the last 64 kB. */
export function jpegCheck(): ContentCheck {
  const end = endSeeker()
  const check = contentCheckOf(jpegSteps(end.watch))
  return {
    write: check.write,
    end() {
      check.end()
      rejectWhen(end.trailing() > maxTrailing, 'jpeg-end')
    },
  }
}

function* jpegSteps(watch: (bytes: Buffer) => void): Steps {
  rejectWhen((yield { take: 2 }).readUInt16BE() !== 0xffd8, 'jpeg-signature')
  let frame = false
  const fill = { left: maxFill }
  for (let markers = 1; ; markers += 1) {
    rejectWhen(markers > maxMarkers, 'jpeg-markers')
    const marker = yield* nextMarker(fill)
    if (isStandalone(marker)) continue
    const rest = (yield { take: 2 }).readUInt16BE() - 2
    rejectWhen(rest < 0, 'jpeg-segment')
    if (isFrame(marker)) {
      rejectWhen(rest < 5, 'jpeg-frame')
      const header = yield { take: 5 }
      requireDimensions(header.readUInt16BE(3), header.readUInt16BE(1))
      frame = true
      if (rest > 5) yield { skip: rest - 5 }
    } else if (rest > 0) yield { skip: rest }
    if (marker === 0xda) break
  }
  rejectWhen(!frame, 'jpeg-frame')
  yield { watch }
}

function* nextMarker(fill: { left: number }): Generator<{ take: number }, number, Buffer> {
  rejectWhen((yield { take: 1 })[0] !== 0xff, 'jpeg-marker')
  let code = 0xff
  for (; code === 0xff; fill.left -= 1) {
    rejectWhen(fill.left < 0, 'jpeg-fill')
    code = (yield { take: 1 })[0] ?? 0
  }
  rejectWhen(code === 0 || code === 0xd8 || code === 0xd9, 'jpeg-marker')
  return code
}

const isStandalone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function endSeeker() {
  let since = Number.POSITIVE_INFINITY
  let last = 0
  return {
    watch(bytes: Buffer) {
      const at = bytes.lastIndexOf(endOfImage)
      if (at >= 0) since = bytes.length - at - 2
      else if (last === 0xff && bytes[0] === 0xd9) since = bytes.length - 1
      else since += bytes.length
      last = bytes.at(-1) ?? last
    },
    trailing: () => since,
  }
}
