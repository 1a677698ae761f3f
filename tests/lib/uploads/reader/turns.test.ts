import { afterEach, describe, expect, test, vi } from 'vitest'
import { tmpdir } from 'node:os'
import { fairTurns, TooManyWaiting } from '@/lib/uploads/reader/turns'
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

describe('turns', () => {
  const settled = () => new Promise((resolve) => setImmediate(resolve))

  afterEach(() => vi.useRealTimers())

  /** Takes turns by name, and writes down who has begun. */
  function openTurns(places: number, bounds = { mostWaiting: 1_000, mostOfOne: 100 }) {
    const turns = fairTurns({ places, ...bounds })
    const begun: string[] = []
    const held = new Map<string, () => void>()
    const ask = (name: string, background = false) =>
      turns.take(name.charAt(0), { background }).then((release) => {
        begun.push(name)
        held.set(name, release)
      })
    const end = async (name: string) => {
      held.get(name)?.()
      await settled()
    }
    return { turns, begun, ask, end }
  }

  test('fifty files of one client are one turn before the file of another', async () => {
    const { begun, ask, end } = openTurns(1)
    const all = Array.from({ length: 50 }, (_, at) => ask(`a${at}`))
    await settled()
    void ask('b0')
    void ask('c0')
    await end('a0')
    await end('b0')
    await end('c0')
    await end('a1')
    expect(begun).toEqual(['a0', 'b0', 'c0', 'a1', 'a2'])
    expect(all).toHaveLength(50)
  })

  test('beside others a client rests after a long file for as long as it took, and alone it does not', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    const { begun, ask, end } = openTurns(3)
    for (let at = 0; at < 4; at++) void ask(`a${at}`)
    await settled()
    vi.advanceTimersByTime(600)
    await end('a0')
    expect(begun).toEqual(['a0', 'a1'])

    void ask('b0')
    await settled()
    vi.advanceTimersByTime(10)
    await end('b0')
    vi.advanceTimersByTime(490)
    await end('a1')
    vi.advanceTimersByTime(499)
    await settled()
    expect(begun).toEqual(['a0', 'a1', 'b0'])
    // Who rests holds no place: the others find theirs as ever.
    void ask('b1')
    await settled()
    expect(begun.at(-1)).toBe('b1')
    vi.advanceTimersByTime(1)
    await settled()
    expect(begun.at(-1)).toBe('a2')

    // The small ones of both come without any rest.
    vi.advanceTimersByTime(50)
    await end('a2')
    expect(begun.at(-1)).toBe('a3')
  })

  test('one client has one place, however many are free: the next one waits for nobody', async () => {
    const { begun, ask, turns } = openTurns(3)
    for (let at = 0; at < 50; at++) void ask(`a${at}`)
    await settled()
    expect([begun, turns.waiting()]).toEqual([['a0'], 49])
    void ask('b0')
    await settled()
    expect(begun).toEqual(['a0', 'b0'])
  })

  test('what nobody waits for comes when nobody waits, one at a time, and never takes the last place', async () => {
    const { begun, ask, end } = openTurns(2)
    void ask('x0', true)
    void ask('x1', true)
    void ask('a0')
    void ask('b0')
    await settled()
    expect(begun).toEqual(['x0', 'a0'])
    await end('x0')
    expect(begun).toEqual(['x0', 'a0', 'b0'])
    await end('a0')
    // b is being read still: the last place stays free for whoever comes.
    expect(begun).toEqual(['x0', 'a0', 'b0'])
    await end('b0')
    expect(begun).toEqual(['x0', 'a0', 'b0', 'x1'])
  })

  test('who brings too much is told so, and nobody else', async () => {
    const { ask, turns } = openTurns(1, { mostWaiting: 5, mostOfOne: 3 })
    for (let at = 0; at < 4; at++) void ask(`a${at}`)
    await settled()
    await expect(turns.take('a')).rejects.toThrow(TooManyWaiting)
    void turns.take('b')
    void turns.take('c')
    await expect(turns.take('d')).rejects.toThrow(TooManyWaiting)
  })

  test('a place is given back once, however often that is said', async () => {
    const { begun, ask, end } = openTurns(1)
    void ask('a0')
    void ask('b0')
    void ask('c0')
    await settled()
    await end('a0')
    await end('a0')
    expect(begun).toEqual(['a0', 'b0'])
  })
})

describe('what goes down the pipe', () => {
  test.each([1, 3, 7, 1000])(
    'what goes down the pipe arrives whole, in pieces of %i bytes',
    async (piece) => {
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
    },
  )

  test('answers arrive whole; what is too long or no JSON is no answer', () => {
    const told: unknown[] = []
    const read = answerReader((said) => told.push(said))
    const bytes = Buffer.concat([answerBytes({ wrong: 'é' }), answerBytes('ready')])
    for (const byte of bytes) expect(read(Buffer.from([byte]))).toBe(true)
    expect(told).toEqual([{ wrong: 'é' }, 'ready'])
    const long = Buffer.alloc(4)
    long.writeUInt32BE(maxAnswer + 1)
    expect(answerReader(() => undefined)(long)).toBe(false)
    expect(answerReader(() => undefined)(Buffer.from([0, 0, 0, 1, 0x7b]))).toBe(false)
  })
})

describe('the program that reads', () => {
  afterEach(() => vi.restoreAllMocks())

  test('a build without the program that reads files says so at its start, and what makes it', () => {
    expect(requireReaderFile()).toContain(readerFile)
    vi.spyOn(process, 'cwd').mockReturnValue(tmpdir())
    expect(requireReaderFile).toThrow(/reader\.mjs is missing: .*`npm run build`/)
  })
})
