import { useRef, useState } from 'react'
import type { CivilDay } from '@/lib/calendar/civil-day'
import type { Chosen } from '@/lib/obligations/board/board'
import {
  blankFiling,
  canBeConfirmed,
  doubtsOf,
  fillIn,
  isFilled,
  placeFiles,
  type DroppedFile,
  type Filing,
  type Row,
} from '@/lib/obligations/filing'

/** Holds the typed values and the dropped files of the selected obligations until they are saved. */
export function useFilings(rows: readonly Chosen[], today: CivilDay) {
  const [files, setFiles] = useState<readonly DroppedFile[]>([])
  /** The newest list of files, because the member can move or remove files while others are being read. */
  const newest = useRef(files)
  const [typed, setTyped] = useState<Readonly<Record<string, Filing>>>({})

  const filingOf = (row: Chosen): Filing => typed[row.id] ?? blankFiling(row, today)
  const change = (row: Chosen, part: Partial<Filing>) =>
    setTyped((before) => ({
      ...before,
      [row.id]: { ...(before[row.id] ?? blankFiling(row, today)), ...part },
    }))

  function keep(next: readonly DroppedFile[], changed: readonly (string | null)[]) {
    newest.current = next
    setFiles(next)
    setTyped((before) => {
      const after = { ...before }
      for (const row of rows)
        if (changed.includes(row.id))
          after[row.id] = fillIn(
            before[row.id] ?? blankFiling(row, today),
            row.expected,
            next.filter(({ obligation }) => obligation === row.id),
          )
      return after
    })
  }

  function take(read: Parameters<typeof placeFiles>[0]): DroppedFile[] {
    const expected = rows.filter(({ own }) => !own).map((row) => row.expected)
    const placed = placeFiles(read, newest.current, expected)
    keep(
      [...newest.current, ...placed],
      placed.map(({ obligation }) => obligation),
    )
    return placed
  }
  const replace = (key: string, part: Partial<DroppedFile>, changed: readonly (string | null)[] = []) =>
    keep(
      newest.current.map((file) => (file.key === key ? { ...file, ...part } : file)),
      changed,
    )

  const states = rows.map((chosen) => {
    const row: Row = { ...chosen, files: files.filter(({ obligation }) => obligation === chosen.id) }
    const filing = filingOf(chosen)
    const filled = isFilled(row, filing)
    const disagreements = [...new Set(row.files.flatMap((file) => file.disagreements))]
    const doubts = filled && !chosen.own ? doubtsOf(filing, chosen.expected, today) : []
    const impossible = doubts.some((doubt) => !canBeConfirmed(doubt))
    const asked = disagreements.length > 0 || doubts.some(canBeConfirmed)
    const paid = row.files.some(({ kind }) => kind === 'payment')
    return {
      row,
      filing,
      filled,
      disagreements,
      doubts,
      unsettled: filled && (impossible || (asked && !filing.settled)),
      incomplete:
        filled &&
        ((!chosen.own && filing.number.trim() === '') || filing.day === '' || (paid && filing.paidOn === '')),
    }
  })

  return {
    files,
    states,
    left: files.filter(({ obligation }) => obligation === null),
    hasDraft: files.length > 0 || Object.keys(typed).length > 0,
    change,
    take,
    assign: (key: string, obligation: string) =>
      replace(key, { obligation, why: null, disagreements: [] }, [obligation]),
    setKind: (key: string, kind: DroppedFile['kind']) => replace(key, { kind }),
    remove: (file: DroppedFile) =>
      replace(file.key, { obligation: null, why: 'removed', disagreements: [] }, [file.obligation]),
    /** Removes files that the server refused from their rows, and gives new keys to files whose uploads expired. */
    settleSent: (refused: ReadonlyMap<string, string>, expired: readonly string[]) =>
      keep(
        newest.current.map((file) => {
          const refusal = refused.get(file.key)
          if (refusal !== undefined)
            return { ...file, obligation: null, why: 'refused', refusal, disagreements: [] }
          return expired.includes(file.key) ? { ...file, key: crypto.randomUUID() } : file
        }),
        [],
      ),
  }
}
