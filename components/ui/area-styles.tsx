'use client'
import { useInsertionEffect } from 'react'

const areas = ['site', 'access', 'portal', 'admin'] as const

/** Returns the names of the sheet's layers and other named rules; sheets of other origins cannot be read. */
const namesIn = (sheet: CSSStyleSheet) =>
  sheet.href && new URL(sheet.href).origin !== location.origin
    ? []
    : [...sheet.cssRules].map((rule) => ('name' in rule ? rule.name : ''))

/** Disables the style sheets of other areas before the page is painted, because React keeps them and they would override. */
export function AreaStyles({ area }: { area: (typeof areas)[number] }) {
  useInsertionEffect(() => {
    const choose = () => {
      for (const sheet of document.styleSheets) {
        const names = namesIn(sheet)
        if (areas.some((one) => names.includes(one))) sheet.disabled = !names.includes(area)
      }
    }
    choose()
    // The whole sheet of a static page may still be loading when the user leaves that area.
    document.addEventListener('load', choose, true)
    return () => document.removeEventListener('load', choose, true)
  }, [area])
  return null
}
