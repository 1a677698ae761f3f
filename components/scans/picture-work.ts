import type { Picture } from '@/lib/pdf/pictures-pdf'
import type { Corners } from '@/lib/scans/geometry'
import type { PageSettings } from '@/lib/scans/page'

/** `lighter` is a smaller copy of a large photo; null for a photo that is small enough. */
export type Looked = { corners: Corners | null; lighter: Blob | null }
/** `longest` is the longer side of the result in pixels; `quality` is the JPEG quality from 0 to 1. */
export type DrawTask = { kind: 'draw'; photo: Blob; settings: PageSettings; longest: number; quality: number }
export type Task = { kind: 'look'; photo: Blob } | DrawTask
/** The answer is null for a photo that this browser cannot decode. */
export type Answer = Looked | Picture | null

export type Draw = (task: Omit<DrawTask, 'kind'>) => Promise<Picture | null>
export type PictureWork = { look: (photo: Blob) => Promise<Looked | null>; draw: Draw; stop: () => void }

/** Starts a worker that finds and draws pages in photos, so that the page keeps responding. */
export function startPictureWork(): PictureWork {
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' })
  const asked = new Map<number, (answer: Answer) => void>()
  let last = 0
  worker.onmessage = ({ data: { id, answer } }: MessageEvent<{ id: number; answer: Answer }>) => {
    asked.get(id)?.(answer)
    asked.delete(id)
  }
  worker.onerror = () => {
    for (const resolve of asked.values()) resolve(null)
    asked.clear()
  }
  const ask = (task: Task) =>
    new Promise<Answer>((resolve) => {
      last++
      asked.set(last, resolve)
      worker.postMessage({ id: last, task })
    })
  return {
    look: (photo) =>
      ask({ kind: 'look', photo }).then((answer) => (answer && 'lighter' in answer ? answer : null)),
    draw: (task) =>
      ask({ kind: 'draw', ...task }).then((answer) => (answer && 'jpeg' in answer ? answer : null)),
    stop: () => worker.terminate(),
  }
}
