'use client'
import type { KeyboardEvent, ReactNode } from 'react'

const steps: Record<string, readonly [column: number, row: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const positionOf = (link: HTMLElement) => (link.dataset.cell ?? '').split(' ').map(Number) as [number, number]

/** In a table of links that say where they stand (`data-cell="column row"`), arrows lead to the next one on their way. */
export function GridKeys({ children }: { children: ReactNode }) {
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = steps[event.key]
    const from = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-cell]') : null
    if (!step || !from || event.ctrlKey || event.metaKey || event.altKey) return
    const [column, row] = positionOf(from)
    const ahead = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-cell]')]
      .map((link) => {
        const [x, y] = positionOf(link)
        const along = (x - column) * step[0] + (y - row) * step[1]
        const beside = Math.abs((x - column) * step[1]) + Math.abs((y - row) * step[0])
        return { link, along, beside }
      })
      // Hidden columns of a narrow screen take no focus.
      .filter(({ link, along }) => along > 0 && link.getClientRects().length > 0)
      .toSorted((a, b) => a.beside - b.beside || a.along - b.along)
    event.preventDefault()
    ahead[0]?.link.focus()
  }
  return <div onKeyDown={onKeyDown}>{children}</div>
}
