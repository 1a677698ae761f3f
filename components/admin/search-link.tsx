'use client'
import { Search } from 'lucide-react'
import Link from 'next/link'
import type { MouseEvent } from 'react'
import { useSearchPalette } from '@/components/search/use-search-palette'
import { adminText } from '@/content/admin-sections'

/** Opens the search of the workspace, also with Ctrl or ⌘ and K; without script it links to the search page. */
export function SearchLink() {
  const { open, palette } = useSearchPalette('firm')
  function press(event: MouseEvent) {
    // The browser handles presses with a modifier key, which open a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open()
  }
  return (
    <>
      <Link
        href="/admin/buscar"
        prefetch={false}
        aria-keyshortcuts="Control+K"
        onClick={press}
        className="ml-auto flex min-h-tap min-w-tap items-center justify-center gap-2 self-center text-sm text-ink-2 no-underline hover:underline min-[64rem]:rounded-control min-[64rem]:border min-[64rem]:border-rule-field min-[64rem]:px-3"
      >
        <Search className="size-5" strokeWidth={1.75} aria-hidden />
        <span className="max-[64rem]:sr-only">{adminText.search.label}</span>
        <kbd
          aria-hidden
          className="font-sans text-xs whitespace-nowrap max-[90rem]:hidden pointer-coarse:hidden"
        >
          {adminText.search.key}
        </kbd>
      </Link>
      {palette}
    </>
  )
}
