import { describe, expect, test } from 'vitest'
import { act, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { applyChanges, changeLog, emptyLog, type Change } from '@/components/live/change-log'
import { useLasting } from '@/components/live/use-lasting'

type Line = { id: string; name: string }
const read = (raw: Record<string, unknown>): Line | null =>
  raw.kind === 'task' ? null : { id: String(raw.id), name: String(raw.name) }
const change = (type: Change['type'], row: Record<string, unknown>): Change => ({ type, row })
const rows: Line[] = [
  { id: 'b', name: 'Recibo' },
  { id: 'a', name: 'Extracto' },
]
const after = (...changes: Change[]) => applyChanges(rows, changes, read)
const names = (lines: readonly Line[]) => lines.map(({ name }) => name)

describe('a list that follows its table', () => {
  test('puts a new row on top', () => {
    expect(names(after(change('INSERT', { id: 'c', name: 'Nueva' })))).toEqual([
      'Nueva',
      'Recibo',
      'Extracto',
    ])
  })
  test('shows a new row only once, even if it is already there', () => {
    expect(after(change('INSERT', { id: 'a', name: 'Extracto' }))).toEqual(rows)
  })
  test('replaces an updated row in its place', () => {
    expect(names(after(change('UPDATE', { id: 'a', name: 'Corregido' })))).toEqual(['Recibo', 'Corregido'])
  })
  test('removes a deleted row by its id alone', () => {
    expect(names(after(change('DELETE', { id: 'b' })))).toEqual(['Extracto'])
  })
  test('ignores updates and deletions of rows that are not on it', () => {
    expect(after(change('UPDATE', { id: 'z', name: 'Ajena' }), change('DELETE', { id: 'y' }))).toEqual(rows)
  })
  test('ignores rows of a kind that it does not show', () => {
    expect(after(change('INSERT', { id: 'c', name: 'Tarea', kind: 'task' }))).toEqual(rows)
  })
})

describe('a change since the list was requested', () => {
  const early = change('INSERT', { id: 'c' })
  const late = change('INSERT', { id: 'd' })

  test('stays when the answer arrives, and earlier changes are part of the answer', () => {
    let log = changeLog(emptyLog, { type: 'changed', change: early })
    log = changeLog(log, { type: 'asked' })
    log = changeLog(log, { type: 'changed', change: late })
    expect(log.entries).toHaveLength(2)
    log = changeLog(log, { type: 'read' })
    expect(log.entries.map(({ row }) => row.id)).toEqual(['d'])
  })
  test('stays when a list arrives that was not requested', () => {
    let log = changeLog(emptyLog, { type: 'changed', change: early })
    log = changeLog(log, { type: 'read' })
    expect(log.entries).toHaveLength(1)
  })
})

describe('a list of the server', () => {
  /** Imitates a promise that React passes from the server to the browser, whose `then` returns nothing. */
  const fromServer = <T,>(promise: Promise<T>) =>
    ({
      then: (done: (value: T) => void, failed: (error: unknown) => void) => void promise.then(done, failed),
    }) as unknown as Promise<T>

  function List({ source }: { source: Promise<string> }) {
    return <p>{use(source)}</p>
  }

  function Page({ source }: { source: Promise<string> }) {
    const lasting = useLasting(source, 'nothing')
    return (
      <Suspense fallback="loading">
        <List source={lasting} />
      </Suspense>
    )
  }

  test('is shown, and stays when the next one is cut off', async () => {
    const first = fromServer(Promise.resolve('twelve documents'))
    const { rerender } = await act(async () => render(<Page source={first} />))
    expect(screen.getByText('twelve documents')).toBeDefined()
    await act(async () => rerender(<Page source={fromServer(Promise.reject(new Error('cut off')))} />))
    expect(screen.getByText('twelve documents')).toBeDefined()
  })
})
