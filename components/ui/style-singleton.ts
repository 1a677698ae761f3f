'use client'
import { useEffect } from 'react'

/** Replaces react-style-singleton with a constructed style sheet, which the content security policy allows. */
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
