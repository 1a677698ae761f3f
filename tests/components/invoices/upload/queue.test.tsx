import { describe, expect, test } from 'vitest'
import {
  batchPercent,
  emptyQueue,
  sendable,
  uploadQueue,
  type Queue,
  type QueueAction,
} from '@/components/invoices/upload/queue'
import { entry } from './fake-transport'

const run = (...actions: QueueAction[]): Queue => actions.reduce(uploadQueue, emptyQueue)
const picked: QueueAction = {
  type: 'picked',
  entries: [entry('a', 3000), entry('b', 1000)],
  problems: ['malo'],
}
const started: QueueAction = { type: 'started', ids: ['a', 'b'] }
const failed = (final: boolean) => ({ name: 'failed', message: 'No', final }) as const
const ids = (queue: Queue) => queue.entries.map(({ id }) => id)

describe('the queue', () => {
  test('a new drop adds its files and replaces the messages of the one before', () => {
    const queue = run(picked, { type: 'picked', entries: [entry('c')], problems: [] })
    expect(ids(queue)).toEqual(['a', 'b', 'c'])
    expect(queue.problems).toEqual([])
  })
  test('cancelling empties it, but not while files move', () => {
    expect(run(picked, { type: 'cleared' })).toEqual(emptyQueue)
    expect(ids(run(picked, started, { type: 'cleared' }))).toEqual(['a', 'b'])
  })
  test('what has arrived leaves the list; what failed keeps its row', () => {
    const queue = run(
      picked,
      started,
      { type: 'moved', id: 'a', phase: { name: 'done' } },
      { type: 'moved', id: 'b', phase: failed(false) },
      { type: 'finished' },
      { type: 'settled' },
    )
    expect(ids(queue)).toEqual(['b'])
    expect(queue).toMatchObject({ status: 'idle', arrived: [{}] })
  })
  test('a file that was refused for what it is cannot be sent again', () => {
    const queue = run(
      picked,
      { type: 'moved', id: 'a', phase: failed(true) },
      { type: 'moved', id: 'b', phase: failed(false) },
    )
    expect(sendable(queue).map(({ id }) => id)).toEqual(['b'])
  })
})

describe('the percentage', () => {
  const sending = (id: string, loaded: number): QueueAction => ({
    type: 'moved',
    id,
    phase: { name: 'sending', loaded },
  })
  test('grows with the bytes of the whole batch', () => {
    expect(batchPercent(run(picked, started))).toBe(0)
    expect(batchPercent(run(picked, started, sending('a', 2000)))).toBe(45)
  })
  test('stays at 90 until every file is finished, then is 100', () => {
    const sent = run(picked, started, sending('a', 3000), sending('b', 1000))
    expect(batchPercent(sent)).toBe(90)
    expect(batchPercent(uploadQueue(sent, { type: 'closing' }))).toBe(90)
    expect(batchPercent(uploadQueue(sent, { type: 'finished' }))).toBe(100)
  })
  test('takes in those of another press, beside what was under way', () => {
    const queue = run(
      picked,
      started,
      sending('a', 2000),
      { type: 'picked', entries: [entry('c', 4000)], problems: [] },
      { type: 'started', ids: ['c'] },
    )
    expect(queue.batch).toEqual(['a', 'b', 'c'])
    expect(batchPercent(queue)).toBe(22)
  })
  test('leaves out files that were added meanwhile', () => {
    const queue = run(picked, started, sending('a', 2000), {
      type: 'picked',
      entries: [entry('c', 9000)],
      problems: [],
    })
    expect(batchPercent(queue)).toBe(45)
  })
})
