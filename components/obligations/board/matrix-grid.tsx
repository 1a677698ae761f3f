'use client'
import Link from 'next/link'
import { useRef, useState, type KeyboardEvent } from 'react'
import { SelectBox, useSelection } from '@/components/admin/selection'
import { useShortcuts } from '@/components/admin/shortcuts'
import { cellIcons, cellLooks } from '@/components/obligations/board/matrix-legend'
import { OpenObligation } from '@/components/obligations/board/open-obligation'
import { ShareBar } from '@/components/obligations/board/share-bar'
import { cn } from '@/components/ui/cn'
import { useAct } from '@/components/ui/use-act'
import { boardText } from '@/content/obligation-board'
import { obligationStates } from '@/content/obligations'
import { clientHref } from '@/lib/format/client-href'
import { formatNitWithDigit } from '@/lib/format/nit'
import { changeObligationAction } from '@/lib/obligations/actions'
import { upTo, type BoardColumn } from '@/lib/obligations/board/board'
import type { Cell } from '@/lib/obligations/board/cell'
import { toast } from '@/lib/toast'

const matrixText = boardText.matrix
const quickText = boardText.quick
const keyedStates = ['not-started', 'waiting', 'in-progress', 'in-review', 'ready'] as const

export type GridClient = {
  id: string
  title: string
  nit: string | null
  advisor: { initials: string; name: string } | null
  cells: readonly Cell[]
}
type MatrixGridProps = { label: string; clients: readonly GridClient[]; columns: readonly BoardColumn[] }

const sticky = 'sticky z-[1] bg-paper group-has-checked:bg-sheet'
const folio = 'border-r-4 border-double border-rule-green'

/** Follows the ARIA grid pattern: Tab reaches one cell, and the arrow keys move between cells. */
export function MatrixGrid({ label, clients, columns }: MatrixGridProps) {
  const [at, setAt] = useState<readonly [number, number]>([0, 1])
  const grid = useRef<HTMLTableElement>(null)
  const { toggle } = useSelection()
  const cellAt = (row: number, column: number) =>
    clients[row]?.cells.find((cell) => cell.column === columns[column - 2]?.key)
  useQuickState(() => (grid.current?.contains(document.activeElement) ? cellAt(...at) : undefined))

  const [row, column] = [Math.min(at[0], clients.length - 1), Math.min(at[1], columns.length + 1)]
  const stop = (r: number, c: number) => (r === row && c === column ? 0 : -1)
  function goTo(r: number, c: number) {
    const target = [
      Math.max(0, Math.min(r, clients.length - 1)),
      Math.max(0, Math.min(c, columns.length + 1)),
    ] as const
    setAt(target)
    grid.current?.querySelector<HTMLElement>(`[data-at="${target.join()}"]`)?.focus()
  }
  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    // Keys typed in an obligation that is open inside its cell must not move the focus to other cells.
    if (!(event.target as HTMLElement).dataset['at']) return
    if (event.altKey || event.metaKey || event.shiftKey) return
    const far = columns.length + 1
    const steps: Record<string, readonly [number, number]> = {
      ArrowRight: [row, column + 1],
      ArrowLeft: [row, column - 1],
      ArrowDown: [row + 1, column],
      ArrowUp: [row - 1, column],
      Home: [event.ctrlKey ? 0 : row, 0],
      End: [event.ctrlKey ? clients.length : row, far],
      PageDown: [row + 10, column],
      PageUp: [row - 10, column],
    }
    const step = steps[event.key]
    const client = clients[row]
    if (step && (!event.ctrlKey || event.key === 'Home' || event.key === 'End')) goTo(...step)
    else if (event.key === ' ' && client && !event.ctrlKey) toggle(client.id, false)
    else return
    event.preventDefault()
  }

  return (
    <table
      ref={grid}
      role="grid"
      aria-label={label}
      aria-multiselectable
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const place = target.closest<HTMLElement>('[data-at]')?.dataset['at']?.split(',').map(Number)
        if (place) setAt([place[0] ?? 0, place[1] ?? 0])
      }}
      className="w-max min-w-full border-separate border-spacing-0 text-sm"
    >
      <thead>
        <tr>
          <th scope="col" className="sticky left-0 z-[2] w-tap border-b border-ink bg-paper">
            <span className="sr-only">{matrixText.choose}</span>
          </th>
          <th
            scope="col"
            className={cn(
              'sticky left-tap z-[2] border-b border-b-ink bg-paper py-2 pr-3 text-left align-bottom',
              folio,
            )}
          >
            {matrixText.client}
          </th>
          {columns.map(({ key, title, short, days, share }) => (
            <th
              key={key}
              scope="col"
              title={title}
              className="max-w-40 min-w-24 border-b border-ink px-3 py-2 text-left align-bottom leading-snug font-[550]"
            >
              <span aria-hidden>{short}</span>
              <span className="sr-only">{title}</span>
              {days ? <small className="block text-xs font-normal text-ink-2">{days}</small> : null}
              {share ? <ShareBar {...share} /> : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {clients.map((client, r) => (
          <tr key={client.id} data-item={client.id} className="group has-checked:bg-sheet">
            <td className={cn(sticky, 'left-0 border-b border-rule')}>
              <SelectBox id={client.id} title={client.title} tabIndex={stop(r, 0)} at={`${r},0`} />
            </td>
            <th
              scope="row"
              className={cn(sticky, folio, 'left-tap border-b border-b-rule pr-3 text-left font-normal')}
            >
              <span className="flex w-26 items-center gap-2 sm:w-60">
                <Link
                  href={clientHref(client.id, 'trabajo')}
                  prefetch={false}
                  tabIndex={stop(r, 1)}
                  data-at={`${r},1`}
                  className="grid min-h-tap min-w-0 flex-1 content-center py-1 leading-snug wrap-anywhere hover:underline"
                >
                  <bdi className="font-[550]">{client.title}</bdi>
                  {client.nit ? (
                    <small className="text-xs text-ink-2">{formatNitWithDigit(client.nit)}</small>
                  ) : null}
                </Link>
                {client.advisor ? (
                  <abbr
                    title={client.advisor.name}
                    className="grid size-8 flex-none place-items-center rounded-full border border-rule-field bg-sunk text-xs font-[550] no-underline max-sm:hidden"
                  >
                    <span aria-hidden>{client.advisor.initials}</span>
                    <span className="sr-only">{client.advisor.name}</span>
                  </abbr>
                ) : null}
              </span>
            </th>
            {columns.map(({ key, title }, c) => {
              const place = { tabIndex: stop(r, c + 2), 'data-at': `${r},${c + 2}` }
              const cell = cellAt(r, c + 2)
              if (!cell)
                return (
                  <td key={key} {...place} className="border-r border-b border-rule px-3 text-ink-2">
                    <span aria-hidden>–</span>
                    <span className="sr-only">{matrixText.none}</span>
                  </td>
                )
              const Icon = cellIcons[cell.look]
              return (
                <td key={key} className={cn('border-r border-b border-rule p-0', cellLooks[cell.look])}>
                  <OpenObligation
                    {...place}
                    id={cell.id}
                    name={`${client.title}: ${title}`}
                    className="flex min-h-tap items-center gap-2 px-3 whitespace-nowrap no-underline hover:underline"
                  >
                    <Icon className="size-4 flex-none" strokeWidth={2} aria-hidden />
                    {cell.word}
                    {cell.said ? <span className="sr-only">, {cell.said}</span> : null}
                  </OpenObligation>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td className="sticky left-0 z-[1] bg-paper">
            <span className="sr-only">{boardText.clients(clients.length)}</span>
          </td>
          <th scope="row" className={cn('sticky left-tap z-[1] bg-paper py-3 pr-3 text-left', folio)}>
            {matrixText.whole}
          </th>
          {columns.map(({ key, left }) => (
            <td key={key} className="border-r border-rule px-3 py-3 font-[550]">
              {left === 0 ? matrixText.complete : left === null ? null : matrixText.left(upTo(100, left))}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

/** Keys 1 to 5 set the state, except of a filed obligation, because a new state would remove its receipt. */
function useQuickState(focused: () => Cell | undefined): void {
  const { busy, act } = useAct()
  function set(state: (typeof keyedStates)[number]) {
    const cell = focused()
    if (!cell || busy || cell.state === state) return
    if (!cell.open) {
      toast({ kind: 'error', title: quickText.failed, description: quickText.settled })
      return
    }
    act({
      work: () =>
        changeObligationAction({
          obligation: cell.id,
          seen: cell.version,
          state,
          message: cell.message ?? '',
        }),
      done: { title: quickText.done, description: obligationStates[state] },
      failed: quickText.failed,
    })
  }
  useShortcuts(Object.fromEntries(keyedStates.map((state, place) => [String(place + 1), () => set(state)])))
}
