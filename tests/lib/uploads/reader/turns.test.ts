import { afterEach, describe, expect, test, vi } from 'vitest'
import { tmpdir } from 'node:os'
import {
  answerBytes,
  answerReader,
  frame,
  frameHead,
  maxAnswer,
  readFrames,
} from '@/lib/uploads/reader/frames'
import { readerFile, requireReaderFile } from '@/lib/uploads/reader/reader-file'
import { streamOf } from '../content-check/stream-of'

describe('the messages between the site and a reader', () => {
  test.each([1, 3, 7, 1000])('arrive whole when they come in pieces of %i bytes', async (piece) => {
    const step = Buffer.from('{"step":"read"}')
    const file = Buffer.from('<a>áé</a>')
    const sent = Buffer.concat([
      frameHead(frame.step, step.length),
      step,
      frameHead(frame.bytes, file.length),
      file,
      frameHead(frame.bytes, 0),
      frameHead(frame.end, 0),
      frameHead(frame.step, step.length),
      step,
    ])
    const got = { steps: [] as string[], file: '', ends: 0 }
    const parts: Buffer[] = []
    for await (const { kind, bytes } of readFrames(streamOf(sent, piece) as AsyncGenerator<Buffer>)) {
      if (kind === frame.bytes) parts.push(Buffer.from(bytes))
      else if (kind === frame.end) got.ends += 1
      else got.steps.push(bytes.toString())
    }
    got.file = Buffer.concat(parts).toString()
    expect(got).toEqual({ steps: [String(step), String(step)], file: '<a>áé</a>', ends: 1 })
  })

  test('are complete answers, and invalid or too long ones are refused', () => {
    const messages: unknown[] = []
    const read = answerReader((said) => messages.push(said))
    const bytes = Buffer.concat([answerBytes({ wrong: 'é' }), answerBytes('ready')])
    for (const byte of bytes) expect(read(Buffer.from([byte]))).toBe(true)
    expect(messages).toEqual([{ wrong: 'é' }, 'ready'])
    const long = Buffer.alloc(4)
    long.writeUInt32BE(maxAnswer + 1)
    expect(answerReader(() => undefined)(long)).toBe(false)
    expect(answerReader(() => undefined)(Buffer.from([0, 0, 0, 1, 0x7b]))).toBe(false)
  })
})

describe('the program of the reader', () => {
  afterEach(() => vi.restoreAllMocks())

  test('is checked at the start, and a build without it says how to make it', () => {
    expect(requireReaderFile()).toContain(readerFile)
    vi.spyOn(process, 'cwd').mockReturnValue(tmpdir())
    expect(requireReaderFile).toThrow(/reader\.mjs is missing: .*`npm run build`/)
  })
})
