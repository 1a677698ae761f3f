'use client'
import { useInsertionEffect } from 'react'

const areas = ['site', 'access', 'portal', 'admin'] as const

/** Returns the names of the sheet's cascade layers; an empty list if the browser may not read the sheet. */
function namesIn(sheet: CSSStyleSheet): string[] {
  try {
    return [...sheet.cssRules].map((rule) => ('name' in rule ? String(rule.name) : ''))
  } catch {
    return []
  }
}

/** Disables the style sheets of other areas before the page is painted, because React never removes them. */
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
