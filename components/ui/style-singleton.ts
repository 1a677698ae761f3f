'use client'
import { useEffect } from 'react'

/**
 * Stands in for react-style-singleton (scroll lock of dialogs and selects): a constructed sheet is not an inline
 * style, so the content security policy needs no exception for a text that changes with the scrollbar's width.
 */
export function styleSingleton() {
  let sheet: CSSStyleSheet | undefined
  let users = 0
  return function Style({ styles }: { styles: string; dynamic?: boolean }) {
    useEffect(() => {
      const own = (sheet ??= new CSSStyleSheet())
      own.replaceSync(styles)
      if (users++ === 0) document.adoptedStyleSheets = [...document.adoptedStyleSheets, own]
      return () => {
        if (--users === 0)
          document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== own)
      }
    }, [styles])
    return null
  }
}
