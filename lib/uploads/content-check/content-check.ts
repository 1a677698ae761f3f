/** Watches a file pass by, in chunks of any size; throws as soon as it cannot be what it should be. */
export type ContentCheck = { write: (chunk: Buffer) => void; end: () => void }

/** Why a file was refused, for our own records; the person reads the specification's sentence. */
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

/** A reader of a binary format: asks for some bytes, passes over some, or watches all that follow. */
export type Steps = Generator<Step, void, Buffer>

const nothing = Buffer.alloc(0)

/** Feeds a reader from chunks of any size. When the reader has ended, nothing may follow. */
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

/** Read from the header alone: a picture is never decoded here, so a huge one costs nothing. */
export function requireDimensions(width: number, height: number): void {
  if (width < 1 || height < 1) throw new ContentRefusal('no-dimensions')
  if (width * height > maxPixels) throw new ContentRefusal('too-many-pixels')
}
