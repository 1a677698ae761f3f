'use client'
import Link from 'next/link'
import { useEffect, useState } from 'react'
import { Icon } from '@/components/site/icon'
import { cookieBanner } from '@/content/navigation'

const storageKey = 'cookiesAccepted'
const delay = 1000

function accepted(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

function remember() {
  try {
    localStorage.setItem(storageKey, 'true')
  } catch {
    // If the browser forbids storage, the banner returns on the next page.
  }
}

/** The banner appears 1 s after the page has loaded, until the visitor has used one of its two controls. */
export function CookieBanner() {
  const [shown, setShown] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const start = () => {
      // The first read of the storage takes 50 ms on a phone, so the script waits until the page is shown.
      timer = setTimeout(() => setShown(!accepted()), delay)
    }
    if (document.readyState === 'complete') start()
    else window.addEventListener('load', start, { once: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('load', start)
    }
  }, [])

  if (!shown) return null

  const hide = () => {
    remember()
    setShown(false)
  }

  return (
    <>
      {/* This space at the end of the page keeps the banner from covering content. */}
      <div aria-hidden className="h-44 min-[60rem]:h-20 print:hidden" />
      <section
        data-cookie-banner
        aria-label={cookieBanner.label}
        className="fixed inset-x-0 bottom-14 z-20 animate-[rise_0.35s_ease-out] border-t border-ink bg-sheet text-sm max-[18rem]:bottom-0 max-[18rem]:max-h-[33dvh] max-[18rem]:overflow-y-auto min-[60rem]:bottom-0 print:hidden"
      >
        <div className="relative flex flex-wrap items-center justify-center gap-x-8 gap-y-1.5 px-gut py-3 pr-16 min-[60rem]:pr-64">
          <p className="max-w-[62ch] leading-[1.45] max-md:w-full">
            {cookieBanner.text} {cookieBanner.data}
          </p>
          <div className="flex items-center gap-5 max-md:w-full max-md:flex-row-reverse max-md:justify-end">
            <Link
              href="/politica-cookies"
              prefetch={false}
              className="inline-flex min-h-tap items-center font-[550] text-green underline"
            >
              {cookieBanner.policies}
            </Link>
            <button
              type="button"
              onClick={hide}
              className="min-h-tap rounded-control border border-green bg-green px-5 font-[550] text-sheet hover:bg-green-deep max-md:min-w-36"
            >
              {cookieBanner.accept}
            </button>
          </div>
          <button
            type="button"
            onClick={hide}
            aria-label={cookieBanner.close}
            className="absolute top-1.5 right-2 grid size-tap place-items-center min-[60rem]:top-auto min-[60rem]:right-46"
          >
            <Icon name="close" />
          </button>
        </div>
      </section>
    </>
  )
}
