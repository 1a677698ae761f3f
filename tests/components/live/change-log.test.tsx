import { describe, expect, test } from 'vitest'
import { applyChanges, changeLog, emptyLog, type Change } from '@/components/live/change-log'

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
  test('an insert goes on top', () => {
    expect(names(after(change('INSERT', { id: 'c', name: 'Nueva' })))).toEqual([
      'Nueva',
      'Recibo',
      'Extracto',
    ])
  })
  test('an insert that the list holds already is not shown twice', () => {
    expect(after(change('INSERT', { id: 'a', name: 'Extracto' }))).toEqual(rows)
  })
  test('an update replaces the row where it stands', () => {
    expect(names(after(change('UPDATE', { id: 'a', name: 'Corregido' })))).toEqual(['Recibo', 'Corregido'])
  })
  test('a deletion removes the row by its id alone', () => {
    expect(names(after(change('DELETE', { id: 'b' })))).toEqual(['Extracto'])
  })
  test('rows that are not listed stay out', () => {
    expect(after(change('UPDATE', { id: 'z', name: 'Ajena' }), change('DELETE', { id: 'y' }))).toEqual(rows)
  })
  test('what the list does not show stays out', () => {
    expect(after(change('INSERT', { id: 'c', name: 'Tarea', kind: 'task' }))).toEqual(rows)
  })
})

describe('what happened since the list was asked for', () => {
  const early = change('INSERT', { id: 'c' })
  const late = change('INSERT', { id: 'd' })

  test('outlives the answer; what came before is in the answer', () => {
    let log = changeLog(emptyLog, { type: 'changed', change: early })
    log = changeLog(log, { type: 'asked' })
    log = changeLog(log, { type: 'changed', change: late })
    expect(log.entries).toHaveLength(2)
    log = changeLog(log, { type: 'read' })
    expect(log.entries.map(({ row }) => row.id)).toEqual(['d'])
  })
  test('a list that came unasked hides nothing', () => {
    let log = changeLog(emptyLog, { type: 'changed', change: early })
    log = changeLog(log, { type: 'read' })
    expect(log.entries).toHaveLength(1)
  })
})
