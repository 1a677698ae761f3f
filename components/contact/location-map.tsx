'use client'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from '@/components/site/icon'
import { buttonStyles } from '@/components/ui/button-styles'
import { contactMap } from '@/content/contact'

/** Shows `children` until the visitor asks for the map. */
export function LocationMap({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false)
  const map = useRef<HTMLIFrameElement>(null)

  // The map replaces the pressed button, so the map takes the focus.
  useEffect(() => map.current?.focus(), [isShown])

  return (
    <div className="relative grid h-[450px] place-items-center overflow-hidden bg-sunk">
      {isShown ? (
        <iframe
          ref={map}
          src={contactMap.embed}
          title={contactMap.title}
          allowFullScreen
          className="size-full"
        />
      ) : (
        <>
          {children}
          <div className="relative m-4 max-w-96 border border-ink bg-sheet p-6 shadow-lift">
            <h2 className="text-lg/[1.25] font-[550]">{contactMap.title}</h2>
            <p className="mt-1 text-ink-2">{contactMap.text}</p>
            <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
              <button
                type="button"
                onClick={() => setIsShown(true)}
                className={`${buttonStyles({ variant: 'primary', size: 'sm' })} noscript:hidden`}
              >
                {contactMap.load}
              </button>
              <a
                href={contactMap.href}
                target="_blank"
                rel="noopener noreferrer"
                className="inline-flex min-h-tap items-center gap-1.5 text-sm underline hover:decoration-2"
              >
                {contactMap.open}
                <Icon name="out" />
              </a>
            </div>
          </div>
        </>
      )}
    </div>
  )
}
