/** Kinds of messages to the reader process: a step as JSON, bytes of a file, and the end of the file. */
export const frame = { step: 1, bytes: 2, end: 3 } as const
const headSize = 5

export function frameHead(kind: number, length: number): Buffer {
  const head = Buffer.allocUnsafe(headSize)
  head.writeUInt8(kind, 0)
  head.writeUInt32BE(length, 1)
  return head
}

type Frame = { kind: number; bytes: Buffer }

/** Splits pieces of any size into frames. The bytes of a file are passed on as they arrive. */
export async function* readFrames(pieces: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let held: Buffer = Buffer.alloc(0)
  let passing = 0
  for await (const piece of pieces) {
    held = held.length === 0 ? piece : Buffer.concat([held, piece])
    for (;;) {
      if (passing > 0) {
        if (held.length === 0) break
        const bytes = held.subarray(0, passing)
        held = held.subarray(bytes.length)
        passing -= bytes.length
        yield { kind: frame.bytes, bytes }
        continue
      }
      if (held.length < headSize) break
      const [kind, length] = [held.readUInt8(0), held.readUInt32BE(1)]
      if (kind === frame.bytes) {
        held = held.subarray(headSize)
        passing = length
        continue
      }
      if (held.length < headSize + length) break
      yield { kind, bytes: held.subarray(headSize, headSize + length) }
      held = held.subarray(headSize + length)
    }
  }
}

/** An answer is four bytes of length, followed by JSON. */
export function answerBytes(answer: unknown): Buffer {
  const text = Buffer.from(JSON.stringify(answer))
  const head = Buffer.allocUnsafe(4)
  head.writeUInt32BE(text.length, 0)
  return Buffer.concat([head, text])
}

/** In bytes: no real answer is longer, so a longer answer is invalid. */
export const maxAnswer = 4 * 1024 * 1024

/**
 * Returns a function that takes the reader's output and calls `tell` for each complete answer.
 * The function returns false when the output is invalid.
 */
export function answerReader(tell: (answer: unknown) => void): (piece: Buffer) => boolean {
  let held: Buffer = Buffer.alloc(0)
  return (piece) => {
    held = held.length === 0 ? piece : Buffer.concat([held, piece])
    while (held.length >= 4) {
      const length = held.readUInt32BE(0)
      if (length > maxAnswer) return false
      if (held.length < 4 + length) return true
      const text = held.toString('utf8', 4, 4 + length)
      held = held.subarray(4 + length)
      try {
        tell(JSON.parse(text))
      } catch {
        return false
      }
    }
    return true
  }
}
