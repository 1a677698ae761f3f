'use client'
import { useInsertionEffect } from 'react'

const areas = ['site', 'access', 'portal', 'admin'] as const

/** Names of the layers and of what else has a name. Only our own sheets can be read. */
const namesIn = (sheet: CSSStyleSheet) =>
  sheet.href && new URL(sheet.href).origin !== location.origin
    ? []
    : [...sheet.cssRules].map((rule) => ('name' in rule ? rule.name : ''))

/**
 * React leaves the style sheet of an area in the page when the user goes on to another area. This turns off those of the others,
 * because their classes would overrule some of the area's own; it happens before the new page is painted.
 */
export function AreaStyles({ area }: { area: (typeof areas)[number] }) {
  useInsertionEffect(() => {
    for (const sheet of document.styleSheets) {
      const names = namesIn(sheet)
      if (areas.some((one) => names.includes(one))) sheet.disabled = !names.includes(area)
    }
  }, [area])
  return null
}
