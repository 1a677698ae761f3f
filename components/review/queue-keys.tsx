'use client'
import { useRef, useState, type ReactNode } from 'react'
import { ShortcutLegend, ShortcutsHelp, useShortcuts } from '@/components/admin/shortcuts'
import { todayText } from '@/content/today'

const { keys } = todayText

/** J and K go from row to row of the list inside, by the link of each, and Enter opens it as it opens any link. */
export function QueueKeys({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  const [help, setHelp] = useState(false)
  const go = (step: 1 | -1) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('tbody th a') ?? [])]
    const at = links.findIndex((link) => link === document.activeElement)
    links[Math.min(Math.max(at + step, 0), links.length - 1)]?.focus()
  }
  useShortcuts({ J: () => go(1), K: () => go(-1), '?': () => setHelp(true) })
  return (
    <div ref={list}>
      {children}
      <ShortcutLegend keys={keys.slice(0, 3)} className="auto-cols-max grid-flow-col pt-4 max-md:hidden" />
      {help ? <ShortcutsHelp keys={keys} onClose={() => setHelp(false)} /> : null}
    </div>
  )
}
