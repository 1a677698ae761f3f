'use client'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { tabListStyles, tabStyles } from '@/components/ui/tab-styles'

type Tab = { id: string; label: string; panel: ReactNode }

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** The hash of the URL selects a tab; without script all panels are shown one below the other. */
export function AssistantTabs({ label, tabs }: { label: string; tabs: readonly [Tab, ...Tab[]] }) {
  const [chosen, setChosen] = useState(tabs[0].id)
  const list = useRef<HTMLDivElement>(null)

  const choose = (id: string) => {
    setChosen(id)
    history.replaceState(null, '', `#${id}`)
  }

  useLayoutEffect(() => {
    const known = () => tabs.find(({ id }) => `#${id}` === location.hash)
    const open = (tab = known()) => tab && setChosen(tab.id)
    const follow = () => {
      const tab = known()
      open(tab)
      if (tab) document.getElementById(`tab-${tab.id}`)?.focus()
    }
    // If a tab was pressed before the scripts arrived, it has the focus and is opened now.
    open(known() ?? tabs.find(({ id }) => document.activeElement?.id === `tab-${id}`))
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [tabs])

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === chosen)
    const next = tabs[steps[event.key]?.(at, tabs.length - 1) ?? -1]
    if (!next) return
    event.preventDefault()
    choose(next.id)
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus()
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className={`mt-4 max-md:gap-x-2! md:mt-12 [@media(scripting:none)]:hidden ${tabListStyles}`}
      >
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-controls={id}
            aria-selected={id === chosen}
            data-state={id === chosen ? 'active' : 'inactive'}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => choose(id)}
            className={`max-md:text-sm max-md:not-first:px-1.5! max-[22rem]:text-xs max-[22rem]:not-first:px-0.5! ${tabStyles}`}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          className={`scroll-mt-40 pt-3 md:pt-8 ${id === chosen ? '' : 'hidden [@media(scripting:none)]:block'}`}
        >
          {panel}
        </div>
      ))}
    </>
  )
}
