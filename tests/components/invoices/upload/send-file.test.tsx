import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendFile } from '@/components/invoices/upload/send-file'
import { pdf } from './fake-transport'

class FakeRequest {
  static last: FakeRequest
  upload: { onprogress?: (event: { loaded: number }) => void } = {}
  headers: Record<string, string> = {}
  status = 0
  responseText = ''
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  constructor() {
    FakeRequest.last = this
  }
  open = vi.fn()
  send = vi.fn()
  abort = () => this.onabort()
  setRequestHeader = (name: string, value: string) => {
    this.headers[name] = value
  }
  answer(status: number, body = '{}') {
    this.status = status
    this.responseText = body
    this.onload()
  }
}

const onProgress = vi.fn()
const start = () => sendFile('https://storage.example/put', pdf('a.pdf', 4096), 'application/pdf', onProgress)

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.resetAllMocks()
})

test('the file is sent with its type, and its progress is reported up to the size of the file', async () => {
  const sent = start()
  const request = FakeRequest.last
  expect(request.open).toHaveBeenCalledWith('PUT', 'https://storage.example/put')
  expect(request.headers).toEqual({ 'content-type': 'application/pdf', 'cache-control': 'max-age=3600' })
  request.upload.onprogress?.({ loaded: 2048 })
  request.upload.onprogress?.({ loaded: 5000 })
  expect(onProgress.mock.calls).toEqual([[2048], [4096]])
  request.answer(200)
  await expect(sent).resolves.toBeUndefined()
})

test('a second attempt that finds the file already stored succeeds', async () => {
  const sent = start()
  FakeRequest.last.answer(400, '{"statusCode":"409","error":"Duplicate"}')
  await expect(sent).resolves.toBeUndefined()
})

test('a refused upload says that no data came back', async () => {
  const sent = start()
  FakeRequest.last.answer(403, 'not json')
  await expect(sent).rejects.toThrow('Error al subir el archivo: no se recibieron datos de respuesta')
})

test('a lost connection says how much of the file had been sent', async () => {
  const sent = start()
  FakeRequest.last.upload.onprogress?.({ loaded: 1024 })
  FakeRequest.last.onerror()
  await expect(sent).rejects.toThrow('Se cortó la conexión en 1,0\u00a0KB de 4,0\u00a0KB')
})

test('a connection that is silent for a minute is treated as lost', async () => {
  vi.useFakeTimers()
  const sent = start()
  const failure = expect(sent).rejects.toThrow('Se cortó la conexión')
  vi.advanceTimersByTime(60_000)
  await failure
})

test('a slow connection may take longer than a minute, as long as some progress arrives each minute', async () => {
  vi.useFakeTimers()
  const told = vi.fn()
  const sent = start().then(told, told)
  for (let minute = 1; minute <= 3; minute++) {
    await vi.advanceTimersByTimeAsync(59_000)
    FakeRequest.last.upload.onprogress?.({ loaded: minute * 1000 })
  }
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(59_999)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await sent
  expect(String(told.mock.calls[0]?.[0])).toContain('Se cortó la conexión en 2,9\u00a0KB')
})

test('a file that changed while it was sent is not called a lost connection, and cannot be tried again', async () => {
  const file = pdf('a.pdf', 4096)
  const sent = sendFile('https://storage.example/put', file, 'application/pdf', onProgress)
  file.slice = () =>
    ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }) as never
  FakeRequest.last.onerror()
  const failure = await sent.catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'changed', final: true })
  expect(String(failure)).toContain('No pudimos leer "a.pdf": cambió')
})
