import type { FileType } from '@/lib/uploads/file'

/** `write` and `end` throw when the file breaks its format; `end` may return a more exact type than expected. */
export type ContentCheck = { write: (chunk: Buffer) => void; end: () => FileType | void }

/** Users never see `detail`. They read the sentence for the file problem instead. */
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

/** A step waits for some bytes (`take`), ignores some bytes (`skip`), or gets all bytes that remain (`watch`). */
export type Steps = Generator<Step, void, Buffer>

const nothing = Buffer.alloc(0)

/** Runs the steps of a check on the chunks of a file. A file with bytes after the last step is refused. */
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

/** Only the header is read and no image is decoded, so a huge image costs nothing. */
export function requireDimensions(width: number, height: number): void {
  if (width < 1 || height < 1) throw new ContentRefusal('no-dimensions')
  if (width * height > maxPixels) throw new ContentRefusal('too-many-pixels')
}
