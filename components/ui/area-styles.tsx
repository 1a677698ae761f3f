'use client'
import { useInsertionEffect } from 'react'

const areas = ['site', 'access', 'portal', 'admin'] as const

/** Returns the names of the sheet's layers and other rules; none for sheets of other origins and sheets that failed to load. */
function namesIn(sheet: CSSStyleSheet): string[] {
  try {
    return [...sheet.cssRules].map((rule) => ('name' in rule ? String(rule.name) : ''))
  } catch {
    return []
  }
}

/** Disables the style sheets of other areas before the page is painted, because React keeps them and they would still apply. */
export function AreaStyles({ area }: { area: (typeof areas)[number] }) {
  useInsertionEffect(() => {
    const choose = () => {
      for (const sheet of document.styleSheets) {
        const names = namesIn(sheet)
        if (areas.some((one) => names.includes(one))) sheet.disabled = !names.includes(area)
      }
    }
    choose()
    // Sheets are checked after each load, because the sheet of a static page may arrive after the user has left its area.
    document.addEventListener('load', choose, true)
    return () => document.removeEventListener('load', choose, true)
  }, [area])
  return null
}
