import { afterEach, describe, expect, test, vi } from 'vitest'
import { fairTurns, isTooManyWaiting } from '@/lib/turns'

describe('the turns of clients', () => {
  const settled = () => new Promise((resolve) => setImmediate(resolve))

  afterEach(() => vi.useRealTimers())

  function openTurns(places: number, bounds: Partial<Parameters<typeof fairTurns>[0]> = {}) {
    const turns = fairTurns({ places, mostWaiting: 1_000, mostOfOne: 100, ...bounds })
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

  test('alternate between fifty files of one client and the file of another', async () => {
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

  test('make a client rest after a long file for as long as it took, while others wait', async () => {
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
    // Client b begins at once, because client a, who must pause, uses none of the three slots for parallel work.
    void ask('b1')
    await settled()
    expect(begun.at(-1)).toBe('b1')
    vi.advanceTimersByTime(1)
    await settled()
    expect(begun.at(-1)).toBe('a2')

    vi.advanceTimersByTime(50)
    await end('a2')
    expect(begun.at(-1)).toBe('a3')
  })

  test('can make a client rest after every turn, by a factor and up to a limit', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    const { begun, ask, end } = openTurns(3, {
      rest: { afterMs: 0, times: 2, atMostMs: 500, onlyBeforeMore: true },
    })
    for (let at = 0; at < 4; at++) void ask(`a${at}`)
    await settled()
    vi.advanceTimersByTime(50)
    await end('a0')
    expect(begun).toEqual(['a0', 'a1'])

    void ask('b0')
    await settled()
    vi.advanceTimersByTime(50)
    await end('a1')
    vi.advanceTimersByTime(99)
    await settled()
    expect(begun).toEqual(['a0', 'a1', 'b0'])
    vi.advanceTimersByTime(1)
    await settled()
    expect(begun.at(-1)).toBe('a2')

    vi.advanceTimersByTime(2_000)
    await end('a2')
    vi.advanceTimersByTime(499)
    await settled()
    expect(begun.at(-1)).toBe('a2')
    vi.advanceTimersByTime(1)
    await settled()
    expect(begun.at(-1)).toBe('a3')

    // A client with no other file waiting does not pause after a file, so b1 begins at once.
    vi.advanceTimersByTime(50)
    await end('b0')
    void ask('b1')
    await settled()
    expect(begun.at(-1)).toBe('b1')
  })

  test('make a client also rest while other work goes first', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
    let hasOtherWork = true
    const rest = { afterMs: 0, times: 2, atMostMs: 500, onlyBeforeMore: true }
    const { begun, ask, end } = openTurns(3, { rest, givesWay: () => hasOtherWork })
    for (let at = 0; at < 3; at++) void ask(`a${at}`)
    await settled()
    vi.advanceTimersByTime(50)
    await end('a0')
    vi.advanceTimersByTime(99)
    await settled()
    expect(begun).toEqual(['a0'])
    vi.advanceTimersByTime(1)
    await settled()
    expect(begun).toEqual(['a0', 'a1'])
    hasOtherWork = false
    vi.advanceTimersByTime(50)
    await end('a1')
    expect(begun).toEqual(['a0', 'a1', 'a2'])
  })

  test('give one client one place at a time, and others need not wait', async () => {
    const { begun, ask, turns } = openTurns(3)
    for (let at = 0; at < 50; at++) void ask(`a${at}`)
    await settled()
    expect([begun, turns.waiting()]).toEqual([['a0'], 49])
    void ask('b0')
    await settled()
    expect(begun).toEqual(['a0', 'b0'])
  })

  test('let background work run one at a time while nobody waits, and never in the last place', async () => {
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
    // The background job x1 must wait: b0 uses one of the two slots, and background work never takes the last slot.
    expect(begun).toEqual(['x0', 'a0', 'b0'])
    await end('b0')
    expect(begun).toEqual(['x0', 'a0', 'b0', 'x1'])
  })

  test('let background work of a client come after the client’s other files', async () => {
    const { begun, ask, end } = openTurns(2)
    void ask('a0')
    void ask('a1', true)
    void ask('a2', true)
    void ask('a3')
    await settled()
    for (const name of ['a0', 'a3', 'a1', 'a2']) await end(name)
    expect(begun).toEqual(['a0', 'a3', 'a1', 'a2'])
  })

  test('refuse more files of a client with too many, and everybody when the queue is full', async () => {
    const { ask, turns } = openTurns(1, { mostWaiting: 5, mostOfOne: 3 })
    for (let at = 0; at < 4; at++) void ask(`a${at}`)
    await settled()
    await expect(turns.take('a')).rejects.toSatisfy(isTooManyWaiting)
    void turns.take('b')
    void turns.take('c')
    await expect(turns.take('d')).rejects.toSatisfy(isTooManyWaiting)
  })

  test('release a place once, even when it is released twice', async () => {
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
