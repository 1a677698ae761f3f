import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { maxFileSize } from '@/content/upload-limit'
import { startReader } from '@/components/tools/check/start-reader'
import type { ReviewedFile } from '@/lib/einvoice/review-delivery'

let answers: ((worker: FakeWorker) => void)[] = []
let ended = 0

class FakeWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: (() => void) | null = null
  constructor() {
    queueMicrotask(() => this.onmessage?.({ data: { ready: true } }))
  }
  postMessage() {
    answers.shift()?.(this)
  }
  terminate() {
    ended++
  }
}
const pdf: ReviewedFile = { name: 'a.pdf', picture: 'pdf' }
const { picture } = vi.hoisted(() => ({ picture: { answer: async (): Promise<object> => ({ seen: {} }) } }))
vi.mock('@/components/tools/check/read-picture', () => ({ readPicture: () => picture.answer() }))
const works = (worker: FakeWorker) => {
  worker.onmessage?.({ data: { file: pdf } })
  worker.onmessage?.({ data: { done: true } })
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
  answers = []
  ended = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function read(reader: ReturnType<typeof startReader>, file = new File(['x'], 'a.xml')) {
  const files: ReviewedFile[] = []
  const end = reader.read(file, (one) => files.push(one))
  await vi.advanceTimersByTimeAsync(2_500)
  await end
  return files.map((one) => one.refused?.reason ?? one.name)
}

test('a file that is read in time gives its finding, and the worker is stopped only when the reader is', async () => {
  answers = [works]
  const reader = startReader()
  expect(await read(reader, new File(['PK'], 'a.zip'))).toEqual(['a.pdf'])
  expect(ended).toBe(0)
  reader.stop()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toBe(1)
})

test('a file that takes more than two seconds is given up, and the next file gets a new worker', async () => {
  answers = [() => {}, works]
  const reader = startReader()
  expect(await read(reader)).toEqual(['time'])
  expect(ended).toBe(1)
  expect(await read(reader, new File(['PK'], 'a.zip'))).toEqual(['a.pdf'])
})

test('a ZIP may take longer, as long as its documents keep arriving', async () => {
  const one = (name: string): ReviewedFile => ({ name, picture: 'pdf' })
  answers = [
    (worker) => {
      for (const at of [1, 2, 3])
        setTimeout(() => worker.onmessage?.({ data: { file: one(`${at}.xml`) } }), at * 1_500)
      setTimeout(() => worker.onmessage?.({ data: { done: true } }), 5_000)
    },
  ]
  const files: string[] = []
  const end = startReader().read(new File(['PK'], 'a.zip'), ({ name }) => files.push(name))
  await vi.advanceTimersByTimeAsync(6_000)
  await end
  expect(files).toEqual(['1.xml', '2.xml', '3.xml'])
  expect(ended).toBe(0)
})

test('when the worker crashes, only its file is refused', async () => {
  answers = [(worker) => worker.onerror?.(), works]
  const reader = startReader()
  expect(await read(reader)).toEqual(['unreadable'])
  expect(await read(reader, new File(['PK'], 'a.zip'))).toEqual(['a.pdf'])
})

test('a file over the size limit is refused', async () => {
  const file = new File(['x'], 'a.xml')
  Object.defineProperty(file, 'size', { value: maxFileSize + 1 })
  expect(await read(startReader(), file)).toEqual(['too-large'])
})

test('a PDF is read as a picture, and an XML attached to it is reviewed', async () => {
  const xml: ReviewedFile = { name: 'a.pdf', refused: { reason: 'unreadable', message: '' } }
  const seen = { code: 'c', figures: {}, source: null }
  const filesOf = async () => {
    const files: ReviewedFile[] = []
    const end = startReader().read(new File(['%PDF'], 'a.pdf'), (one) => files.push(one))
    await vi.advanceTimersByTimeAsync(2_500)
    await end
    return files
  }
  answers = [works]
  picture.answer = async () => ({ seen })
  expect(await filesOf()).toEqual([{ ...pdf, seen }])

  answers = [
    works,
    (worker) => {
      worker.onmessage?.({ data: { file: xml } })
      worker.onmessage?.({ data: { done: true } })
    },
  ]
  picture.answer = async () => ({ xml: new Uint8Array(1) })
  expect(await filesOf()).toEqual([xml])

  answers = [works]
  picture.answer = () => Promise.reject(new Error('offline'))
  expect(await filesOf()).toEqual([{ ...pdf, seen: 'missing' }])
})
