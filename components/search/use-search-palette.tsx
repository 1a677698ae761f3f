'use client'
import dynamic from 'next/dynamic'
import { useEffect, useState, type ReactNode } from 'react'
import { openedPart } from '@/components/ui/opened-part'
import type { SearchArea } from '@/lib/search/href'

const SearchPalette = dynamic(
  openedPart(() => import('@/components/search/search-palette').then((module) => module.SearchPalette)),
  { loading: () => null },
)

/** Opens the search by Ctrl+K, ⌘K or `open`; the search's code is loaded at the first opening. */
export function useSearchPalette(area: SearchArea): { open: () => void; palette: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, key } = event
      if ((!ctrlKey && !metaKey) || altKey || shiftKey || key.toLowerCase() !== 'k') return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return {
    open: () => setOpen(true),
    palette: isOpen ? <SearchPalette area={area} onClose={() => setOpen(false)} /> : null,
  }
}
