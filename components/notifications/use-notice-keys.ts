import { useEffect, useEffectEvent, type RefObject } from 'react'

type NoticeKeys = { onToggle: (id: string) => void; onAll: () => void }

/** J and K move between the rows; L marks the row as read or unread, Shift+L all rows. */
export function useNoticeKeys(list: RefObject<HTMLElement | null>, { onToggle, onAll }: NoticeKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-notice]') ?? [])]
    const here = rows.findIndex((row) => row.contains(document.activeElement))
    const key = event.key.toUpperCase()
    if (key === 'J') focusRow(rows[Math.min(here + 1, rows.length - 1)])
    else if (key === 'K') focusRow(rows[Math.max(here - 1, 0)])
    else if (key === 'L' && event.shiftKey) onAll()
    else if (key === 'L' && rows[here]) onToggle(rows[here].dataset.notice ?? '')
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const element = list.current
    const listen = (event: KeyboardEvent) => press(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [list])
}

const focusRow = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('h3 a')?.focus()
