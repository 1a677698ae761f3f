import { findCorners, searchSide } from '@/lib/scans/find-corners'
import type { Pixels } from '@/lib/scans/geometry'
import { applyLight } from '@/lib/scans/light'
import { straighten } from '@/lib/scans/straighten'
import type { Answer, DrawTask, Looked, Task } from '@/components/scans/picture-work'

/** In pixels: photos whose longer side exceeds this are reduced, because they would fill the phone's storage. */
const keptSide = 2600
/** In bytes: a photo of at most this size is not made smaller. */
const lightEnough = 1_500_000

self.addEventListener('message', ({ data: { id, task } }: MessageEvent<{ id: number; task: Task }>) => {
  const work: Promise<Answer> = task.kind === 'look' ? look(task.photo) : draw(task)
  void work.catch(() => null).then((answer) => self.postMessage({ id, answer }))
})

/** Finds the corners of the sheet in a photo, and makes a smaller copy of a large photo. */
async function look(photo: Blob): Promise<Looked> {
  const picture = await createImageBitmap(photo)
  try {
    const { width, height } = picture
    const scale = Math.min(1, keptSide / Math.max(width, height))
    const corners = findCorners(pixelsOf(drawn(picture, searchSide / Math.max(width, height))))
    if (scale === 1 && photo.size <= lightEnough) return { corners, lighter: null }
    return {
      corners,
      lighter: await drawn(picture, scale).convertToBlob({ type: 'image/jpeg', quality: 0.9 }),
    }
  } finally {
    picture.close()
  }
}

async function draw({ photo, settings, longest, quality }: DrawTask): Promise<Answer> {
  const picture = await createImageBitmap(photo)
  // The photo is first reduced to twice the size of the result, because a smaller photo is processed much faster.
  const scale = Math.min(1, (2 * longest) / Math.max(picture.width, picture.height))
  const page = straighten(pixelsOf(drawn(picture, scale)), settings.corners, longest)
  picture.close()
  applyLight(page, settings.light)
  const canvas = turned(page, settings.turns)
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality })
  return { jpeg: new Uint8Array(await jpeg.arrayBuffer()), width: canvas.width, height: canvas.height }
}

function paint(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser cannot draw in a worker.')
  return context
}

function drawn(picture: ImageBitmap, scale: number): OffscreenCanvas {
  const size = (side: number) => Math.max(1, Math.round(side * scale))
  const canvas = new OffscreenCanvas(size(picture.width), size(picture.height))
  const context = paint(canvas)
  // JPEG has no transparency; transparent areas would become black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

function pixelsOf(canvas: OffscreenCanvas): Pixels {
  const { data, width, height } = paint(canvas).getImageData(0, 0, canvas.width, canvas.height)
  return { data: new Uint8ClampedArray(data), width, height }
}

function turned({ data, width, height }: Pixels, turns: number): OffscreenCanvas {
  const straight = new OffscreenCanvas(width, height)
  paint(straight).putImageData(new ImageData(data, width, height), 0, 0)
  if (turns % 4 === 0) return straight
  const lies = turns % 2 === 1
  const canvas = new OffscreenCanvas(lies ? height : width, lies ? width : height)
  const context = paint(canvas)
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((turns * Math.PI) / 2)
  context.drawImage(straight, -width / 2, -height / 2)
  return canvas
}
