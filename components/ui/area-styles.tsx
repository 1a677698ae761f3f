'use client'
import { useInsertionEffect } from 'react'

const areas = ['site', 'access', 'portal', 'admin'] as const

/** Returns the names of a style sheet's cascade layers; an empty list if the browser may not read the style sheet. */
function namesIn(sheet: CSSStyleSheet): string[] {
  try {
    return [...sheet.cssRules].map((rule) => ('name' in rule ? String(rule.name) : ''))
  } catch {
    return []
  }
}

/**
 * Disables the style sheets of the site's other areas before the page is painted.
 * React never removes a style sheet, so an earlier area's style sheet would change the look of this area.
 */
export function AreaStyles({ area }: { area: (typeof areas)[number] }) {
  useInsertionEffect(() => {
    const choose = () => {
      for (const sheet of document.styleSheets) {
        const names = namesIn(sheet)
        if (areas.some((one) => names.includes(one))) sheet.disabled = !names.includes(area)
      }
    }
    choose()
    // A style sheet of the previous area may load late, so all style sheets are checked after each load.
    document.addEventListener('load', choose, true)
    return () => document.removeEventListener('load', choose, true)
  }, [area])
  return null
}
