/** Accepts chunks of any size; throws as soon as the format is impossible. */
export type ContentCheck = { write: (chunk: Buffer) => void; end: () => void }

/** `detail` is for our log; the user reads the sentence of the specification. */
export class ContentRefusal extends Error {
  readonly detail: string

  constructor(detail: string) {
    super(detail)
    this.name = 'ContentRefusal'
    this.detail = detail
  }
}

export function rejectWhen(wrong: boolean, detail: string): void {
  if (wrong) throw new ContentRefusal(detail)
}

type Step = { take: number } | { skip: number } | { watch: (bytes: Buffer) => void }

/** Reads a binary format: asks for some bytes, skips some, or watches the rest. */
export type Steps = Generator<Step, void, Buffer>

const nothing = Buffer.alloc(0)

/** Nothing may follow after the reader has ended. */
export function contentCheckOf(steps: Steps): ContentCheck {
  let held: Buffer = nothing
  let step = next(nothing)

  function next(bytes: Buffer): Step | null {
    const turn = steps.next(bytes)
    return turn.done ? null : { ...turn.value }
  }

  function drop(count: number): Buffer {
    const taken = held.subarray(0, count)
    held = held.subarray(count)
    return taken
  }

  return {
    write(chunk) {
      held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
      while (step && held.length > 0) {
        if ('watch' in step) step.watch(drop(held.length))
        else if ('skip' in step) {
          step.skip -= drop(step.skip).length
          if (step.skip > 0) return
          step = next(nothing)
        } else if (held.length < step.take) return
        else step = next(drop(step.take))
      }
      if (!step && held.length > 0) throw new ContentRefusal('trailing-bytes')
    },
    end() {
      if (step && !('watch' in step)) throw new ContentRefusal('truncated')
    },
  }
}

const maxPixels = 50_000_000

/** From the header alone: images are never decoded here, so a huge one costs nothing. */
export function requireDimensions(width: number, height: number): void {
  if (width < 1 || height < 1) throw new ContentRefusal('no-dimensions')
  if (width * height > maxPixels) throw new ContentRefusal('too-many-pixels')
}
