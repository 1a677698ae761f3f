'use client'
import { ShortcutLegend, useShortcuts } from '@/components/admin/shortcuts'
import { booksText } from '@/content/books'

/** Keyboard shortcuts for the page of entries, where each row has the attribute `data-book-row`. */
export function EntryKeys() {
  useShortcuts({
    J: () => move(1),
    K: () => move(-1),
    E: () => press(rowWithFocus()?.querySelector('[data-book-teach]')),
    Enter: () => press(rowWithFocus()?.querySelector('[data-book-invoice]')),
    'Shift+E': () => press(document.querySelector('[data-book-export]')),
  })
  return <ShortcutLegend keys={booksText.keys} className="max-w-80 grid-cols-[auto_1fr]" />
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-book-row]')]
const rowWithFocus = () => rows().find((row) => row.contains(document.activeElement))

function move(step: 1 | -1): void {
  const all = rows()
  const here = all.findIndex((row) => row.contains(document.activeElement))
  const next = all[Math.min(Math.max(here + step, 0), all.length - 1)]
  next?.querySelector<HTMLElement>('h3')?.focus()
}

/** Focuses the element before the click, because the opened dialog later returns the focus to the element. */
function press(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return
  element.focus()
  element.click()
}
